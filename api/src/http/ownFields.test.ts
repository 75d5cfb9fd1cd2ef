import type { Call } from '../rest/call.ts';
import { POSITIONS } from '../rules/people/positions.ts';
import { fieldsOf } from '../testing/arbitraryInput.ts';
import { dumpOf } from '../testing/storeDump.ts';
import { TestServer } from '../testing/testServer.ts';
import { signedInCalls } from './restCalls.ts';

/** Two stores that hold the same: what is sent to one differs by fields that are not the call's own. */
let plain: TestServer;
let overfull: TestServer;

beforeAll(async () => {
  [plain, overfull] = [await seeded(), await seeded()];
});
afterAll(() => Promise.all([plain.stop(), overfull.stop()]));

async function seeded(): Promise<TestServer> {
  const server = await TestServer.start();
  await server.store.deal({ number: 1, closer_id: await server.store.employee() });
  await server.store.up('2026-06-17');
  await server.store.up('2026-06-17');
  return server;
}

/** A request of every call that has a body, with a few fields of its own. */
const requests: [path: string, body: Record<string, unknown>][] = [
  ['/deals/adddeal', { id: 77, notes: 'new' }],
  ['/deals/updatedeal?dealId=1', { customer_name: 'Scarlett' }],
  ['/deals/updatedealgross?dealId=1', { front_gross: '12.50' }],
  ['/deals/updatedealgrossstatus?dealId=1', { updated: 1 }],
  ['/employees/updateemployee?employeeId=1', { team: 2 }],
  ['/uplogs/ensure', { date: '2026-06-18' }],
  ['/uplogs/row/add', { up_log_id: 1, customer_name: 'Rhett' }],
  ['/uplogs/row/1', { sold: 'Yes' }],
  ['/uplogs/updateorder', { rows: [{ id: 1, display_order: 2 }] }],
  ['/invites', { email: 'new@store.example' }],
  ['/settings/updatevacationunits', { employee_id: 1, month: '2026-06', unit_count: 1.5 }],
  ['/settings/updateworkingdayssettings', { total_working_days: 26 }],
  ['/settings/updatemonthpottotal', { monthPotTotal: '100' }],
];

const writing = signedInCalls.filter(call => call.body);

const callOf = (path: string): (typeof writing)[number] | undefined =>
  writing.find(call => new RegExp(`^${call.path.replace(/\{\w+\}/, '\\w+')}(\\?|$)`).test(path));

/** Whatever another call, or a table, calls a field: 3 is no value that any of them has. */
async function foreignTo(call: Call): Promise<Record<string, number>> {
  const columns = await plain.store.database.rows<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const names = columns.map(({ name }) => name);
  const ours = names.map(name => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const sent = writing.flatMap(each => (each.body ? fieldsOf(each.body) : []));
  const own = call.body ? fieldsOf(call.body) : [];
  const foreign = [...names, ...ours, ...sent].filter(name => !own.includes(name));
  return Object.fromEntries(foreign.map(name => [name, 3]));
}

it('is shown for every call with a body', () => {
  expect(new Set(requests.map(([path]) => callOf(path)))).toEqual(new Set(writing));
});

it.each(requests)('%s writes its own fields and no others', async (path, own) => {
  const call = callOf(path);
  if (!call) throw new Error('There is no such call.');
  const holder = POSITIONS.findLast(({ id }) => call.right({ position: id }))?.id ?? 5;
  const [client, overfullClient] = [await plain.as(holder), await overfull.as(holder)];
  const before = await dumpOf(plain.store.database);

  const expected = await client.send(call.method, `/api${path}`, own);
  const answer = await overfullClient.send(call.method, `/api${path}`, {
    ...(await foreignTo(call)),
    ...own,
  });

  expect([expected.status, answer.status]).toEqual([call.status, call.status]);
  const written = await dumpOf(plain.store.database);
  expect(written).not.toEqual(before);
  expect(await dumpOf(overfull.store.database)).toEqual(written);
});

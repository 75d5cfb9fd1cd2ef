import type { RestCall } from '../platform/rest/restCall.ts';
import { POSITIONS } from '../rules/people/positions.ts';
import { listInputFields } from '../testing/api/arbitraryInput.ts';
import { dumpStore } from '../testing/postgres/storeDump.ts';
import { TestServer } from '../testing/testServer.ts';
import { signedInCalls } from './restApi.ts';

/**
 * Two equal stores. The server of the second store receives the same requests as the first server, with
 * additional foreign fields.
 */
let plain: TestServer;
let extended: TestServer;

beforeAll(async () => {
  [plain, extended] = [await startSeeded(), await startSeeded()];
});
afterAll(() => Promise.all([plain.stop(), extended.stop()]));

async function startSeeded(): Promise<TestServer> {
  const server = await TestServer.start();
  await server.store.insertDeal({ number: 1, closer_id: await server.store.insertEmployee() });
  await server.store.insertUp('2026-06-17');
  await server.store.insertUp('2026-06-17');
  return server;
}

/** A request of every call with a body. Each request has a few fields of the call. */
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

const callsWithBody = signedInCalls.filter(call => call.body);

const findCall = (path: string): (typeof callsWithBody)[number] | undefined =>
  callsWithBody.find(call => new RegExp(`^${call.path.replace(/\{\w+\}/, '\\w+')}(\\?|$)`).test(path));

/**
 * Returns fields of other calls and of tables, each with the value 3. The value is invalid for every field.
 */
async function listForeignFields(call: RestCall): Promise<Record<string, number>> {
  const columns = await plain.store.database.rows<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const names = columns.map(({ name }) => name);
  const camelCaseNames = names.map(name =>
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const bodyFields = callsWithBody.flatMap(each => (each.body ? listInputFields(each.body) : []));
  const accepted = call.body ? listInputFields(call.body) : [];
  const foreign = [...names, ...camelCaseNames, ...bodyFields].filter(name => !accepted.includes(name));
  return Object.fromEntries(foreign.map(name => [name, 3]));
}

it('has a request for every call with a body', () => {
  expect(new Set(requests.map(([path]) => findCall(path)))).toEqual(new Set(callsWithBody));
});

it.each(requests)('writes only the declared fields of the call %s', async (path, ownFields) => {
  const call = findCall(path);
  if (!call) throw new Error('This address doesn’t exist in the API.');
  const position = POSITIONS.findLast(({ id }) => call.right({ position: id }))?.id ?? 5;
  const [client, extendedClient] = [await plain.signInAs(position), await extended.signInAs(position)];
  const before = await dumpStore(plain.store.database);

  const plainResponse = await client.send(call.method, `/api${path}`, ownFields);
  const extendedResponse = await extendedClient.send(call.method, `/api${path}`, {
    ...(await listForeignFields(call)),
    ...ownFields,
  });

  expect([plainResponse.status, extendedResponse.status]).toEqual([call.status, call.status]);
  const dump = await dumpStore(plain.store.database);
  expect(dump).not.toEqual(before);
  expect(await dumpStore(extended.store.database)).toEqual(dump);
});

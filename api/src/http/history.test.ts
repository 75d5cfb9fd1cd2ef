import fc from 'fast-check';
import type { Position } from '../rules/people/positions.ts';
import { seed } from '../testing/seed.ts';
import { sendSheet } from '../testing/sentSheet.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { writeCalls } from '../testing/writeCalls.ts';
import type { Door } from '../viewer/source.ts';

/** A call that changes something, and what its history is of. */
interface Write {
  readonly of: string;
  readonly by: Position;
  /** When it is not the one that the call came by. */
  readonly door?: Door;
  send(client: TestClient): Promise<unknown>;
}

let server: TestServer;
/** Someone whose position, team and vacation change. */
let person: number;

beforeAll(async () => {
  server = await TestServer.start();
  server.store.clock.set('2026-06-17T15:00:00Z');
  person = await server.store.employee({ name: 'Sam Rivera', team: 2 });
});
afterAll(() => server.stop());

const mutation = (text: () => string | Promise<string>, of: string, by: Position = 3): Write => ({
  of,
  by,
  send: async client => {
    const { errors } = await client.graphql(`mutation { ${await text()} }`);
    expect(errors).toBeUndefined();
  },
});

const call = (
  method: string,
  path: () => string | Promise<string>,
  of: string,
  { by = 3, body }: { by?: Position; body?: object | (() => object) } = {},
): Write => ({
  of,
  by,
  send: async client => {
    const sent = typeof body === 'function' ? body() : body;
    expect((await client.send(method, `/api${await path()}`, sent)).status).toBeLessThan(300);
  },
});

const linkedPerson = async () => {
  const id = await server.store.employee();
  await server.store.database.rows('update employee set identity_subject = $2 where id = $1', [
    id,
    `subject-${id}`,
  ]);
  return id;
};

/** Leaves no history here, for the reason beside it. */
const none = null;

const deal = () => server.store.deal();
/** The number of a deal that another person deleted. */
const deletedDeal = async () => {
  const number = await deal();
  const { errors } = await (await server.as(3)).graphql(`mutation { deleteDeal(number: ${number}) }`);
  expect(errors).toBeUndefined();
  return number;
};
const closeMonth = async (client: TestClient, month: string) => {
  const { data } = await client.graphql(`{ monthToClose(month: "${month}") { figuresId } }`);
  const { errors } = await client.graphql(
    `mutation { closeMonth(month: "${month}", figuresId: "${data.monthToClose.figuresId}") { id } }`,
  );
  expect(errors).toBeUndefined();
};
const pendingInvite = async () => {
  const manager = await server.as(3);
  const { data } = await manager.graphql('mutation { createInvite(email: "old@store.example") { id } }');
  return data.createInvite.id;
};
const tokenOf = async (client: TestClient) => {
  const made = await client.graphql(
    'mutation { createAccessToken(name: "Excel", expiresOn: "2026-07-01") { accessToken { id } } }',
  );
  return made.data.createAccessToken.accessToken.id;
};

const A_DISPLAY = '{ name: "Showroom", boards: [MESSAGE] }';
const lettersOfADevice = async (): Promise<string> =>
  (await server.anonymous.post('/api/displays/letters')).body.letters;
const pairedDisplay = async (): Promise<number> => {
  const { data } = await (await server.as(3)).graphql(
    `mutation { pairDisplay(letters: "${await lettersOfADevice()}", input: ${A_DISPLAY}) { id } }`,
  );
  return data.pairDisplay.id;
};

/** Someone who is next in turn, with somebody behind them. */
const inTurn = async () => {
  await server.store.database.rows(`delete from up_log_row where up_type = 'On Turn'`);
  const person = await server.store.employee();
  const waits = (employee_id: number) => server.store.up('2026-06-17', { employee_id, up_type: 'On Turn' });
  const up = await waits(person);
  await waits(await server.store.employee());
  return { person, up };
};

/** Imports a file with one deal, and does what follows with the import. */
const importing = (number: number, then = (_id: number) => ''): Write => ({
  of: 'deal',
  by: 3,
  door: 'import',
  send: async client => {
    const sheetId = await sendSheet(client, 'IMPORT_DEALS', [
      ['Deal #', 'Customer'],
      [number, 'Ada'],
    ]);
    const { data } = await client.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
    const { id } = data.prepareImport;
    const { errors } = await client.graphql(
      `mutation { runImport(id: ${id}, expected: 1) { id } ${then(id)} }`,
    );
    expect(errors).toBeUndefined();
  },
});

/** Begins an import, or compares a file, and deletes it with its file. */
const deleting = (begin: 'COMPARE' | 'IMPORT_DEALS'): Write => ({
  of: 'file',
  by: 5,
  send: async client => {
    const sheetId = await sendSheet(client, begin, [
      ['Deal #', 'Front'],
      [531, 5],
    ]);
    const { data } = await client.graphql(
      begin === 'COMPARE'
        ? `mutation { made: compareSheet(sheetId: ${sheetId}, start: "2026-02-01", end: "2026-02-28") { id } }`
        : `mutation { made: prepareImport(sheetId: ${sheetId}) { id } }`,
    );
    const call = begin === 'COMPARE' ? 'deleteComparison' : 'deleteImport';
    const { errors } = await client.graphql(`mutation { ${call}(id: ${data.made.id}) }`);
    expect(errors).toBeUndefined();
  },
});

/** Compares a file that has another front gross of a new deal, and does what follows with the comparison. */
const comparing = (number: number, by: Position, then: (id: number) => string): Write => ({
  of: 'deal',
  by,
  door: 'comparison',
  send: async client => {
    const front = by === 4 ? 5 : 6;
    await server.store.soldDeal('2026-02-03', { number, front_gross: 5 });
    const sheetId = await sendSheet(client, 'COMPARE', [
      ['Deal #', 'Front'],
      [number, front],
    ]);
    const { data } = await client.graphql(
      `mutation { compareSheet(sheetId: ${sheetId}, start: "2026-02-01", end: "2026-02-28") { id } }`,
    );
    const { errors } = await client.graphql(`mutation { ${then(data.compareSheet.id)} }`);
    expect(errors).toBeUndefined();
  },
});

/** Every mutation: one that is not here fails below. */
const mutations: Readonly<Record<string, Write | null>> = {
  recordDeal: mutation(() => 'recordDeal(number: 501, input: { notes: "a" }) { number }', 'deal'),
  recordDeals: mutation(() => 'recordDeals(deals: [{ number: 502, notes: "a" }]) { number }', 'deal'),
  amendDeal: mutation(
    async () => `amendDeal(number: ${await deal()}, input: { notes: "b" }) { number }`,
    'deal',
  ),
  renumberDeal: mutation(
    async () => `renumberDeal(number: ${await deal()}, newNumber: 503) { number }`,
    'deal',
  ),
  deleteDeal: mutation(async () => `deleteDeal(number: ${await deal()})`, 'deal'),
  restoreDeal: mutation(async () => `restoreDeal(number: ${await deletedDeal()}) { number }`, 'deal'),
  setDealGross: mutation(
    async () => `setDealGross(number: ${await deal()}, frontGross: "1") { number }`,
    'deal',
  ),
  reviewDeal: mutation(
    async () => `reviewDeal(number: ${await deal()}, isUpdated: true) { number }`,
    'deal',
    4,
  ),
  setToDoDays: mutation(() => 'setToDoDays(confirm: 3, wait: 4) { wait }', 'toDoDays'),
  setWorkingDays: mutation(
    () => 'setWorkingDays(month: "2026-06", completed: 3, total: 25) { total }',
    'workingDays',
  ),
  setGoals: mutation(
    () => `setGoals(month: "2026-06", goals: [{ employeeId: ${person}, goal: { total: 12 } }]) { total }`,
    'goal',
  ),
  setVacationUnits: mutation(
    () => `setVacationUnits(employeeId: ${person}, month: "2026-06", units: 1.5) { units }`,
    'vacation',
  ),
  closeMonth: { of: 'month', by: 4, send: client => closeMonth(client, '2026-03') },
  reopenMonth: mutation(async () => {
    await closeMonth(await server.as(4), '2026-04');
    return 'reopenMonth(month: "2026-04", reason: "Typo") { id }';
  }, 'month'),
  setMonthPot: mutation(() => 'setMonthPot(month: "2026-06", total: "2500") { total }', 'pot'),
  unlinkSignIn: mutation(async () => `unlinkSignIn(id: ${await linkedPerson()}) { id }`, 'employee', 5),
  updateEmployee: mutation(() => `updateEmployee(id: ${person}, input: { team: 3 }) { id }`, 'employee'),
  createInvite: mutation(() => 'createInvite(email: "new@store.example") { id }', 'invite'),
  revokeInvite: mutation(async () => `revokeInvite(id: ${await pendingInvite()})`, 'invite'),
  createAccessToken: mutation(
    () => 'createAccessToken(name: "Excel", expiresOn: "2026-07-01") { token }',
    'accessToken',
  ),
  revokeAccessToken: {
    of: 'accessToken',
    by: 5,
    send: async client =>
      client.graphql(`mutation { revokeAccessToken(id: ${await tokenOf(client)}) { id } }`),
  },
  runImport: importing(511),
  undoImport: importing(512, id => `undoImport(id: ${id}) { id }`),
  takeTheirs: comparing(521, 3, id => `takeTheirs(id: ${id}) { actId }`),
  confirmEqual: comparing(522, 4, id => `confirmEqual(id: ${id}) { actId }`),
  undoComparisonAct: null, // undoes what takeTheirs and confirmEqual did
  compareSheet: none,
  compareAgain: none,
  keepOurs: none,
  handOn: none,
  matchLine: none,
  // Files and what is chosen for them: nothing of the store is changed.
  startSheet: none,
  addSheetLines: none,
  setSheetColumns: none,
  removeSheet: none,
  deleteComparison: deleting('COMPARE'),
  deleteImport: deleting('IMPORT_DEALS'),
  prepareImport: none,
  settleImportNames: none,
  // The up log is written over all day by everyone; one's own queries are nobody else's business.
  addUp: none,
  amendUp: none,
  deleteUp: none,
  reorderUps: none,
  linkDeal: mutation(
    async () =>
      `linkDeal(upId: ${await server.store.up('2026-06-17')}, dealNumber: ${await deal()}) { up { id } }`,
    'upLink',
  ),
  linkVisitBefore: mutation(
    async () => `linkVisitBefore(
      upId: ${await server.store.up('2026-06-17')}, beforeId: ${await server.store.up('2026-06-16')}
    ) { up { id } }`,
    'upLink',
  ),
  checkIn: mutation(async () => `checkIn(employeeId: ${await server.store.employee()}) { day }`, 'upTurn'),
  checkOut: mutation(async () => `checkOut(employeeId: ${(await inTurn()).person}) { day }`, 'upTurn'),
  takeNext: mutation(async () => `takeNext(upId: ${(await inTurn()).up}) { day }`, 'upTurn'),
  skipTurn: mutation(async () => `skipTurn(employeeId: ${(await inTurn()).person}) { day }`, 'upTurn'),
  holdTurn: mutation(
    async () => `holdTurn(employeeId: ${(await inTurn()).person}, isHeld: true) { day }`,
    'upTurn',
  ),
  saveQuery: none,
  deleteSavedQuery: none,
  pairDisplay: mutation(
    async () => `pairDisplay(letters: "${await lettersOfADevice()}", input: ${A_DISPLAY}) { id }`,
    'display',
  ),
  changeDisplay: mutation(
    async () =>
      `changeDisplay(id: ${await pairedDisplay()}, input: { name: "Office", boards: [MESSAGE] }) { id }`,
    'display',
  ),
  removeDisplay: mutation(async () => `removeDisplay(id: ${await pairedDisplay()})`, 'display'),
  setDisplayMessage: mutation(() => 'setDisplayMessage(message: "Lunch at noon")', 'message'),
  // A view changes what is shown, and nothing of what is recorded.
  saveView: none,
  renameView: none,
  openViewFirst: none,
  dismissNewStore: none,
  backUpNow: none, // a backup tells of itself once it is there
  deleteView: none,
  // Nothing of the store's; customers that go out by mail are told as an export.
  saveReportSubscription: none,
  endReportSubscription: none,
  sendReportNow: none,
};

/** Every REST call that may change something. */
const calls: Readonly<Record<string, Write | null>> = {
  'POST /deals/adddeal': call('POST', () => '/deals/adddeal', 'deal', { body: { id: 601 } }),
  'PUT /deals/updatedeal': call('PUT', async () => `/deals/updatedeal?dealId=${await deal()}`, 'deal', {
    body: { notes: 'c' },
  }),
  'PUT /deals/updatedealid': call(
    'PUT',
    async () => `/deals/updatedealid?oldId=${await deal()}&newId=602`,
    'deal',
  ),
  'DELETE /deals/deletedeal': call('DELETE', async () => `/deals/deletedeal?dealId=${await deal()}`, 'deal'),
  'PUT /deals/updatedealgross': call(
    'PUT',
    async () => `/deals/updatedealgross?dealId=${await deal()}`,
    'deal',
    { body: { front_gross: 5 } },
  ),
  'PUT /deals/updatedealgrossstatus': call(
    'PUT',
    async () => `/deals/updatedealgrossstatus?dealId=${await deal()}`,
    'deal',
    { by: 4, body: { updated: 1 } },
  ),
  'PUT /employees/updateemployee': call(
    'PUT',
    () => `/employees/updateemployee?employeeId=${person}`,
    'employee',
    { body: { team: 4 } },
  ),
  'PUT /settings/updatevacationunits': call('PUT', () => '/settings/updatevacationunits', 'vacation', {
    body: () => ({ employee_id: person, month: '2026-06', unit_count: 2 }),
  }),
  'PUT /settings/updateworkingdayssettings': call(
    'PUT',
    () => '/settings/updateworkingdayssettings',
    'workingDays',
    { body: { completed_working_days: 4, total_working_days: 26 } },
  ),
  'PUT /settings/updatemonthpottotal': call('PUT', () => '/settings/updatemonthpottotal', 'pot', {
    body: { monthPotTotal: '3000.00' },
  }),
  'POST /invites': call('POST', () => '/invites', 'invite', { body: { email: 'rest@store.example' } }),
  'DELETE /invites/{id}': call('DELETE', async () => `/invites/${await pendingInvite()}`, 'invite'),
  // By nobody who is signed in: invites/invite.service.test.ts and auth/signIn.service.test.ts.
  'POST /invites/accept': none,
  'POST /auth/microsoft-login': none,
  'POST /auth/logout': none,
  'POST /uplogs/ensure': none,
  'POST /uplogs/row/add': none,
  'PUT /uplogs/row/{id}': none,
  'DELETE /uplogs/row/{id}': none,
  'POST /uplogs/updateorder': none,
};

/** What the history has got last, by anyone in this test, since a moment. */
const recorded = (since: { deals: number; others: number }, employeeId: number) =>
  server.store.database.rows(
    `select distinct 'deal' as of, door from deal_change where id > $1 and employee_id = $3
     union all select distinct noun, door from store_change where id > $2 and employee_id = $3`,
    [since.deals, since.others, employeeId],
  );

const latest = async () =>
  (await server.store.database.row<{ deals: number; others: number }>(
    `select (select coalesce(max(id), 0) from deal_change) as deals,
       (select coalesce(max(id), 0) from store_change) as others`,
  )) ?? { deals: 0, others: 0 };

async function expectHistory({ of, by, door: own, send }: Write, door: Door): Promise<void> {
  const client = await server.as(by);
  const since = await latest();
  await send(client);
  expect(await recorded(since, client.employeeId)).toEqual([{ of, door: own ?? door }]);
}

/** The cases in an order of the seed's choice: each stands alone. */
function leaving(writes: Readonly<Record<string, Write | null>>): [string, Write][] {
  const cases = Object.entries(writes).flatMap(([name, write]): [string, Write][] =>
    write ? [[name, write]] : [],
  );
  const shuffled = fc.shuffledSubarray(cases, { minLength: cases.length });
  return fc.sample(shuffled, { numRuns: 1, seed })[0] ?? [];
}

it('every mutation and every call that may change something is told here', async () => {
  const changing = await writeCalls();
  expect(Object.keys(mutations).toSorted()).toEqual(changing.mutations.toSorted());
  expect(Object.keys(calls).toSorted()).toEqual(changing.calls.toSorted());
});

it.each(leaving(mutations))('%s leaves its history, by whom and on a screen', async (_name, write) => {
  await expectHistory(write, 'screen');
});

it.each(leaving(calls))('%s leaves its history, by whom and by REST', async (_name, write) => {
  await expectHistory(write, 'rest');
});

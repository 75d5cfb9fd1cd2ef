import type { Channel } from '../platform/viewer/viewer.ts';
import type { Position } from '../rules/people/positions.ts';
import { shuffleEntries } from '../testing/api/propertyTests.ts';
import { callCase, listWriteCalls, mutationCase, type WriteCase } from '../testing/api/writeCalls.ts';
import { uploadSheet } from '../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
/** An employee for changes of position, team and vacation. */
let person: number;

beforeAll(async () => {
  server = await TestServer.start();
  server.store.clock.set('2026-06-17T15:00:00Z');
  person = await server.store.insertEmployee({ name: 'Sam Rivera', team: 2 });
});
afterAll(() => server.stop());

const createLinkedPerson = async () => {
  const id = await server.store.insertEmployee();
  await server.store.database.rows('update employee set identity_subject = $2 where id = $1', [
    id,
    `subject-${id}`,
  ]);
  return id;
};

/** Marks a call that adds no history entry. A comment at the call explains the reason. */
const UNRECORDED = null;

const addDeal = () => server.store.insertDeal();
/** Creates a deal, deletes it as another person, and returns its number. */
const createDeletedDeal = async () => {
  const number = await addDeal();
  const { errors } = await (await server.signInAs(3)).graphql(`mutation { deleteDeal(number: ${number}) }`);
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
const createPendingInvite = async () => {
  const manager = await server.signInAs(3);
  const { data } = await manager.graphql('mutation { createInvite(email: "old@store.example") { id } }');
  return data.createInvite.id;
};
const createToken = async (client: TestClient) => {
  const response = await client.graphql(
    'mutation { createAccessToken(name: "Excel", expiresOn: "2026-07-01") { accessToken { id } } }',
  );
  return response.data.createAccessToken.accessToken.id;
};

const DISPLAY_INPUT = '{ name: "Showroom", boards: [MESSAGE] }';
const startPairing = async (): Promise<string> =>
  (await server.anonymous.post('/api/displays/letters')).body.letters;
const createPairedDisplay = async (): Promise<number> => {
  const { data } = await (await server.signInAs(3)).graphql(
    `mutation { pairDisplay(letters: "${await startPairing()}", input: ${DISPLAY_INPUT}) { id } }`,
  );
  return data.pairDisplay.id;
};

/** Puts two people into the rotation and returns the first. */
const fillRotation = async () => {
  await server.store.database.rows(`delete from up_log_row where up_type = 'On Turn'`);
  const person = await server.store.insertEmployee();
  const addToRotation = (employee_id: number) =>
    server.store.insertUp('2026-06-17', { employee_id, up_type: 'On Turn' });
  const up = await addToRotation(person);
  await addToRotation(await server.store.insertEmployee());
  return { person, up };
};

/** Imports a file with one deal. Then runs the given field of the same mutation, if there is one. */
const importCase = (number: number, followUp = (_id: number) => ''): WriteCase => ({
  subject: 'deal',
  position: 3,
  channel: 'import',
  send: async client => {
    const sheetId = await uploadSheet(client, 'IMPORT_DEALS', [
      ['Deal #', 'Customer'],
      [number, 'Ada'],
    ]);
    const { data } = await client.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
    const { id } = data.prepareImport;
    const { errors } = await client.graphql(
      `mutation { runImport(id: ${id}, expected: 1) { id } ${followUp(id)} }`,
    );
    expect(errors).toBeUndefined();
  },
});

/**
 * Prepares an import or a comparison from a file. Then deletes the import or comparison together with the
 * file.
 */
const deletionCase = (purpose: 'COMPARE' | 'IMPORT_DEALS'): WriteCase => ({
  subject: 'file',
  position: 5,
  send: async client => {
    const sheetId = await uploadSheet(client, purpose, [
      ['Deal #', 'Front'],
      [531, 5],
    ]);
    const { data } = await client.graphql(
      purpose === 'COMPARE'
        ? `mutation { made: compareSheet(sheetId: ${sheetId}, start: "2026-02-01", end: "2026-02-28") { id } }`
        : `mutation { made: prepareImport(sheetId: ${sheetId}) { id } }`,
    );
    const deletion = purpose === 'COMPARE' ? 'deleteComparison' : 'deleteImport';
    const { errors } = await client.graphql(`mutation { ${deletion}(id: ${data.made.id}) }`);
    expect(errors).toBeUndefined();
  },
});

/**
 * Compares a new deal with a file that has a different front gross, then runs a mutation on the comparison.
 */
const comparisonCase = (number: number, position: Position, followUp: (id: number) => string): WriteCase => ({
  subject: 'deal',
  position,
  channel: 'comparison',
  send: async client => {
    const front = position === 4 ? 5 : 6;
    await server.store.insertSoldDeal('2026-02-03', { number, front_gross: 5 });
    const sheetId = await uploadSheet(client, 'COMPARE', [
      ['Deal #', 'Front'],
      [number, front],
    ]);
    const { data } = await client.graphql(
      `mutation { compareSheet(sheetId: ${sheetId}, start: "2026-02-01", end: "2026-02-28") { id } }`,
    );
    const { errors } = await client.graphql(`mutation { ${followUp(data.compareSheet.id)} }`);
    expect(errors).toBeUndefined();
  },
});

/** Every mutation. A test below fails for a missing entry. */
const mutations: Readonly<Record<string, WriteCase | null>> = {
  recordDeal: mutationCase(() => 'recordDeal(number: 501, input: { notes: "a" }) { number }', 'deal'),
  recordDeals: mutationCase(() => 'recordDeals(deals: [{ number: 502, notes: "a" }]) { number }', 'deal'),
  amendDeal: mutationCase(
    async () => `amendDeal(number: ${await addDeal()}, input: { notes: "b" }) { number }`,
    'deal',
  ),
  renumberDeal: mutationCase(
    async () => `renumberDeal(number: ${await addDeal()}, newNumber: 503) { number }`,
    'deal',
  ),
  deleteDeal: mutationCase(async () => `deleteDeal(number: ${await addDeal()})`, 'deal'),
  restoreDeal: mutationCase(
    async () => `restoreDeal(number: ${await createDeletedDeal()}) { number }`,
    'deal',
  ),
  setDealGross: mutationCase(
    async () => `setDealGross(number: ${await addDeal()}, frontGross: "1") { number }`,
    'deal',
  ),
  reviewDeal: mutationCase(
    async () => `reviewDeal(number: ${await addDeal()}, isUpdated: true) { number }`,
    'deal',
    4,
  ),
  setToDoDays: mutationCase(() => 'setToDoDays(confirm: 3, wait: 4) { wait }', 'toDoDays'),
  setWorkingDays: mutationCase(
    () => 'setWorkingDays(month: "2026-06", completed: 3, total: 25) { total }',
    'workingDays',
  ),
  setGoals: mutationCase(
    () => `setGoals(month: "2026-06", goals: [{ employeeId: ${person}, goal: { total: 12 } }]) { total }`,
    'goal',
  ),
  setVacationUnits: mutationCase(
    () => `setVacationUnits(employeeId: ${person}, month: "2026-06", units: 1.5) { units }`,
    'vacation',
  ),
  closeMonth: { subject: 'month', position: 4, send: client => closeMonth(client, '2026-03') },
  reopenMonth: mutationCase(async () => {
    await closeMonth(await server.signInAs(4), '2026-04');
    return 'reopenMonth(month: "2026-04", reason: "Typo") { id }';
  }, 'month'),
  setMonthPot: mutationCase(() => 'setMonthPot(month: "2026-06", total: "2500") { total }', 'pot'),
  unlinkSignIn: mutationCase(
    async () => `unlinkSignIn(id: ${await createLinkedPerson()}) { id }`,
    'employee',
    5,
  ),
  updateEmployee: mutationCase(() => `updateEmployee(id: ${person}, input: { team: 3 }) { id }`, 'employee'),
  createInvite: mutationCase(() => 'createInvite(email: "new@store.example") { id }', 'invite'),
  revokeInvite: mutationCase(async () => `revokeInvite(id: ${await createPendingInvite()})`, 'invite'),
  createAccessToken: mutationCase(
    () => 'createAccessToken(name: "Excel", expiresOn: "2026-07-01") { token }',
    'accessToken',
  ),
  revokeAccessToken: {
    subject: 'accessToken',
    position: 5,
    send: async client =>
      client.graphql(`mutation { revokeAccessToken(id: ${await createToken(client)}) { id } }`),
  },
  runImport: importCase(511),
  undoImport: importCase(512, id => `undoImport(id: ${id}) { id }`),
  takeTheirs: comparisonCase(521, 3, id => `takeTheirs(id: ${id}) { actId }`),
  confirmEqual: comparisonCase(522, 4, id => `confirmEqual(id: ${id}) { actId }`),
  undoComparisonAct: null, // reverts the changes of takeTheirs and confirmEqual
  compareSheet: UNRECORDED,
  compareAgain: UNRECORDED,
  keepOurs: UNRECORDED,
  handOn: UNRECORDED,
  matchLine: UNRECORDED,
  // Files and their settings: these change no data of the store.
  startSheet: UNRECORDED,
  addSheetLines: UNRECORDED,
  setSheetColumns: UNRECORDED,
  removeSheet: UNRECORDED,
  deleteComparison: deletionCase('COMPARE'),
  deleteImport: deletionCase('IMPORT_DEALS'),
  prepareImport: UNRECORDED,
  settleImportNames: UNRECORDED,
  // Everyone edits the up log all day; saved queries are personal.
  addUp: UNRECORDED,
  amendUp: UNRECORDED,
  deleteUp: UNRECORDED,
  reorderUps: UNRECORDED,
  linkDeal: mutationCase(
    async () =>
      `linkDeal(upId: ${await server.store.insertUp('2026-06-17')}, dealNumber: ${await addDeal()}) { up { id } }`,
    'upLink',
  ),
  linkVisitBefore: mutationCase(
    async () => `linkVisitBefore(
      upId: ${await server.store.insertUp('2026-06-17')}, beforeId: ${await server.store.insertUp('2026-06-16')}
    ) { up { id } }`,
    'upLink',
  ),
  checkIn: mutationCase(
    async () => `checkIn(employeeId: ${await server.store.insertEmployee()}) { day }`,
    'upTurn',
  ),
  checkOut: mutationCase(
    async () => `checkOut(employeeId: ${(await fillRotation()).person}) { day }`,
    'upTurn',
  ),
  takeNext: mutationCase(async () => `takeNext(upId: ${(await fillRotation()).up}) { day }`, 'upTurn'),
  skipTurn: mutationCase(
    async () => `skipTurn(employeeId: ${(await fillRotation()).person}) { day }`,
    'upTurn',
  ),
  holdTurn: mutationCase(
    async () => `holdTurn(employeeId: ${(await fillRotation()).person}, isHeld: true) { day }`,
    'upTurn',
  ),
  saveQuery: UNRECORDED,
  deleteSavedQuery: UNRECORDED,
  pairDisplay: mutationCase(
    async () => `pairDisplay(letters: "${await startPairing()}", input: ${DISPLAY_INPUT}) { id }`,
    'display',
  ),
  changeDisplay: mutationCase(
    async () =>
      `changeDisplay(id: ${await createPairedDisplay()}, input: { name: "Office", boards: [MESSAGE] }) { id }`,
    'display',
  ),
  removeDisplay: mutationCase(async () => `removeDisplay(id: ${await createPairedDisplay()})`, 'display'),
  setDisplayMessage: mutationCase(() => 'setDisplayMessage(message: "Lunch at noon")', 'message'),
  // A view changes the display, not the recorded data.
  saveView: UNRECORDED,
  renameView: UNRECORDED,
  openViewFirst: UNRECORDED,
  dismissNewStore: UNRECORDED,
  backUpNow: UNRECORDED, // a backup records its access when it is complete
  deleteView: UNRECORDED,
  // Settings of emails are not data of the store. An email that contains customers is recorded as an export.
  saveReportSubscription: UNRECORDED,
  endReportSubscription: UNRECORDED,
  sendReportNow: UNRECORDED,
};

/** Every REST call that may change data. */
const calls: Readonly<Record<string, WriteCase | null>> = {
  'POST /deals/adddeal': callCase('POST', () => '/deals/adddeal', 'deal', { body: { id: 601 } }),
  'PUT /deals/updatedeal': callCase(
    'PUT',
    async () => `/deals/updatedeal?dealId=${await addDeal()}`,
    'deal',
    {
      body: { notes: 'c' },
    },
  ),
  'PUT /deals/updatedealid': callCase(
    'PUT',
    async () => `/deals/updatedealid?oldId=${await addDeal()}&newId=602`,
    'deal',
  ),
  'DELETE /deals/deletedeal': callCase(
    'DELETE',
    async () => `/deals/deletedeal?dealId=${await addDeal()}`,
    'deal',
  ),
  'PUT /deals/updatedealgross': callCase(
    'PUT',
    async () => `/deals/updatedealgross?dealId=${await addDeal()}`,
    'deal',
    { body: { front_gross: 5 } },
  ),
  'PUT /deals/updatedealgrossstatus': callCase(
    'PUT',
    async () => `/deals/updatedealgrossstatus?dealId=${await addDeal()}`,
    'deal',
    { position: 4, body: { updated: 1 } },
  ),
  'PUT /employees/updateemployee': callCase(
    'PUT',
    () => `/employees/updateemployee?employeeId=${person}`,
    'employee',
    { body: { team: 4 } },
  ),
  'PUT /settings/updatevacationunits': callCase('PUT', () => '/settings/updatevacationunits', 'vacation', {
    body: () => ({ employee_id: person, month: '2026-06', unit_count: 2 }),
  }),
  'PUT /settings/updateworkingdayssettings': callCase(
    'PUT',
    () => '/settings/updateworkingdayssettings',
    'workingDays',
    { body: { completed_working_days: 4, total_working_days: 26 } },
  ),
  'PUT /settings/updatemonthpottotal': callCase('PUT', () => '/settings/updatemonthpottotal', 'pot', {
    body: { monthPotTotal: '3000.00' },
  }),
  'POST /invites': callCase('POST', () => '/invites', 'invite', { body: { email: 'rest@store.example' } }),
  'DELETE /invites/{id}': callCase('DELETE', async () => `/invites/${await createPendingInvite()}`, 'invite'),
  // These calls have no signed-in person. See invites/invite.service.test.ts and auth/signIn.service.test.ts.
  'POST /invites/accept': UNRECORDED,
  'POST /auth/microsoft-login': UNRECORDED,
  'POST /auth/logout': UNRECORDED,
  'POST /uplogs/ensure': UNRECORDED,
  'POST /uplogs/row/add': UNRECORDED,
  'PUT /uplogs/row/{id}': UNRECORDED,
  'DELETE /uplogs/row/{id}': UNRECORDED,
  'POST /uplogs/updateorder': UNRECORDED,
};

/** Returns the subjects and channels of the history entries that a person added after the given ids. */
const listEntries = (since: { deals: number; others: number }, employeeId: number) =>
  server.store.database.rows(
    `select distinct 'deal' as subject, door from deal_change where id > $1 and employee_id = $3
     union all select distinct noun, door from store_change where id > $2 and employee_id = $3`,
    [since.deals, since.others, employeeId],
  );

const findLatestIds = async () =>
  (await server.store.database.row<{ deals: number; others: number }>(
    `select (select coalesce(max(id), 0) from deal_change) as deals,
       (select coalesce(max(id), 0) from store_change) as others`,
  )) ?? { deals: 0, others: 0 };

async function expectHistory(
  { subject, position, channel: ownChannel, send }: WriteCase,
  channel: Channel,
): Promise<void> {
  const client = await server.signInAs(position);
  const since = await findLatestIds();
  await send(client);
  expect(await listEntries(since, client.employeeId)).toEqual([{ subject, door: ownChannel ?? channel }]);
}

it('has a case for every mutation and every REST call that may change data', async () => {
  const writing = await listWriteCalls();
  expect(Object.keys(mutations).toSorted()).toEqual(writing.mutations.toSorted());
  expect(Object.keys(calls).toSorted()).toEqual(writing.calls.toSorted());
});

it.each(shuffleEntries(mutations))(
  'records the mutation %s in the history, with the person and the channel screen',
  async (_name, write) => {
    await expectHistory(write, 'screen');
  },
);

it.each(shuffleEntries(calls))(
  'records the call %s in the history, with the person and the channel REST',
  async (_name, write) => {
    await expectHistory(write, 'rest');
  },
);

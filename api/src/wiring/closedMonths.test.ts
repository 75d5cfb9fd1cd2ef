import { canEditGross } from '../modules/deals/deal.policy.ts';
import type { CallRight } from '../platform/rest/restCall.ts';
import { formatClosedMonthError } from '../rules/closing/closedMonth.ts';
import { POSITIONS } from '../rules/people/positions.ts';
import { graphqlRights } from '../testing/api/graphqlRights.ts';
import { listWriteCalls } from '../testing/api/writeCalls.ts';
import { uploadSheet } from '../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { restCalls } from './restApi.ts';

// Tests every writing call of both APIs in a closed month, as each position (closing.md).

/** The effect of a call on a closed month. */
interface ClosedMonthCase {
  /**
   * `closed`: the call is rejected with the message that the month is closed. `free`: the call succeeds,
   * because it changes no data that a closing freezes.
   */
  readonly expected: 'closed' | 'free';
  /** The right that this input requires in addition to the right of the call. */
  readonly right?: CallRight;
  send(client: TestClient): Promise<string>;
}

const CLOSED_MESSAGE = formatClosedMonthError('2026-05');
const IN_MAY = 5001;
const DELETED = 5002;
const IN_JUNE = 5003;

let server: TestServer;
let ann: number;
/** The id of an import that recorded a deal of May before May was closed. */
let importId: number;
/**
 * The ids of two comparisons and of an action. In the first comparison, a deal of May differs from the file.
 * The action took the file's amounts before May was closed. In the second comparison, the amounts of the deal
 * and the file are equal.
 */
let differingId: number;
let takenActionId: number;
let equalId: number;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.store.insertEmployee({ name: 'Ann Lee', team: 2 });
  for (const number of [IN_MAY, DELETED, 5005, 5006])
    await server.store.insertSoldDeal('2026-05-31', { number, closer_id: ann, closer_team_final: 2 });
  await server.store.insertDeal({ number: IN_JUNE, added_date: '2026-06-02' });
  const manager = await server.signInAs(3);
  await manager.delete(`/api/deals/deletedeal?dealId=${DELETED}`);
  importId = await prepareImport(manager, 5004);
  await manager.graphql(`mutation { runImport(id: ${importId}, expected: 1) { id } }`);
  differingId = (await compareDeal(manager, IN_MAY, 8)).id;
  const { id } = await compareDeal(manager, 5005, 9);
  const response = await manager.graphql(`mutation { takeTheirs(id: ${id}) { actId } }`);
  takenActionId = response.data.takeTheirs.actId;
  equalId = (await compareDeal(manager, 5006, null)).id;
  const { data } = await manager.graphql('{ monthToClose(month: "2026-05") { figuresId } }');
  const closed = await manager.graphql(
    `mutation { closeMonth(month: "2026-05", figuresId: "${data.monthToClose.figuresId}") { id } }`,
  );
  expect(closed.errors).toBeUndefined();
  // These calls set the figures of the current month. The clock is in May, so they set the figures of May.
  server.store.clock.set('2026-05-31T12:00:00Z');
});
afterAll(() => server.stop());

const mutationCase = (expected: ClosedMonthCase['expected'], text: () => string): ClosedMonthCase => ({
  expected,
  send: async client => {
    const { errors } = await client.graphql(`mutation { ${text()} }`);
    return errors?.[0] ? `${errors[0].extensions.code} ${errors[0].message}` : 'done';
  },
});

const callCase = (expected: ClosedMonthCase['expected'], name: string, query = '', body?: () => object) => ({
  name,
  expected,
  send: async (client: TestClient) => {
    const [method = '', path = ''] = name.split(' ');
    const response = await client.send(method, `/api${path}${query}`, body?.());
    return response.status < 300 ? 'done' : `${response.body.code} ${response.body.message}`;
  },
});

/** Prepares an import of one deal of May. @returns the id of the import */
async function prepareImport(client: TestClient, number: number): Promise<number> {
  const lines = [
    ['Deal #', 'Delivery Date'],
    [number, '2026-05-30'],
  ];
  const sheetId = await uploadSheet(client, 'IMPORT_DEALS', lines);
  const { data } = await client.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  return data?.prepareImport?.id ?? importId;
}

/** Compares a deal of May with a file that has this front gross. */
async function compareDeal(
  client: TestClient,
  number: number,
  front: number | null,
): Promise<{ id: number }> {
  const sheetId = await uploadSheet(client, 'COMPARE', [
    ['Deal #', 'Front'],
    [number, front],
  ]);
  const { data } = await client.graphql(
    `mutation { compareSheet(sheetId: ${sheetId}, start: "2026-05-31", end: "2026-05-31") { id } }`,
  );
  return data.compareSheet;
}

const importCase: ClosedMonthCase = {
  expected: 'closed',
  send: async client => {
    // A person without the right to import cannot have an imported file. Calls by such a person use the id of
    // the existing import.
    const id = await prepareImport(client, 5100).catch(() => importId);
    return mutationCase('closed', () => `runImport(id: ${id}, expected: 1) { id }`).send(client);
  },
};

/** Calls that do not affect a month: files, people, sign-in, the up log, personal settings. */
const unaffected = null;

/** Every mutation. A test below fails for a missing entry. */
const mutations: Readonly<Record<string, ClosedMonthCase | null>> = {
  recordDeal: mutationCase(
    'closed',
    () => 'recordDeal(number: 5101, input: { addedDate: "2026-05-01" }) { number }',
  ),
  recordDeals: mutationCase(
    'closed',
    () =>
      'recordDeals(deals: [{ number: 5102 , addedDate: "2026-06-01" }, { number: 5103, addedDate: "2026-05-01" }]) { number }',
  ),
  amendDeal: mutationCase(
    'closed',
    () => `amendDeal(number: ${IN_JUNE}, input: { deliveryDate: "2026-05-31" }) { number }`,
  ),
  renumberDeal: mutationCase('closed', () => `renumberDeal(number: ${IN_MAY}, newNumber: 5104) { number }`),
  deleteDeal: mutationCase('closed', () => `deleteDeal(number: ${IN_MAY})`),
  restoreDeal: mutationCase('closed', () => `restoreDeal(number: ${DELETED}) { number }`),
  setDealGross: mutationCase('closed', () => `setDealGross(number: ${IN_MAY}, frontGross: "7") { number }`),
  reviewDeal: mutationCase('free', () => `reviewDeal(number: ${IN_MAY}, isUpdated: true) { number }`),
  setWorkingDays: mutationCase(
    'closed',
    () => 'setWorkingDays(month: "2026-05", completed: 3, total: 25) { total }',
  ),
  setMonthPot: mutationCase('closed', () => 'setMonthPot(month: "2026-05", total: "1") { total }'),
  setGoals: mutationCase(
    'free',
    () => 'setGoals(month: "2026-05", goals: [{ team: 2, goal: { total: 40 } }]) { total }',
  ),
  setToDoDays: mutationCase('free', () => 'setToDoDays(confirm: 3, wait: 4) { wait }'),
  takeTheirs: mutationCase('closed', () => `takeTheirs(id: ${differingId}) { actId }`),
  undoComparisonAct: {
    ...mutationCase('closed', () => `undoComparisonAct(actId: ${takenActionId}) { actId }`),
    right: canEditGross,
  },
  confirmEqual: mutationCase('free', () => `confirmEqual(id: ${equalId}) { actId }`),
  compareSheet: unaffected,
  compareAgain: unaffected,
  keepOurs: unaffected,
  handOn: unaffected,
  matchLine: unaffected,
  runImport: importCase,
  undoImport: mutationCase('closed', () => `undoImport(id: ${importId}) { id }`),
  closeMonth: unaffected,
  reopenMonth: unaffected,
  setVacationUnits: mutationCase(
    'closed',
    () => `setVacationUnits(employeeId: ${ann}, month: "2026-05", units: 1.5) { units }`,
  ),
  updateEmployee: unaffected,
  unlinkSignIn: unaffected,
  createInvite: unaffected,
  revokeInvite: unaffected,
  createAccessToken: unaffected,
  revokeAccessToken: unaffected,
  startSheet: unaffected,
  addSheetLines: unaffected,
  setSheetColumns: unaffected,
  removeSheet: unaffected,
  deleteComparison: unaffected,
  deleteImport: unaffected,
  prepareImport: unaffected,
  settleImportNames: unaffected,
  addUp: unaffected,
  amendUp: unaffected,
  deleteUp: unaffected,
  reorderUps: unaffected,
  linkDeal: unaffected,
  linkVisitBefore: unaffected,
  checkIn: unaffected,
  checkOut: unaffected,
  takeNext: unaffected,
  skipTurn: unaffected,
  holdTurn: unaffected,
  saveReportSubscription: unaffected,
  endReportSubscription: unaffected,
  sendReportNow: unaffected,
  saveView: unaffected,
  renameView: unaffected,
  deleteView: unaffected,
  openViewFirst: unaffected,
  dismissNewStore: unaffected,
  backUpNow: unaffected,
  changeDisplay: unaffected,
  pairDisplay: unaffected,
  removeDisplay: unaffected,
  setDisplayMessage: unaffected,
  saveQuery: unaffected,
  deleteSavedQuery: unaffected,
};

/** Every documented call that may change data. */
const calls: Readonly<Record<string, ClosedMonthCase | null>> = {
  ...Object.fromEntries(
    [
      callCase('closed', 'POST /deals/adddeal', '', () => ({ id: 5201, delivery_date: '2026-05-31' })),
      callCase('closed', 'PUT /deals/updatedeal', `?dealId=${IN_MAY}`, () => ({
        delivery_date: '2026-06-01',
      })),
      callCase('closed', 'PUT /deals/updatedealid', `?oldId=${IN_MAY}&newId=5202`),
      callCase('closed', 'DELETE /deals/deletedeal', `?dealId=${IN_MAY}`),
      callCase('closed', 'PUT /deals/updatedealgross', `?dealId=${IN_MAY}`, () => ({ back_gross: 5 })),
      callCase('free', 'PUT /deals/updatedealgrossstatus', `?dealId=${IN_MAY}`, () => ({ confirmed: 1 })),
      callCase('closed', 'PUT /settings/updateworkingdayssettings', '', () => ({
        completed_working_days: 4,
        total_working_days: 25,
      })),
      callCase('closed', 'PUT /settings/updatemonthpottotal', '', () => ({ monthPotTotal: '3000.00' })),
      callCase('closed', 'PUT /settings/updatevacationunits', '', () => ({
        employee_id: ann,
        month: '2026-05',
        unit_count: 2,
      })),
    ].map(row => [row.name, row]),
  ),
  'PUT /employees/updateemployee': unaffected,
  'POST /invites': unaffected,
  'DELETE /invites/{id}': unaffected,
  'POST /invites/accept': unaffected,
  'POST /auth/microsoft-login': unaffected,
  'POST /auth/logout': unaffected,
  'POST /uplogs/ensure': unaffected,
  'POST /uplogs/row/add': unaffected,
  'PUT /uplogs/row/{id}': unaffected,
  'DELETE /uplogs/row/{id}': unaffected,
  'POST /uplogs/updateorder': unaffected,
};

it('has a case for every mutation and every REST call that writes', async () => {
  const writing = await listWriteCalls();
  expect(Object.keys(mutations).toSorted()).toEqual(writing.mutations.toSorted());
  expect(Object.keys(calls).toSorted()).toEqual(writing.calls.toSorted());
});

const TABLES = ['deal', 'deal_change', 'working_days', 'vacation_units', 'month_pot', 'month_closing'];

/** Reads all tables that contain data of a closed month. */
const readMonth = () =>
  Promise.all(TABLES.map(table => server.store.database.rows(`select * from ${table} order by 1, 2`)));

const restRight = new Map(restCalls.map(({ method, path, right }) => [`${method} ${path}`, right]));
const cases = Object.entries({ ...mutations, ...calls }).flatMap(
  ([name, row]): [string, ClosedMonthCase, CallRight][] => {
    const right = row?.right ?? graphqlRights[name] ?? restRight.get(name);
    return row && right ? [[name, row, right]] : [];
  },
);

describe.each(POSITIONS)('closed month, as a $title', ({ id: position }) => {
  it.each(cases)('accepts or rejects the call %s as expected', async (_name, { expected, send }, right) => {
    const client = await server.signInAs(position);
    const before = await readMonth();
    const outcome = await send(client);
    if (!right({ position })) expect(outcome).toMatch(/^FORBIDDEN /);
    else expect(outcome).toBe(expected === 'free' ? 'done' : `CONFLICT ${CLOSED_MESSAGE}`);
    if (outcome !== 'done') expect(await readMonth()).toEqual(before);
  });
});

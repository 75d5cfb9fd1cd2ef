import { canEditGross } from '../deals/deal.policy.ts';
import type { Right } from '../rest/call.ts';
import { closedSentence } from '../rules/closing/closedMonth.ts';
import { POSITIONS } from '../rules/people/positions.ts';
import { graphqlRights } from '../testing/graphqlRights.ts';
import { sendSheet } from '../testing/sentSheet.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { writeCalls } from '../testing/writeCalls.ts';
import { restCalls } from './restCalls.ts';

// Every write call of both doors × a closed month × position (closing.md, What a closed month refuses).

/** What a call does to a closed month. */
interface Row {
  /** `closed`: it is refused with the sentence; `free`: it changes nothing that counts, and goes through. */
  readonly becomes: 'closed' | 'free';
  /** Of what is sent here, where the call itself asks for less. */
  readonly right?: Right;
  send(client: TestClient): Promise<string>;
}

const MAY = closedSentence('2026-05');
const IN_MAY = 5001;
const DELETED = 5002;
const IN_JUNE = 5003;

let server: TestServer;
let ann: number;
/** The id of an import that recorded a deal of May before it was closed. */
let imported: number;
/** A comparison in which a deal of May differs, one of which theirs were taken before May was closed, and one of equals. */
let differing: number;
let taken: number;
let equal: number;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.store.employee({ name: 'Ann Lee', team: 2 });
  for (const number of [IN_MAY, DELETED, 5005, 5006])
    await server.store.soldDeal('2026-05-31', { number, closer_id: ann, closer_team_final: 2 });
  await server.store.deal({ number: IN_JUNE, added_date: '2026-06-02' });
  const manager = await server.as(3);
  await manager.delete(`/api/deals/deletedeal?dealId=${DELETED}`);
  imported = await prepared(manager, 5004);
  await manager.graphql(`mutation { runImport(id: ${imported}, expected: 1) { id } }`);
  differing = (await compared(manager, IN_MAY, 8)).id;
  const { id } = await compared(manager, 5005, 9);
  const act = await manager.graphql(`mutation { takeTheirs(id: ${id}) { actId } }`);
  taken = act.data.takeTheirs.actId;
  equal = (await compared(manager, 5006, null)).id;
  const { data } = await manager.graphql('{ monthToClose(month: "2026-05") { figuresId } }');
  const closed = await manager.graphql(
    `mutation { closeMonth(month: "2026-05", figuresId: "${data.monthToClose.figuresId}") { id } }`,
  );
  expect(closed.errors).toBeUndefined();
  // The calls that set the current month's figures set May's.
  server.store.clock.set('2026-05-31T12:00:00Z');
});
afterAll(() => server.stop());

const of = (becomes: Row['becomes'], text: () => string): Row => ({
  becomes,
  send: async client => {
    const { errors } = await client.graphql(`mutation { ${text()} }`);
    return errors?.[0] ? `${errors[0].extensions.code} ${errors[0].message}` : 'done';
  },
});

const call = (becomes: Row['becomes'], name: string, query = '', body?: () => object) => ({
  name,
  becomes,
  send: async (client: TestClient) => {
    const [method = '', path = ''] = name.split(' ');
    const answer = await client.send(method, `/api${path}${query}`, body?.());
    return answer.status < 300 ? 'done' : `${answer.body.code} ${answer.body.message}`;
  },
});

/** An import of one deal of May; its id. */
async function prepared(client: TestClient, number: number): Promise<number> {
  const lines = [
    ['Deal #', 'Delivery Date'],
    [number, '2026-05-30'],
  ];
  const sheetId = await sendSheet(client, 'IMPORT_DEALS', lines);
  const { data } = await client.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  return data?.prepareImport?.id ?? imported;
}

/** A deal of May beside a file with this front gross. */
async function compared(client: TestClient, number: number, front: number | null): Promise<{ id: number }> {
  const sheetId = await sendSheet(client, 'COMPARE', [
    ['Deal #', 'Front'],
    [number, front],
  ]);
  const { data } = await client.graphql(
    `mutation { compareSheet(sheetId: ${sheetId}, start: "2026-05-31", end: "2026-05-31") { id } }`,
  );
  return data.compareSheet;
}

const importing: Row = {
  becomes: 'closed',
  send: async client => {
    // Who may not import has no file either.
    const id = await prepared(client, 5100).catch(() => imported);
    return of('closed', () => `runImport(id: ${id}, expected: 1) { id }`).send(client);
  },
};

/** Nothing of a month: files, people, sign-in, the up log, what one keeps for oneself. */
const other = null;

/** Every mutation: one that is not here fails below. */
const mutations: Readonly<Record<string, Row | null>> = {
  recordDeal: of('closed', () => 'recordDeal(number: 5101, input: { addedDate: "2026-05-01" }) { number }'),
  recordDeals: of(
    'closed',
    () =>
      'recordDeals(deals: [{ number: 5102 , addedDate: "2026-06-01" }, { number: 5103, addedDate: "2026-05-01" }]) { number }',
  ),
  amendDeal: of(
    'closed',
    () => `amendDeal(number: ${IN_JUNE}, input: { deliveryDate: "2026-05-31" }) { number }`,
  ),
  renumberDeal: of('closed', () => `renumberDeal(number: ${IN_MAY}, newNumber: 5104) { number }`),
  deleteDeal: of('closed', () => `deleteDeal(number: ${IN_MAY})`),
  restoreDeal: of('closed', () => `restoreDeal(number: ${DELETED}) { number }`),
  setDealGross: of('closed', () => `setDealGross(number: ${IN_MAY}, frontGross: "7") { number }`),
  reviewDeal: of('free', () => `reviewDeal(number: ${IN_MAY}, isUpdated: true) { number }`),
  setWorkingDays: of('closed', () => 'setWorkingDays(month: "2026-05", completed: 3, total: 25) { total }'),
  setMonthPot: of('closed', () => 'setMonthPot(month: "2026-05", total: "1") { total }'),
  setGoals: of(
    'free',
    () => 'setGoals(month: "2026-05", goals: [{ team: 2, goal: { total: 40 } }]) { total }',
  ),
  setToDoDays: of('free', () => 'setToDoDays(confirm: 3, wait: 4) { wait }'),
  takeTheirs: of('closed', () => `takeTheirs(id: ${differing}) { actId }`),
  undoComparisonAct: {
    ...of('closed', () => `undoComparisonAct(actId: ${taken}) { actId }`),
    right: canEditGross,
  },
  confirmEqual: of('free', () => `confirmEqual(id: ${equal}) { actId }`),
  compareSheet: other,
  compareAgain: other,
  keepOurs: other,
  handOn: other,
  matchLine: other,
  runImport: importing,
  undoImport: of('closed', () => `undoImport(id: ${imported}) { id }`),
  closeMonth: other,
  reopenMonth: other,
  setVacationUnits: of(
    'closed',
    () => `setVacationUnits(employeeId: ${ann}, month: "2026-05", units: 1.5) { units }`,
  ),
  updateEmployee: other,
  unlinkSignIn: other,
  createInvite: other,
  revokeInvite: other,
  createAccessToken: other,
  revokeAccessToken: other,
  startSheet: other,
  addSheetLines: other,
  setSheetColumns: other,
  removeSheet: other,
  deleteComparison: other,
  deleteImport: other,
  prepareImport: other,
  settleImportNames: other,
  addUp: other,
  amendUp: other,
  deleteUp: other,
  reorderUps: other,
  linkDeal: other,
  linkVisitBefore: other,
  checkIn: other,
  checkOut: other,
  takeNext: other,
  skipTurn: other,
  holdTurn: other,
  saveReportSubscription: other,
  endReportSubscription: other,
  sendReportNow: other,
  saveView: other,
  renameView: other,
  deleteView: other,
  openViewFirst: other,
  dismissNewStore: other,
  backUpNow: other,
  changeDisplay: other,
  pairDisplay: other,
  removeDisplay: other,
  setDisplayMessage: other,
  saveQuery: other,
  deleteSavedQuery: other,
};

/** Every documented call that may change something. */
const calls: Readonly<Record<string, Row | null>> = {
  ...Object.fromEntries(
    [
      call('closed', 'POST /deals/adddeal', '', () => ({ id: 5201, delivery_date: '2026-05-31' })),
      call('closed', 'PUT /deals/updatedeal', `?dealId=${IN_MAY}`, () => ({ delivery_date: '2026-06-01' })),
      call('closed', 'PUT /deals/updatedealid', `?oldId=${IN_MAY}&newId=5202`),
      call('closed', 'DELETE /deals/deletedeal', `?dealId=${IN_MAY}`),
      call('closed', 'PUT /deals/updatedealgross', `?dealId=${IN_MAY}`, () => ({ back_gross: 5 })),
      call('free', 'PUT /deals/updatedealgrossstatus', `?dealId=${IN_MAY}`, () => ({ confirmed: 1 })),
      call('closed', 'PUT /settings/updateworkingdayssettings', '', () => ({
        completed_working_days: 4,
        total_working_days: 25,
      })),
      call('closed', 'PUT /settings/updatemonthpottotal', '', () => ({ monthPotTotal: '3000.00' })),
      call('closed', 'PUT /settings/updatevacationunits', '', () => ({
        employee_id: ann,
        month: '2026-05',
        unit_count: 2,
      })),
    ].map(row => [row.name, row]),
  ),
  'PUT /employees/updateemployee': other,
  'POST /invites': other,
  'DELETE /invites/{id}': other,
  'POST /invites/accept': other,
  'POST /auth/microsoft-login': other,
  'POST /auth/logout': other,
  'POST /uplogs/ensure': other,
  'POST /uplogs/row/add': other,
  'PUT /uplogs/row/{id}': other,
  'DELETE /uplogs/row/{id}': other,
  'POST /uplogs/updateorder': other,
};

it('has a row for every mutation and every call that may change something', async () => {
  const changing = await writeCalls();
  expect(Object.keys(mutations).toSorted()).toEqual(changing.mutations.toSorted());
  expect(Object.keys(calls).toSorted()).toEqual(changing.calls.toSorted());
});

const TABLES = ['deal', 'deal_change', 'working_days', 'vacation_units', 'month_pot', 'month_closing'];

/** All that a closed month is made of. */
const stored = () =>
  Promise.all(TABLES.map(table => server.store.database.rows(`select * from ${table} order by 1, 2`)));

const restRight = new Map(restCalls.map(({ method, path, right }) => [`${method} ${path}`, right]));
const rows = Object.entries({ ...mutations, ...calls }).flatMap(([name, row]): [string, Row, Right][] => {
  const right = row?.right ?? graphqlRights[name] ?? restRight.get(name);
  return row && right ? [[name, row, right]] : [];
});

describe.each(POSITIONS)('in a closed month, for a $title,', ({ id: position }) => {
  it.each(rows)('%s', async (_name, { becomes, send }, right) => {
    const client = await server.as(position);
    const before = await stored();
    const said = await send(client);
    if (!right({ position })) expect(said).toMatch(/^FORBIDDEN /);
    else expect(said).toBe(becomes === 'free' ? 'done' : `CONFLICT ${MAY}`);
    if (said !== 'done') expect(await stored()).toEqual(before);
  });
});

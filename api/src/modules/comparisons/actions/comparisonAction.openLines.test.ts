import {
  backdateUploads,
  COMPARISON_FIELDS,
  compareLines,
  queryComparisonLines,
  readDeals,
  runComparisonAction,
} from '../../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
let office: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
  office = await server.signInAs(4);
});
beforeEach(() => backdateUploads(server.store));
afterAll(() => server.stop());

const read = async (id: number) =>
  (await office.graphql(`{ comparison(id: ${id}) { ${COMPARISON_FIELDS} } }`)).data.comparison;
const setGross = (number: number, fields: string) =>
  manager.graphql(`mutation { setDealGross(number: ${number}, ${fields}) { number } }`);

it('adds up the absolute undecided differences of the lines as the open amount, which is zero when all amounts are decided', async () => {
  const addDeal = (number: number, front: number, back: number) =>
    server.store.insertSoldDeal('2026-02-03', { number, front_gross: front, back_gross: back });
  await addDeal(5001, 100, 20);
  await addDeal(5002, 10, 20);
  await addDeal(5003, 40.5, -3);
  await addDeal(5004, 6, 7);
  const { id, ...comparison } = await compareLines(manager, [
    ['5001', null, null, null, '90', '30'],
    ['5002', null, null, null, '10', '20'],
    ['9003', null, null, null, '8', '-1.06'],
    ['5004', null, null, null, 'n/a', '7'],
  ]);
  // Two deals differ by 10 and -10. Two lines with 8 and -1.06 are only in the file. Two deals with 40.50 and
  // -3 are only in the store. For the unreadable line, the store has 6 and 7.
  expect(comparison).toMatchObject({ openCount: 4, openAmount: 85.56, difference: -43.56 });
  const getFirstPlace = async (group: string) => (await queryComparisonLines(office, id, group))[0].place;
  const getOpenStateAfter = async (client: TestClient, call: string) => {
    await runComparisonAction(client, call);
    const { openCount, openAmount, difference } = await read(id);
    return [openCount, openAmount, difference];
  };
  const differing = await getFirstPlace('DIFFERS');
  expect(
    await getOpenStateAfter(
      manager,
      `takeTheirs(id: ${id}, lines: [{ place: ${differing} }], amount: backGross)`,
    ),
  ).toEqual([4, 75.56, comparison.difference]);
  const keep = (at: number) => `keepOurs(id: ${id}, lines: [{ place: ${at} }])`;
  expect(await getOpenStateAfter(office, keep(differing))).toEqual([3, 65.56, comparison.difference]);
  expect(await getOpenStateAfter(office, keep(await getFirstPlace('UNREADABLE')))).toEqual([
    2,
    52.56,
    comparison.difference,
  ]);
  expect(await getOpenStateAfter(office, keep(await getFirstPlace('ONLY_HERE')))).toEqual([
    1,
    9.06,
    comparison.difference,
  ]);
  expect(await getOpenStateAfter(office, keep(await getFirstPlace('ONLY_FILE')))).toEqual([
    0,
    0,
    comparison.difference,
  ]);
});

describe('an escalated line', () => {
  it('keeps an escalated line open with its employee and note, until the amounts of the file are taken', async () => {
    await server.store.insertSoldDeal('2026-03-03', { number: 5011, front_gross: 1 });
    const { id } = await compareLines(office, [['5011', null, null, null, '2', '']], '2026-03');
    const [{ place }] = await queryComparisonLines(office, id, 'DIFFERS');
    const before = await readDeals(server.store, [5011]);
    const escalate = (note: string) =>
      runComparisonAction(office, `handOn(id: ${id}, lines: [{ place: ${place} }], note: "${note}")`);
    const first = (await escalate(' accounting is right, please change it ')).data.handOn;
    expect(first).toMatchObject({
      lineCount: 1,
      comparison: { openCount: 1, openAmount: 1, handedOnCount: 1 },
    });
    expect(await readDeals(server.store, [5011])).toEqual(before);
    const employee = await server.store.database.row<{ name: string }>(
      `select name from employee where id = (select handed_by from comparison_line where comparison_id = ${id} and place = ${place})`,
    );
    const readLine = async () => (await queryComparisonLines(manager, id, 'DIFFERS'))[0];
    expect(await readLine()).toMatchObject({
      isOpen: true,
      handedOnBy: employee?.name,
      handedNote: 'accounting is right, please change it',
    });
    const second = (await escalate('again')).data.handOn;
    await runComparisonAction(office, `undoComparisonAct(actId: ${second.actId})`);
    expect(await readLine()).toMatchObject({ handedNote: 'accounting is right, please change it' });
    const listEscalated = async () =>
      (await manager.graphql('{ handedOn { comparisonId fileName lineCount } }')).data.handedOn.filter(
        ({ comparisonId }: { comparisonId: number }) => comparisonId === id,
      );
    expect(await listEscalated()).toMatchObject([{ lineCount: 1 }]);
    const takeResult = (
      await runComparisonAction(manager, `takeTheirs(id: ${id}, lines: [{ place: ${place} }])`)
    ).data.takeTheirs;
    expect(takeResult.comparison).toMatchObject({ openCount: 0, handedOnCount: 0 });
    expect(await readLine()).toMatchObject({ isOpen: false, handedOnBy: employee?.name });
    expect(await listEscalated()).toEqual([]);
    await runComparisonAction(manager, `undoComparisonAct(actId: ${takeResult.actId})`);
    expect(await listEscalated()).toMatchObject([{ lineCount: 1 }]);
    await runComparisonAction(office, `undoComparisonAct(actId: ${first.actId})`);
    expect(await readLine()).toMatchObject({ handedOnBy: null, handedNote: null });
    expect(await read(id)).toMatchObject({ handedOnCount: 0, openCount: 1 });
  });

  it('requires a note of 1 to 200 characters for an escalation', async () => {
    await server.store.insertSoldDeal('2026-03-03', { number: 5012, front_gross: 1 });
    const { id } = await compareLines(office, [['5012', null, null, null, '2', '']], '2026-03');
    const [{ place }] = await queryComparisonLines(office, id, 'DIFFERS');
    const codes = [];
    for (const note of ['', '   ', 'x'.repeat(201), 'x'.repeat(200)]) {
      const { errors } = await runComparisonAction(
        office,
        `handOn(id: ${id}, lines: [{ place: ${place} }], note: "${note}")`,
      );
      codes.push(errors?.[0].extensions.code ?? 'done');
    }
    expect(codes).toEqual(['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'done']);
  });
});

it('counts each deal that can be confirmed only once, in the group of its line', async () => {
  for (const number of [5021, 5022, 5023])
    await server.store.insertSoldDeal('2026-04-03', { number, front_gross: 1 });
  await office.graphql('mutation { reviewDeal(number: 5021, isConfirmed: true) { number } }');
  const { id, groups } = await compareLines(
    manager,
    [
      ['5021', null, null, null, '1', ''],
      ['5022', null, null, null, '1', ''],
      ['5023', null, null, null, '2', ''],
    ],
    '2026-04',
  );
  const listToConfirmCounts = (all: { toConfirmCount: number }[]) =>
    all.map(({ toConfirmCount }) => toConfirmCount);
  expect(listToConfirmCounts(groups)).toEqual([1, 0, 0, 0, 0]);
  await runComparisonAction(manager, `takeTheirs(id: ${id})`);
  expect(listToConfirmCounts((await read(id)).groups)).toEqual([1, 1, 0, 0, 0]);
  const confirmDeals = async (filter: string) => {
    const { data, errors } = await runComparisonAction(office, `confirmEqual(id: ${id}${filter})`);
    return data?.confirmEqual?.lineCount ?? errors[0].message;
  };
  expect(await confirmDeals(', group: EQUAL')).toBe(1);
  expect(await confirmDeals(', group: EQUAL')).toBe(
    'There is nothing to confirm. The deals may already be confirmed.',
  );
  expect(await confirmDeals('')).toBe(1);
  expect((await read(id)).acts[0]).toMatchObject({ kind: 'CONFIRM', lineCount: 1 });
  // After Confirmed? is cleared by hand, the deal can be confirmed again.
  await office.graphql('mutation { reviewDeal(number: 5022, isConfirmed: false) { number } }');
  expect(listToConfirmCounts((await read(id)).groups)).toEqual([1, 0, 0, 0, 0]);
  expect(await confirmDeals('')).toBe(1);
});

it('skips a deal on undo when another change has since changed a field that the action had changed', async () => {
  const numbers = [5031, 5032, 5033];
  for (const number of numbers)
    await server.store.insertSoldDeal('2026-05-03', { number, front_gross: 1, back_gross: 1 });
  const { id } = await compareLines(
    manager,
    numbers.map(number => [String(number), null, null, null, '2', number === 5033 ? '1' : '3']),
    '2026-05',
  );
  const takeResult = (await runComparisonAction(manager, `takeTheirs(id: ${id})`)).data.takeTheirs;
  await setGross(5031, 'frontGross: "7"');
  await setGross(5033, 'backGross: "9"');
  await manager.graphql('mutation { amendDeal(number: 5032, input: { notes: "x" }) { number } }');
  const { data } = await runComparisonAction(manager, `undoComparisonAct(actId: ${takeResult.actId})`);
  expect(data.undoComparisonAct).toMatchObject({ lineCount: 2, skipped: ['#5031'] });
  const storedDeals = await server.store.database.rows(
    'select number, front_gross, back_gross, notes from deal where number = any($1) order by number',
    [numbers],
  );
  expect(storedDeals).toMatchObject([
    { front_gross: 7, back_gross: 3 },
    { front_gross: 1, back_gross: 1, notes: 'x' },
    { front_gross: 1, back_gross: 9 },
  ]);
});

import { runDuringOtherTransaction, terminateWaitingConnection } from '../../testing/otherTransaction.ts';
import {
  backdateUploads,
  COMPARE_HEADER,
  COMPARISON_FIELDS,
  compareLines,
  getGroupCounts,
  getLastFileName,
  queryComparisonLines,
  readDeals,
  runComparisonAction,
  uploadSheet,
} from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

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

const readStoredDeals = (numbers: readonly number[]) => readDeals(server.store, numbers);

describe('a comparison', () => {
  it('assigns each line and each deal of a comparison to one group, so that the amounts of the groups add up to the difference', async () => {
    const addDeal = (number: number, front: number, back: number | null, more = {}) =>
      server.store.insertSoldDeal('2026-02-05', { number, front_gross: front, back_gross: back, ...more });
    await addDeal(1001, 100, 50);
    await addDeal(1002, 200.5, null);
    await addDeal(1003, 300, 0, { stock_num: 'S-33' });
    await addDeal(1004, 400, 1);
    await addDeal(1005, 500, 2, { customer_name: 'Ann Lee' });
    await server.store.insertSoldDeal('2026-01-31', { number: 1006, front_gross: 7 });
    const comparison = await compareLines(manager, [
      ['1001', null, null, null, '100.00', '50.00'],
      ['1002', null, null, null, '200.50', '(10.25)'],
      [null, 's33', null, null, '300', null],
      ['1004', null, null, null, 'n/a', '1'],
      [null, null, 'LEE, Ann', '02/08/2026', '501', '2'],
      ['1006', null, null, null, '7', null],
      ['1006', null, null, null, '8', null],
    ]);
    expect(getGroupCounts(comparison)).toEqual([3, 1, 2, 1, 1]);
    expect(comparison).toMatchObject({
      theirs: 1158.25,
      ours: 1560.5,
      difference: -402.25,
      outsideCount: 1,
      outside: 7,
    });
    const differences = comparison.groups.map(({ difference }: { difference: number }) => difference);
    expect(differences).toEqual([0, -10.25, 511, -502, -401]);
    expect(await queryComparisonLines(manager, comparison.id, 'DIFFERS')).toMatchObject([
      {
        number: 1002,
        line: 3,
        matchedBy: 'NUMBER',
        amounts: [
          { amount: 'frontGross', ours: 200.5, theirs: 200.5, difference: 0, decision: null },
          { amount: 'backGross', ours: null, theirs: -10.25, difference: -10.25, decision: null },
        ],
      },
    ]);
    expect(await queryComparisonLines(manager, comparison.id, 'ONLY_FILE')).toMatchObject([
      { line: 6, proposed: { number: 1005 } },
      { line: 8, why: 'Row 7 has the same deal number.', proposed: null },
    ]);
    expect(await queryComparisonLines(manager, comparison.id, 'UNREADABLE')).toMatchObject([
      { line: 5, number: 1004, why: 'Front gross isn’t an amount.' },
    ]);
    expect(
      (await queryComparisonLines(manager, comparison.id, 'EQUAL')).map(
        ({ number }: { number: number }) => number,
      ),
    ).toEqual([1001, 1003, 1006]);
  });

  it('proposes as the period of a comparison the months that contain the days in the file', async () => {
    const sheetId = await uploadSheet(manager, 'COMPARE', [
      COMPARE_HEADER,
      ['1', null, null, '2026-02-11', '1'],
      ['2', null, null, '2026-01-20', '1'],
    ]);
    const { data } = await manager.graphql(`{ proposedPeriod(sheetId: ${sheetId}) { start end } }`);
    expect(data.proposedPeriod).toEqual({ start: '2026-01-01', end: '2026-02-28' });
  });
});

describe('an action on lines', () => {
  it('takes the amounts of the file with the file as the source in the history, confirms the equal deals, and undoes both actions', async () => {
    await server.store.insertSoldDeal('2026-03-05', { number: 2001, front_gross: 1, back_gross: 2 });
    await server.store.insertSoldDeal('2026-03-06', { number: 2002, front_gross: 3 });
    const before = await readStoredDeals([2001, 2002]);
    const { id } = await compareLines(
      manager,
      [
        ['2001', null, null, null, '10.01', null],
        ['2002', null, null, null, '3', ''],
      ],
      '2026-03',
    );
    const [line] = await queryComparisonLines(manager, id, 'DIFFERS');
    const one = await runComparisonAction(
      manager,
      `takeTheirs(id: ${id}, lines: [{ place: ${line.place} }], amount: backGross)`,
    );
    expect(one.data.takeTheirs).toMatchObject({ lineCount: 1, comparison: { openCount: 1 } });
    const all = await runComparisonAction(manager, `takeTheirs(id: ${id})`);
    expect(all.data.takeTheirs).toMatchObject({ lineCount: 1, skipped: [], comparison: { openCount: 0 } });
    expect(
      await server.store.database.row('select front_gross, back_gross from deal where number = 2001'),
    ).toEqual({
      front_gross: 10.01,
      back_gross: null,
    });
    expect(
      await server.store.database.rows(
        `select field, from_value, to_value, door, origin from deal_change where deal_number = 2001 order by id`,
      ),
    ).toEqual([
      {
        field: 'backGross',
        from_value: '2.00',
        to_value: null,
        door: 'comparison',
        origin: `${getLastFileName()}, line 2`,
      },
      {
        field: 'frontGross',
        from_value: '1.00',
        to_value: '10.01',
        door: 'comparison',
        origin: `${getLastFileName()}, line 2`,
      },
    ]);
    const confirmed = await runComparisonAction(office, `confirmEqual(id: ${id})`);
    expect(confirmed.data.confirmEqual.lineCount).toBe(2);
    const undo = (client: TestClient, done: { actId: number }) =>
      runComparisonAction(client, `undoComparisonAct(actId: ${done.actId})`);
    expect((await undo(manager, all.data.takeTheirs)).errors[0].message).toBe(
      'These rows have newer changes. Undo those first.',
    );
    await undo(office, confirmed.data.confirmEqual);
    await undo(manager, all.data.takeTheirs);
    const last = await undo(manager, one.data.takeTheirs);
    expect(last.data.undoComparisonAct.comparison).toMatchObject({ openCount: 1 });
    expect(await readStoredDeals([2001, 2002])).toEqual(before);
    expect((await undo(manager, one.data.takeTheirs)).errors[0].message).toBe(
      'This action has already been undone.',
    );
  });

  it("rejects an action on a deal that has changed since the comparison, until the action is sent with the deal's current version", async () => {
    const numbers = [2011, 2012];
    for (const number of numbers) await server.store.insertSoldDeal('2026-04-05', { number, front_gross: 1 });
    const { id } = await compareLines(
      manager,
      numbers.map(number => [String(number), null, null, null, '9', '0']),
      '2026-04',
    );
    await manager.graphql('mutation { setDealGross(number: 2012, frontGross: "5") { number } }');
    const before = await readStoredDeals(numbers);
    const [, changed] = await queryComparisonLines(manager, id, 'DIFFERS');
    expect(changed).toMatchObject({ isChanged: true, amounts: [{ ours: 1, theirs: 9, now: 5 }, {}] });
    const both = [changed.place - 1, changed.place].map(place => `{ place: ${place} }`).join();
    const rejectedResponse = await runComparisonAction(manager, `takeTheirs(id: ${id}, lines: [${both}])`);
    expect(rejectedResponse.errors[0]).toMatchObject({
      message:
        'These deals have changed since the comparison: #2012. Nothing was saved. Check the current amounts and try again.',
      extensions: { code: 'CONFLICT', places: [changed.place] },
    });
    expect(await readStoredDeals(numbers)).toEqual(before);
    const all = await runComparisonAction(manager, `takeTheirs(id: ${id})`);
    expect(all.data.takeTheirs).toMatchObject({
      lineCount: 1,
      skipped: ['#2012'],
      comparison: { openCount: 1 },
    });
    const over = await runComparisonAction(
      manager,
      `takeTheirs(id: ${id}, lines: [{ place: ${changed.place}, version: ${changed.version} }])`,
    );
    expect(over.data.takeTheirs).toMatchObject({ lineCount: 1, comparison: { openCount: 0 } });
    await manager.graphql('mutation { setDealGross(number: 2011, frontGross: "6") { number } }');
    expect(
      (await runComparisonAction(manager, `undoComparisonAct(actId: ${all.data.takeTheirs.actId})`)).errors[0]
        .message,
    ).toBe('These deals have changed since this action: #2011. Nothing was undone.');
  });

  it("keeps the store's amounts with a note and matches a proposed deal, without changing a deal or the total difference", async () => {
    await server.store.insertSoldDeal('2026-05-05', { number: 2021, front_gross: 1, customer_name: 'Bo Ek' });
    await server.store.insertSoldDeal('2026-05-06', { number: 2022, front_gross: 4 });
    const comparison = await compareLines(
      manager,
      [
        [null, null, 'Bo Ek', '05/06/2026', '3', ''],
        ['2022', null, null, null, '5', ''],
      ],
      '2026-05',
    );
    const [line] = await queryComparisonLines(manager, comparison.id, 'ONLY_FILE');
    const matched = (
      await runComparisonAction(office, `matchLine(id: ${comparison.id}, place: ${line.place}, number: 2021)`)
    ).data.matchLine;
    expect(getGroupCounts(matched.comparison)).toEqual([0, 2, 0, 0, 0]);
    expect(matched.comparison.difference).toBe(comparison.difference);
    const keepResult = await runComparisonAction(
      office,
      `keepOurs(id: ${comparison.id}, lines: [{ place: ${line.place} }], note: " as agreed ")`,
    );
    expect(keepResult.data.keepOurs.comparison.openCount).toBe(1);
    expect((await queryComparisonLines(office, comparison.id, 'DIFFERS'))[0]).toMatchObject({
      number: 2021,
      note: 'as agreed',
      isOpen: false,
      matchedBy: 'PERSON',
    });
    for (const { actId } of [keepResult.data.keepOurs, matched])
      await runComparisonAction(office, `undoComparisonAct(actId: ${actId})`);
    const { data } = await office.graphql(`{ comparison(id: ${comparison.id}) { ${COMPARISON_FIELDS} } }`);
    expect(data.comparison.groups).toEqual(comparison.groups);
  });

  it('rejects an action of a user without the right to the action, and an action with nothing to change', async () => {
    await server.store.insertSoldDeal('2026-06-05', { number: 2031, front_gross: 1 });
    const { id } = await compareLines(office, [['2031', null, null, null, '1', '']], '2026-06');
    const codes = [];
    for (const [client, call] of [
      [office, `takeTheirs(id: ${id})`],
      [manager, `confirmEqual(id: ${id})`],
      [manager, `takeTheirs(id: ${id})`],
      [manager, `takeTheirs(id: 999999)`],
      [manager, `keepOurs(id: ${id}, lines: [{ place: 1 }])`],
      [manager, `matchLine(id: ${id}, place: 1, number: 2031)`],
      [manager, `matchLine(id: ${id}, place: 1, number: 0)`],
      [manager, `handOn(id: ${id}, lines: [{ place: 1 }], note: "please")`],
      [manager, `handOn(id: ${id}, lines: [{ place: 1 }], note: "  ")`],
      [manager, `undoComparisonAct(actId: 999999)`],
    ] as const)
      codes.push((await runComparisonAction(client, call)).errors[0].extensions.code);
    expect(codes).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'BAD_INPUT',
      'NOT_FOUND',
      'BAD_INPUT',
      'BAD_INPUT',
      'BAD_INPUT',
      'BAD_INPUT',
      'BAD_INPUT',
      'NOT_FOUND',
    ]);
  });

  it('applies an action once when two people request it at the same time', async () => {
    await server.store.insertSoldDeal('2026-08-05', { number: 2041, front_gross: 1 });
    const { id } = await compareLines(manager, [['2041', null, null, null, '2', '']], '2026-08');
    const admin = await server.signInAs(5);
    const responses = await Promise.all(
      [manager, admin].map(client => runComparisonAction(client, `takeTheirs(id: ${id})`)),
    );
    expect(responses.map(({ errors }) => errors?.[0].extensions.code ?? 'done').sort()).toEqual([
      'BAD_INPUT',
      'done',
    ]);
  });

  it('changes nothing when the database connection is lost during an action, and allows a retry', async () => {
    const numbers = [2051, 2052];
    for (const number of numbers) await server.store.insertSoldDeal('2026-09-05', { number, front_gross: 1 });
    const { id } = await compareLines(
      manager,
      numbers.map(number => [String(number), null, null, null, '2', '']),
      '2026-09',
    );
    const before = await readStoredDeals(numbers);
    const theirs = `takeTheirs(id: ${id})`;
    const { errors } = await runDuringOtherTransaction(
      server.store,
      ['select from deal where number = $1 for update', [2052]],
      async () => {
        const pendingResponse = runComparisonAction(manager, theirs);
        await terminateWaitingConnection(server.store, '%deal%');
        return pendingResponse;
      },
    );
    expect(errors[0].extensions.code).toBe('UNAVAILABLE');
    expect(await readStoredDeals(numbers)).toEqual(before);
    const { data } = await manager.graphql(`{ comparison(id: ${id}) { ${COMPARISON_FIELDS} } }`);
    expect(data.comparison).toMatchObject({ openCount: 2, acts: [] });
    expect((await runComparisonAction(manager, theirs)).data.takeTheirs).toMatchObject({ lineCount: 2 });
  });
});

it('stores no part of a comparison when the database connection is lost during the comparison, and allows a retry', async () => {
  await server.store.insertSoldDeal('2026-11-06', { number: 2071, front_gross: 1, back_gross: 2 });
  const sheetId = await uploadSheet(manager, 'COMPARE', [
    COMPARE_HEADER,
    ['2071', null, null, null, '9', '2'],
  ]);
  const compareMutation = `mutation { compareSheet(sheetId: ${sheetId}, start: "2026-11-06", end: "2026-11-06") { ${COMPARISON_FIELDS} } }`;
  const countStored = () =>
    server.store.database.rows(
      'select (select count(*) from comparison) as comparisons, (select count(*) from comparison_line) as lines',
    );
  const before = await countStored();
  const { errors } = await runDuringOtherTransaction(
    server.store,
    ['lock table comparison_line in exclusive mode', []],
    async () => {
      const pendingResponse = manager.graphql(compareMutation);
      await terminateWaitingConnection(server.store, '%comparison_line%');
      return pendingResponse;
    },
  );
  expect(errors[0].extensions.code).toBe('UNAVAILABLE');
  expect(await countStored()).toEqual(before);
  const { data } = await manager.graphql(compareMutation);
  expect(getGroupCounts(data.compareSheet)).toEqual([0, 1, 0, 0, 0]);
});

it("lets two people take the amounts of the same file in separate comparisons, and lets each person undo only the person's own action", async () => {
  await server.store.insertSoldDeal('2026-11-05', { number: 2061, front_gross: 1, back_gross: 2 });
  const before = await readStoredDeals([2061]);
  const admin = await server.signInAs(5);
  const lines = [['2061', null, null, null, '9', '2']];
  const [mine, theirs] = await Promise.all(
    [manager, admin].map(client => compareLines(client, lines, '2026-11')),
  );
  const takeResults = [];
  for (const [client, { id }] of [
    [manager, mine],
    [admin, theirs],
  ] as const)
    takeResults.push((await runComparisonAction(client, `takeTheirs(id: ${id})`)).data.takeTheirs);
  expect(takeResults).toMatchObject([{ lineCount: 1 }, { lineCount: 1 }]);
  const changes = `select from deal_change where deal_number = 2061 and field = 'frontGross' and from_value is not null`;
  expect(await server.store.database.rows(changes)).toHaveLength(1);
  await runComparisonAction(admin, `undoComparisonAct(actId: ${takeResults[1].actId})`);
  await runComparisonAction(manager, `undoComparisonAct(actId: ${takeResults[0].actId})`);
  expect(await readStoredDeals([2061])).toEqual(before);
});

it('repeats a comparison with the same file and columns and the current deals, for anyone who may compare', async () => {
  await server.store.insertSoldDeal('2026-10-05', { number: 3011, front_gross: 1, back_gross: 2 });
  const lines = [['3011', null, null, null, '9', '2']];
  const comparison = await compareLines(manager, lines, '2026-10');
  expect(getGroupCounts(comparison)).toEqual([0, 1, 0, 0, 0]);
  await manager.graphql('mutation { setDealGross(number: 3011, frontGross: "9") { number } }');
  await server.store.insertSoldDeal('2026-10-06', { number: 3012, front_gross: 4 });
  // Columns that other users choose later for the same header do not affect this comparison.
  const swapped = await uploadSheet(office, 'COMPARE', [COMPARE_HEADER, ...lines]);
  await office.graphql(
    `mutation { setSheetColumns(id: ${swapped}, input: { columns: ["number", "stockNum", "customerName", "day", "backGross", "frontGross"] }) { id } }`,
  );
  const again = await office.graphql(
    `mutation { compareAgain(id: ${comparison.id}) { ${COMPARISON_FIELDS} firstDay lastDay } }`,
  );
  const { compareAgain } = again.data;
  expect(getGroupCounts(compareAgain)).toEqual([1, 0, 0, 1, 0]);
  expect(compareAgain).toMatchObject({ theirs: 11, ours: 15, firstDay: '2026-10-01', lastDay: '2026-10-28' });
  const { data } = await office.graphql(`{ comparison(id: ${comparison.id}) { ${COMPARISON_FIELDS} } }`);
  expect(data.comparison).toEqual(comparison);
});

import {
  backdateUploads,
  COMPARISON_FIELDS,
  compareLines,
  getGroupCounts,
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

const read = async (id: number) =>
  (await office.graphql(`{ comparison(id: ${id}) { ${COMPARISON_FIELDS} } }`)).data.comparison;
const match = (id: number, place: number, number: number) =>
  runComparisonAction(office, `matchLine(id: ${id}, place: ${place}, number: ${number})`);
const undo = (result: { actId: number }) =>
  runComparisonAction(office, `undoComparisonAct(actId: ${result.actId})`);
const formatErrors = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions }) => `${extensions.code}: ${message}`);

describe('a line that is only in the file', () => {
  it('moves a line to the group that fits its amounts when the line is matched by hand with a deal that is only in the store', async () => {
    await server.store.insertSoldDeal('2026-02-03', { number: 4001, front_gross: 100, back_gross: 5 });
    await server.store.insertSoldDeal('2026-02-04', { number: 4002, front_gross: 200 });
    const comparison = await compareLines(manager, [
      ['9401', null, 'Ann Lee', null, '100', '5'],
      ['9402', null, 'Bo Ek', null, '210', '-1'],
    ]);
    expect(getGroupCounts(comparison)).toEqual([0, 0, 2, 2, 0]);
    const [equal, differs] = await queryComparisonLines(office, comparison.id, 'ONLY_FILE');
    const before = await readDeals(server.store, [4001, 4002]);
    const one = (await match(comparison.id, equal.place, 4001)).data.matchLine;
    expect(one).toMatchObject({ lineCount: 1, comparison: { openCount: 2 } });
    expect(getGroupCounts(one.comparison)).toEqual([1, 0, 1, 1, 0]);
    const two = (await match(comparison.id, differs.place, 4002)).data.matchLine;
    expect(getGroupCounts(two.comparison)).toEqual([1, 1, 0, 0, 0]);
    expect(two.comparison).toMatchObject({ theirs: 314, ours: 305, difference: 9, openAmount: 11 });
    expect(two.comparison.acts[0]).toMatchObject({ kind: 'MATCH', lineCount: 1 });
    expect((await queryComparisonLines(office, comparison.id, 'DIFFERS'))[0]).toMatchObject({
      line: 3,
      number: 4002,
      matchedBy: 'PERSON',
    });
    expect(await readDeals(server.store, [4001, 4002])).toEqual(before);
    await undo(one);
    await undo(two);
    expect((await read(comparison.id)).groups).toEqual(comparison.groups);
  });

  it('rejects the match of a line when the deal is missing or matched with another line, or when the line is already matched', async () => {
    await server.store.insertSoldDeal('2026-03-03', { number: 4011, front_gross: 1 });
    await server.store.insertSoldDeal('2026-03-03', { number: 4012, front_gross: 2 });
    const { id } = await compareLines(
      manager,
      [
        ['4011', null, null, null, '1', ''],
        ['9411', null, null, null, '2', ''],
        ['9412', null, null, null, '2', ''],
      ],
      '2026-03',
    );
    const [line, next] = await queryComparisonLines(office, id, 'ONLY_FILE');
    expect(formatErrors(await match(id, line.place, 4011))).toEqual([
      'CONFLICT: Deal #4011 is already matched with row 2. Choose another deal.',
    ]);
    expect(formatErrors(await match(id, line.place, 4999))).toEqual([
      'NOT_FOUND: Deal #4999 was not found. It may have been deleted or renumbered.',
    ]);
    expect((await match(id, line.place, 4012)).errors).toBeUndefined();
    expect(formatErrors(await match(id, line.place, 4012))).toEqual([
      'BAD_INPUT: Only a readable row without a deal can be matched.',
    ]);
    expect(formatErrors(await match(id, next.place, 4012))).toEqual([
      'CONFLICT: Deal #4012 is already matched with row 3. Choose another deal.',
    ]);
  });

  it('matches a deal with only one line when two lines are matched with the deal at the same time', async () => {
    await server.store.insertSoldDeal('2026-03-04', { number: 4015, front_gross: 2 });
    const lines = [1, 2].map(line => [`941${4 + line}`, null, null, null, '2', '']);
    const { id } = await compareLines(manager, lines, '2026-03');
    const places = (await queryComparisonLines(office, id, 'ONLY_FILE')).map(
      ({ place }: { place: number }) => place,
    );
    const responses = await Promise.all(places.map((place: number) => match(id, place, 4015)));
    expect(responses.map(({ errors }) => errors?.[0].extensions.code ?? 'done').sort()).toEqual([
      'CONFLICT',
      'done',
    ]);
  });

  it("adds a deal of another period to the store's total when the deal is matched, and removes the deal from the total on undo", async () => {
    await server.store.insertSoldDeal('2026-04-05', { number: 4021, front_gross: 10 });
    await server.store.insertSoldDeal('2026-01-05', { number: 4022, front_gross: 30, back_gross: 4 });
    const comparison = await compareLines(
      manager,
      [
        ['4021', null, null, null, '10', '0'],
        ['9421', null, null, null, '30', '5'],
      ],
      '2026-04',
    );
    const [line] = await queryComparisonLines(office, comparison.id, 'ONLY_FILE');
    const result = (await match(comparison.id, line.place, 4022)).data.matchLine;
    expect(getGroupCounts(result.comparison)).toEqual([1, 1, 0, 0, 0]);
    expect(result.comparison).toMatchObject({
      ...{ theirs: 45, ours: 44, difference: 1 },
      ...{ outsideCount: 1, outside: 34, openAmount: 1 },
    });
    await undo(result);
    expect(await read(comparison.id)).toMatchObject({ ours: 10, difference: 35, groups: comparison.groups });
  });

  it('accepts a match of a line with a deal of a closed month, without changing the deal', async () => {
    await server.store.insertSoldDeal('2025-11-05', { number: 4031, front_gross: 7 });
    await server.store.database.rows(
      `insert into month_closing (month, closed_at, closed_by, format, stored)
       select '2025-11-01', now(), min(id), 1, '{}' from employee`,
    );
    const { id } = await compareLines(manager, [['9431', null, null, null, '8', '']], '2026-05');
    const [line] = await queryComparisonLines(office, id, 'ONLY_FILE');
    const before = await readDeals(server.store, [4031]);
    const result = (await match(id, line.place, 4031)).data.matchLine;
    expect(getGroupCounts(result.comparison)).toEqual([0, 1, 0, 0, 0]);
    expect(
      formatErrors(
        await runComparisonAction(manager, `takeTheirs(id: ${id}, lines: [{ place: ${line.place} }])`),
      ),
    ).toEqual([
      'CONFLICT: November 2025 is closed, so everything that counts toward it is locked. Ask a manager or an admin to reopen it.',
    ]);
    expect(await readDeals(server.store, [4031])).toEqual(before);
  });

  it('offers for a match the deals that are only in the store, sorted by nearest gross, and the deals that a search finds', async () => {
    const addDeal = (number: number, front: number, more = {}) =>
      server.store.insertSoldDeal('2026-06-05', { number, front_gross: front, ...more });
    await addDeal(4041, 500);
    await addDeal(4042, 95, { stock_num: 'QX-1' });
    await addDeal(4043, 100);
    await addDeal(4044, 120);
    await server.store.insertSoldDeal('2026-01-05', { number: 4045, front_gross: 100, stock_num: 'qx-2' });
    const { id } = await compareLines(
      manager,
      [
        ['4043', null, null, null, '100', ''],
        ['9441', null, null, null, '100', ''],
      ],
      '2026-06',
    );
    const [line] = await queryComparisonLines(office, id, 'ONLY_FILE');
    const findDeals = async (search: string) =>
      (
        await office.graphql(
          `{ dealsToMatch(id: ${id}, place: ${line.place}, search: "${search}") { number sum matchedLine } }`,
        )
      ).data.dealsToMatch;
    expect(await findDeals(' ')).toEqual([
      { number: 4042, sum: 95, matchedLine: null },
      { number: 4044, sum: 120, matchedLine: null },
      { number: 4041, sum: 500, matchedLine: null },
    ]);
    expect(await findDeals('Qx-')).toMatchObject([{ number: 4042 }, { number: 4045 }]);
    expect(await findDeals('4043')).toEqual([{ number: 4043, sum: 100, matchedLine: 2 }]);
    expect(await findDeals('%')).toEqual([]);
  });

  it('returns the fields of a missing deal, including the people, from the line of the file', async () => {
    const seller = await server.store.insertEmployee({ name: 'Sue Quill', position: 0 });
    await server.store.insertEmployee({ name: 'Ray Gone', position: 0, isActive: false });
    const header = [
      'Deal #',
      'Stock #',
      'Customer',
      'Delivered',
      'Front',
      'Salesman',
      '2nd Salesman',
      'Vehicle',
      'N/U',
    ];
    const sheetId = await uploadSheet(manager, 'COMPARE', [
      header,
      ['9451', 'S-51', 'Cy Young', '07/04/2026', '10', 'Quill, Sue', 'Ray Gone', '2024 Civic', 'Used'],
      ['9452', 'S-52', 'Al Young', '07/05/2026', '10', 'Nobody Here', '', '2023 Accord', 'New'],
    ]);
    const { data } = await manager.graphql(
      `mutation { compareSheet(sheetId: ${sheetId}, start: "2026-07-01", end: "2026-07-31") { ${COMPARISON_FIELDS} } }`,
    );
    const { id } = data.compareSheet;
    const readMissingDeal = async ({ place }: { place: number }) =>
      (
        await office.graphql(
          `{ missingDeal(id: ${id}, place: ${place}) { customerName stockNum carInfo carType deliveryDate closerId additionalId } }`,
        )
      ).data.missingDeal;
    const [first, second] = await queryComparisonLines(office, id, 'ONLY_FILE');
    expect(await readMissingDeal(first)).toEqual({
      customerName: 'Cy Young',
      stockNum: 'S-51',
      carInfo: '2024 Civic',
      carType: 'USED',
      deliveryDate: '2026-07-04',
      closerId: seller,
      additionalId: null,
    });
    expect(await readMissingDeal(second)).toMatchObject({
      customerName: 'Al Young',
      carType: 'NEW',
      closerId: null,
    });
  });
});

describe('a repeated comparison', () => {
  it('carries over matches and escalated lines to a repeated comparison, and offers the earlier notes of lines with unchanged amounts', async () => {
    await server.store.insertSoldDeal('2026-09-03', { number: 4061, front_gross: 1, back_gross: 1 });
    await server.store.insertSoldDeal('2026-09-03', { number: 4062, front_gross: 2 });
    await server.store.insertSoldDeal('2026-09-03', { number: 4063, front_gross: 3 });
    await server.store.insertSoldDeal('2026-09-03', { number: 4064, front_gross: 4 });
    await server.store.insertSoldDeal('2026-01-03', { number: 4065, front_gross: 5 });
    const comparison = await compareLines(
      manager,
      [
        ['4061', null, null, null, '11', '12'],
        ['4062', null, null, null, '12', ''],
        ['4063', null, null, null, '13', ''],
        ['9464', null, null, null, '14', ''],
      ],
      '2026-09',
    );
    const { id } = comparison;
    const [one, two, three] = await queryComparisonLines(office, id, 'DIFFERS');
    const [fileOnlyLine] = await queryComparisonLines(office, id, 'ONLY_FILE');
    const [storeOnlyLine] = await queryComparisonLines(office, id, 'ONLY_HERE');
    const lines = (...places: { place: number }[]) =>
      `lines: [${places.map(({ place }) => `{ place: ${place} }`).join()}]`;
    await runComparisonAction(manager, `takeTheirs(id: ${id}, ${lines(one)}, amount: frontGross)`);
    await runComparisonAction(office, `keepOurs(id: ${id}, ${lines(one, two)}, note: "holdback")`);
    await runComparisonAction(office, `keepOurs(id: ${id}, ${lines(storeOnlyLine)})`);
    await runComparisonAction(office, `handOn(id: ${id}, ${lines(three)}, note: "they are right")`);
    await match(id, fileOnlyLine.place, 4065);
    await manager.graphql('mutation { setDealGross(number: 4062, frontGross: "2.5") { number } }');
    const again = (await office.graphql(`mutation { compareAgain(id: ${id}) { ${COMPARISON_FIELDS} } }`)).data
      .compareAgain;
    expect(getGroupCounts(again)).toEqual([0, 4, 0, 1, 0]);
    expect(again).toMatchObject({ openCount: 5, handedOnCount: 1 });
    const differing = await queryComparisonLines(office, again.id, 'DIFFERS');
    expect(differing).toMatchObject([
      { number: 4061, keptBefore: 'holdback', isOpen: true, note: null, handedOnBy: null },
      { number: 4062, keptBefore: null },
      { number: 4063, keptBefore: null, handedNote: 'they are right' },
      { number: 4065, matchedBy: 'PERSON', keptBefore: null },
    ]);
    expect(await queryComparisonLines(office, again.id, 'ONLY_HERE')).toMatchObject([
      { number: 4064, keptBefore: '' },
    ]);
    const keepResult = await runComparisonAction(
      office,
      `keepOurs(id: ${again.id}, ${lines(differing[0], ...(await queryComparisonLines(office, again.id, 'ONLY_HERE')))})`,
    );
    expect(keepResult.data.keepOurs).toMatchObject({ lineCount: 2, comparison: { openCount: 3 } });
    expect((await queryComparisonLines(office, again.id, 'DIFFERS'))[0]).toMatchObject({
      note: 'holdback',
      isOpen: false,
    });
    // After the undo, the note of the earlier comparison is offered again.
    await undo(keepResult.data.keepOurs);
    const third = (await office.graphql(`mutation { compareAgain(id: ${again.id}) { id } }`)).data
      .compareAgain;
    expect((await queryComparisonLines(office, third.id, 'DIFFERS'))[0]).toMatchObject({
      keptBefore: 'holdback',
    });
    const { data } = await manager.graphql('{ handedOn { comparisonId lineCount } }');
    const escalatedOfFile = data.handedOn.filter(
      ({ comparisonId }: { comparisonId: number }) => comparisonId >= id,
    );
    expect(escalatedOfFile).toEqual([{ comparisonId: third.id, lineCount: 1 }]);
  });
});

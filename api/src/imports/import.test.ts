import { HEARTBEAT_TIMEOUT_MS } from '../rules/import/importState.ts';
import type { SheetCell } from '../rules/sheets/cell.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { endWhoWaits, whileAnotherDesk } from '../testing/anotherDesk.ts';
import { lastFileName, sendSheet, sentLongAgo } from '../testing/sentSheet.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(3);
});
beforeEach(() => sentLongAgo(server.store));
afterAll(() => server.stop());

const IMPORT = 'id state failure dealCount personCount through total importedBy undoneBy fileName';
const PREVIEW = `counts { new unchanged differs refused } newPersonCount openNameCount lineCount totalLines numberOnlyLines lacking
  names { name as lineCount firstLine person { name } proposals { name } }
  lines { line outcome key name differing problems { field message } }`;

/** A file, sent and made an import of. */
async function prepared(
  lines: readonly (readonly SheetCell[])[],
  purpose: SheetPurpose = 'IMPORT_DEALS',
): Promise<number> {
  const sheetId = await sendSheet(manager, purpose, lines);
  return (await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`)).data.prepareImport
    .id;
}

const preview = async (id: number, args = '') =>
  (await manager.graphql(`{ importPreview(id: ${id}${args}) { ${PREVIEW} } }`)).data.importPreview;

const run = (id: number, expected: number, by = manager) =>
  by.graphql(`mutation { runImport(id: ${id}, expected: ${expected}) { ${IMPORT} } }`);

const undo = (id: number, by = manager) => by.graphql(`mutation { undoImport(id: ${id}) { ${IMPORT} } }`);

const settle = (id: number, names: object[]) =>
  manager.graphql(
    `mutation ($names: [SettledName!]!) { settleImportNames(id: ${id}, names: $names) { ${IMPORT} } }`,
    { names },
  );

const dealOf = (number: number) =>
  server.store.database.row<Record<string, unknown>>('select * from deal where number = $1', [number]);

/** Another desk has recorded a deal of this number, and not committed it yet. */
const recording = (number: number): [string, unknown[]] => [
  `insert into deal (number, added_date, customer_name, car_info, stock_num, notes) values ($1, current_date, '', '', '', '')`,
  [number],
];

const HEAD = ['Deal #', 'Customer', 'Closer', 'Front Gross', 'Delivery Date', 'Delivery Status', 'Type'];

describe('a preview', () => {
  it('says what becomes of each line, and writes nothing', async () => {
    await server.store.deal({ number: 101, customer_name: 'Ada', front_gross: 10.5 });
    await server.store.deal({ number: 102, customer_name: 'Ben' });
    const id = await prepared([
      HEAD,
      ['101', 'Ada', null, '10.50', null, null, null],
      ['102', 'Bob', null, '7', null, null, null],
      ['103', 'Cy', null, 'much', '2024-02-30', 'LATER', 'New'],
      ['104', 'Di', null, '(1,000.00)', '3/4/2024', 'DEL', 'Used'],
      [null, 'Ed', null, '1', null, null, null],
    ]);
    const shown = await preview(id);
    expect(shown.counts).toEqual({ new: 1, unchanged: 1, differs: 1, refused: 2 });
    expect(shown.lines.map((line: { outcome: string }) => line.outcome)).toEqual([
      'UNCHANGED',
      'DIFFERS',
      'REFUSED',
      'NEW',
      'REFUSED',
    ]);
    expect(shown.lines[1]).toMatchObject({ line: 3, key: '102', differing: ['Customer', 'Front gross'] });
    expect(shown.lines[2].problems.map((each: { field: string }) => each.field)).toEqual([
      'frontGross',
      'deliveryDate',
      'deliveryStatus',
    ]);
    expect(shown.lines[4].problems).toEqual([{ field: 'number', message: 'Deal number is missing.' }]);
    expect(await preview(id, ', outcome: REFUSED, limit: 1, offset: 1')).toMatchObject({
      lineCount: 2,
      lines: [{ line: 6 }],
    });
    expect(await dealOf(104)).toBeUndefined();
  });

  it('counts a deal that stands there twice once, and refuses both where they contradict each other', async () => {
    const id = await prepared([
      HEAD,
      ['111', 'Ada', null, '1', null, null, null],
      ['111', 'Ada', null, '1', null, null, null],
      ['112', 'Ben', null, '1', null, null, null],
      ['112', 'Ben', null, '2', null, null, null],
    ]);
    const { counts, lines } = await preview(id);
    expect(counts).toEqual({ new: 1, unchanged: 1, differs: 0, refused: 2 });
    expect(lines[3].problems[0].message).toBe('Line 4 names the same and says something else.');
  });
});

it('a preview warns of what the new deals lack, and names the lines that hold only a number', async () => {
  const id = await prepared([
    ['Deal #', 'Customer', 'Salesman', 'Status'],
    ['2021', null, null, null],
    ['125', 'Total', null, 'DEL'],
    ['126', 'Ann', null, 'Delivered'],
    [null, 'Total: 2 deals', null, null],
  ]);
  const { counts, lacking, totalLines, numberOnlyLines } = await preview(id);
  expect(counts).toEqual({ new: 2, unchanged: 0, differs: 0, refused: 0 });
  expect([totalLines, numberOnlyLines]).toEqual([[5], [2]]);
  expect(lacking[0]).toBe('All 2 deals have no delivery date: without one a deal counts nowhere.');
});

describe('the pages of a preview', () => {
  it('come of one reading of the file, and of another once a deal has changed', async () => {
    const number = await server.store.deal({ number: 121, customer_name: 'Ada' });
    const id = await prepared([
      HEAD,
      [String(number), 'Ada', null, null, null, null, null],
      ['122', 'Ben', null, null, null, null, null],
    ]);
    const { counts } = await preview(id, ', limit: 1');
    expect(counts).toMatchObject({ new: 1, unchanged: 1 });
    // Nobody changes a file; without its last line only another reading finds a line less.
    await server.store.database.rows(
      'delete from sheet_line where line = 3 and sheet_id = (select sheet_id from import where id = $1)',
      [id],
    );
    expect(await preview(id, ', limit: 1, offset: 1')).toMatchObject({ counts, lines: [{ key: '122' }] });
    await manager.post('/api/deals/adddeal', { id: 123 });
    expect((await preview(id)).lineCount).toBe(1);
  });
});

it('tells the lines of an outcome in a file, with why', async () => {
  const id = await prepared([
    HEAD,
    ['131', 'Ada', null, '1', null, null, null],
    ['132', 'Ben', null, 'much', null, null, null],
  ]);
  const { text } = await manager.get(`/api/exports/importlines.csv?id=${id}&outcome=REFUSED&linesOnly=1`);
  expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Line,Deal #,Customer,What becomes of it,Why',
    '3,132,Ben,Refused,Front gross: “much” is no amount.',
    '',
  ]);
  expect((await (await server.as(5)).get(`/api/exports/importlines.csv?id=${id}`)).status).toBe(404);
});

describe('names', () => {
  it('are settled as one of the people, as someone new, or as nobody', async () => {
    const jane = await server.store.employee({ name: 'Jane Doe', team: 2 });
    const id = await prepared([
      HEAD,
      ['201', 'Ada', 'Doe, Jane', '1', '2024-03-04', 'DEL', 'New'],
      ['202', 'Ben', 'J. Doe', '1', '2024-03-04', 'DEL', 'New'],
      ['203', 'Cy', 'Old Hand', '1', '2024-03-04', 'DEL', 'New'],
      ['204', 'Di', 'old  hand', '1', '2024-03-05', 'DEL', 'New'],
      ['205', 'Ed', 'House Deal', '1', '2024-03-05', 'DEL', 'New'],
    ]);
    const open = await preview(id);
    expect(open).toMatchObject({ openNameCount: 3, counts: { new: 1, refused: 4 } });
    expect(open.names).toEqual([
      expect.objectContaining({ name: 'Old Hand', as: 'OPEN', lineCount: 2, firstLine: 4, proposals: [] }),
      expect.objectContaining({ name: 'J. Doe', proposals: [{ name: 'Jane Doe' }] }),
      expect.objectContaining({ name: 'House Deal' }),
    ]);
    await settle(id, [
      { name: 'J. Doe', as: 'PERSON', employeeId: jane },
      { name: 'Old Hand', as: 'NEW' },
      { name: 'House Deal', as: 'NOBODY' },
    ]);
    expect(await preview(id)).toMatchObject({ openNameCount: 0, newPersonCount: 1, counts: { new: 5 } });
    const { data } = await run(id, 5);
    expect(data.runImport).toMatchObject({ state: 'DONE', dealCount: 5, personCount: 1 });
    const hand = await server.store.database.row<{ id: number }>(
      `select id, email, position, team, is_active from employee where name = 'Old Hand'`,
    );
    expect(hand).toMatchObject({
      email: 'old.hand@former.invalid',
      position: 0,
      team: null,
      is_active: false,
    });
    expect(await dealOf(202)).toMatchObject({ closer_id: jane, closer_team_final: null, is_sold: true });
    expect(await dealOf(204)).toMatchObject({ closer_id: hand?.id });
    expect(await dealOf(205)).toMatchObject({ closer_id: null });
  });

  it('are refused for someone who is not there', async () => {
    const id = await prepared([HEAD, ['211', 'Ada', 'Nobody Known', '1', null, null, null]]);
    const { errors } = await settle(id, [{ name: 'Nobody Known', as: 'PERSON', employeeId: 999_999 }]);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    const without = await settle(id, [{ name: 'Nobody Known', as: 'PERSON' }]);
    expect(without.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });
});

describe('an import', () => {
  it('records deals as the file says them, with their history', async () => {
    await server.store.employee({ name: 'Kim Team', team: 2 });
    const id = await prepared([
      [...HEAD, 'Closer Team', 'Added Date', 'Updated?'],
      ['301', 'Ada', 'Kim Team', '-12.5', '3/4/2024', 'delivered', 'cpo', 'B', '2024-03-01', 'Yes'],
      ['302', 'Ben', null, null, null, null, null, 'A', null, null],
    ]);
    const { data } = await run(id, 2);
    expect(data.runImport).toMatchObject({ state: 'DONE', dealCount: 2, failure: null });
    expect(await dealOf(301)).toMatchObject({
      version: 1,
      customer_name: 'Ada',
      closer_team_final: 3,
      front_gross: expect.anything(),
      delivery_status: 'DEL',
      car_type: 'Cert',
      is_updated: false,
      is_sold: true,
    });
    expect(await dealOf(302)).toMatchObject({ closer_team_final: null, delivery_status: null });
    const history = await manager.graphql(
      '{ dealHistory(number: 301) { action door origin fields { field to } } }',
    );
    expect(history.data.dealHistory).toMatchObject([
      { action: 'RECORD', door: 'IMPORT', origin: `${lastFileName()}, line 2` },
    ]);
    expect(history.data.dealHistory[0].fields).toContainEqual({ field: 'FRONT_GROSS', to: '-12.50' });
  });

  it('changes nothing when the same file comes again', async () => {
    const lines = [HEAD, ['311', 'Ada', 'Kim Team', '5', '2024-03-04', 'DEL', 'New']];
    await run(await prepared(lines), 1);
    const again = await prepared(lines);
    expect((await preview(again)).counts).toEqual({ new: 0, unchanged: 1, differs: 0, refused: 0 });
    expect((await run(again, 1)).errors?.[0]?.message).toBe('There is nothing to import.');
    expect((await run(again, 1)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });

  it('records nothing when it is another number than the viewer was told', async () => {
    const id = await prepared([HEAD, ['321', 'Ada'], ['322', 'Ben']]);
    await server.store.deal({ number: 322 });
    const { errors } = await run(id, 2);
    expect(errors?.[0]?.message).toBe('It would be 1 now and not 2. Nothing is imported; please look again.');
    expect(await dealOf(321)).toBeUndefined();
    const { data } = await manager.graphql(`{ import(id: ${id}) { ${IMPORT} } }`);
    expect(data.import).toMatchObject({ state: 'READY', failure: errors?.[0]?.message });
  });

  it('is run by one of several who press at once', async () => {
    const id = await prepared([HEAD, ['331', 'Ada']]);
    const answers = await Promise.all([run(id, 1), run(id, 1), run(id, 1)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers) if (errors) expect(errors[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('that was interrupted has imported nothing, says so, and can be begun again', async () => {
    const id = await prepared([HEAD, ['341', 'Ada']]);
    const now = server.store.clock.now();
    await server.store.database.rows(`update import set act = 'IMPORT', alive_at = $2 where id = $1`, [
      id,
      now,
    ]);
    expect((await run(id, 1)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const silent = new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS);
    await server.store.database.rows('update import set alive_at = $2 where id = $1', [id, silent]);
    const { data } = await manager.graphql(`{ import(id: ${id}) { ${IMPORT} } }`);
    expect(data.import).toMatchObject({
      state: 'READY',
      failure: 'The server stopped in the middle. Nothing was imported; please begin again.',
    });
    expect((await run(id, 1)).data.runImport).toMatchObject({ state: 'DONE', failure: null });
  });

  it('whose database goes away in the middle leaves nothing', async () => {
    const id = await prepared([
      HEAD,
      ...Array.from({ length: 900 }, (_, at) => [String(35_000 + at), 'Ada']),
    ]);
    const { errors } = await whileAnotherDesk(server.store, recording(35_500), async () => {
      const running = run(id, 900);
      await endWhoWaits(server.store, '%insert into deal %');
      return running;
    });
    expect(errors?.[0]?.extensions?.code).toBe('UNAVAILABLE');
    const left = await server.store.database.row(
      'select from deal_change where deal_number between 35000 and 35899 union all select from deal where number between 35000 and 35899 limit 1',
    );
    expect(left).toBeUndefined();
    expect((await run(id, 900)).data.runImport).toMatchObject({ state: 'DONE', dealCount: 900 });
  });

  it('is its owner’s until it is done, and then everybody’s who may import', async () => {
    const other = await server.as(5);
    const id = await prepared([HEAD, ['361', 'Ada']]);
    expect((await run(id, 1, other)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    await run(id, 1);
    const { data } = await other.graphql(`{ imports { ${IMPORT} } }`);
    expect(data.imports).toContainEqual(expect.objectContaining({ id, state: 'DONE', dealCount: 1 }));
    expect((await undo(id, other)).data.undoImport.state).toBe('UNDONE');
  });
});

describe('undoing', () => {
  it('takes the deals and the people away, and the file can be imported again', async () => {
    const lines = [HEAD, ['401', 'Ada', 'Long Gone', '5', '2024-03-04', 'DEL', 'New'], ['402', 'Ben']];
    const id = await prepared(lines);
    await settle(id, [{ name: 'Long Gone', as: 'NEW' }]);
    await run(id, 2);
    const { data } = await undo(id);
    expect(data.undoImport).toMatchObject({ state: 'UNDONE', failure: null });
    expect(await dealOf(401)).toBeUndefined();
    expect(await server.store.database.row(`select from employee where name = 'Long Gone'`)).toBeUndefined();
    expect(await server.store.database.rows('select * from roll_up.differences')).toEqual([]);
    expect((await undo(id)).errors?.[0]?.message).toBe('It is undone already.');
    const again = await prepared(lines);
    expect((await preview(again)).counts).toMatchObject({ new: 1, refused: 1 });
  });

  it('says what has been changed since, and undoes nothing', async () => {
    const id = await prepared([HEAD, ...['411', '412', '413', '414', '415'].map(number => [number, 'Ada'])]);
    await run(id, 5);
    for (const number of [411, 412, 414])
      await manager.graphql(`mutation { amendDeal(number: ${number}, input: { notes: "mine" }) { number } }`);
    await manager.graphql('mutation { deleteDeal(number: 415) }');
    const { errors } = await undo(id);
    expect(errors?.[0]?.message).toBe(
      'Changed or deleted since: #411, #412, #414 and 1 more. Nothing is undone.',
    );
    expect(await dealOf(413)).toBeDefined();
  });

  it('is refused while somebody whom it added is named elsewhere', async () => {
    const id = await prepared([HEAD, ['421', 'Ada', 'Just Back', null, null, null, null]]);
    await settle(id, [{ name: 'Just Back', as: 'NEW' }]);
    await run(id, 1);
    const person = await server.store.database.row<{ id: number }>(
      `select id from employee where name = 'Just Back'`,
    );
    await server.store.deal({ closer_id: person?.id ?? null });
    const { errors } = await undo(id);
    expect(errors?.[0]?.message).toMatch(/named elsewhere since/);
    expect(await dealOf(421)).toBeDefined();
  });
});

describe('an import of people', () => {
  const PEOPLE = ['Name', 'E-mail', 'Position', 'Team', 'Active'];

  it('adds them, inactive unless it says otherwise, and refuses what cannot be', async () => {
    await server.store.employee({
      name: 'Known Person',
      email: 'known@store.example',
      team: null,
      isActive: true,
    });
    const id = await prepared(
      [
        PEOPLE,
        ['New Seller', 'seller@store.example', null, 'B', null],
        ['New Manager', 'MGR@store.example', 'manager', 'A', 'Yes'],
        ['Known Person', 'Known@store.example', 'salesperson', 'None', 'Yes'],
        ['New Admin', 'admin2@store.example', 'admin', null, null],
        ['No Mail', 'no mail', null, null, null],
      ],
      'IMPORT_PEOPLE',
    );
    const shown = await preview(id);
    expect(shown.counts).toEqual({ new: 2, unchanged: 1, differs: 0, refused: 2 });
    expect(shown.lines[3].problems).toEqual([
      { field: 'position', message: 'Position is one that you may not grant.' },
    ]);
    expect(shown.lines[4].problems[0].field).toBe('email');
    expect((await run(id, 2)).data.runImport).toMatchObject({ state: 'DONE', personCount: 2, dealCount: 0 });
    const people = await server.store.database.rows(
      `select name, email, position, team, is_active from employee where name like 'New %' order by name`,
    );
    expect(people).toEqual([
      { name: 'New Manager', email: 'mgr@store.example', position: 3, team: null, is_active: true },
      { name: 'New Seller', email: 'seller@store.example', position: 0, team: 3, is_active: false },
    ]);
    await undo(id);
    expect(await server.store.database.rows(`select from employee where name like 'New %'`)).toEqual([]);
  });

  it('is not undone when one of them was changed', async () => {
    const id = await prepared(
      [PEOPLE, ['Will Stay', 'stay@store.example', null, null, null]],
      'IMPORT_PEOPLE',
    );
    await run(id, 1);
    await server.store.database.rows(`update employee set is_active = true where name = 'Will Stay'`);
    const { errors } = await undo(id);
    expect(errors?.[0]?.message).toBe('Changed or deleted since: Will Stay. Nothing is undone.');
  });
});

import { HEARTBEAT_TIMEOUT_MS } from '../../rules/import/importState.ts';
import type { SheetCell } from '../../rules/sheets/cell.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import { runDuringOtherTransaction, terminateWaitingConnection } from '../../testing/otherTransaction.ts';
import { backdateUploads, getLastFileName, uploadSheet } from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
beforeEach(() => backdateUploads(server.store));
afterAll(() => server.stop());

const IMPORT = 'id state failure dealCount personCount through total importedBy undoneBy fileName';
const PREVIEW = `counts { new unchanged differs refused } newPersonCount openNameCount lineCount totalLines numberOnlyLines lacking
  names { name as lineCount firstLine person { name } proposals { name } }
  lines { line outcome key name differing problems { field message } }`;

/** Sends a file and creates an import from the file. */
async function prepareImport(
  lines: readonly (readonly SheetCell[])[],
  purpose: SheetPurpose = 'IMPORT_DEALS',
): Promise<number> {
  const sheetId = await uploadSheet(manager, purpose, lines);
  return (await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`)).data.prepareImport
    .id;
}

const readPreview = async (id: number, args = '') =>
  (await manager.graphql(`{ importPreview(id: ${id}${args}) { ${PREVIEW} } }`)).data.importPreview;

const run = (id: number, expected: number, by = manager) =>
  by.graphql(`mutation { runImport(id: ${id}, expected: ${expected}) { ${IMPORT} } }`);

const undo = (id: number, by = manager) => by.graphql(`mutation { undoImport(id: ${id}) { ${IMPORT} } }`);

const setMeanings = (id: number, names: object[]) =>
  manager.graphql(
    `mutation ($names: [SettledName!]!) { settleImportNames(id: ${id}, names: $names) { ${IMPORT} } }`,
    { names },
  );

const getDeal = (number: number) =>
  server.store.database.row<Record<string, unknown>>('select * from deal where number = $1', [number]);

/**
 * Builds a statement that inserts a deal with this number. Another connection runs the statement without a
 * commit.
 */
const insertDealStatement = (number: number): [string, unknown[]] => [
  `insert into deal (number, added_date, customer_name, car_info, stock_num, notes) values ($1, current_date, '', '', '', '')`,
  [number],
];

const HEADER = ['Deal #', 'Customer', 'Closer', 'Front Gross', 'Delivery Date', 'Delivery Status', 'Type'];

describe('an import preview', () => {
  it('shows the outcome of each line in the preview without writing any data', async () => {
    await server.store.insertDeal({ number: 101, customer_name: 'Ada', front_gross: 10.5 });
    await server.store.insertDeal({ number: 102, customer_name: 'Ben' });
    const id = await prepareImport([
      HEADER,
      ['101', 'Ada', null, '10.50', null, null, null],
      ['102', 'Bob', null, '7', null, null, null],
      ['103', 'Cy', null, 'much', '2024-02-30', 'LATER', 'New'],
      ['104', 'Di', null, '(1,000.00)', '3/4/2024', 'DEL', 'Used'],
      [null, 'Ed', null, '1', null, null, null],
    ]);
    const result = await readPreview(id);
    expect(result.counts).toEqual({ new: 1, unchanged: 1, differs: 1, refused: 2 });
    expect(result.lines.map((line: { outcome: string }) => line.outcome)).toEqual([
      'UNCHANGED',
      'DIFFERS',
      'REFUSED',
      'NEW',
      'REFUSED',
    ]);
    expect(result.lines[1]).toMatchObject({ line: 3, key: '102', differing: ['Customer', 'Front gross'] });
    expect(result.lines[2].problems.map((each: { field: string }) => each.field)).toEqual([
      'frontGross',
      'deliveryDate',
      'deliveryStatus',
    ]);
    expect(result.lines[4].problems).toEqual([{ field: 'number', message: 'Deal number is missing.' }]);
    expect(await readPreview(id, ', outcome: REFUSED, limit: 1, offset: 1')).toMatchObject({
      lineCount: 2,
      lines: [{ line: 6 }],
    });
    expect(await getDeal(104)).toBeUndefined();
  });

  it('counts a repeated deal once in the preview, and rejects contradictory lines of the same deal', async () => {
    const id = await prepareImport([
      HEADER,
      ['111', 'Ada', null, '1', null, null, null],
      ['111', 'Ada', null, '1', null, null, null],
      ['112', 'Ben', null, '1', null, null, null],
      ['112', 'Ben', null, '2', null, null, null],
    ]);
    const { counts, lines } = await readPreview(id);
    expect(counts).toEqual({ new: 1, unchanged: 1, differs: 0, refused: 2 });
    expect(lines[3].problems[0].message).toBe(
      'Row 4 is for the same deal or person but has different values.',
    );
  });
});

it('warns in the preview of missing fields of new deals, and names the lines that contain only a number', async () => {
  const id = await prepareImport([
    ['Deal #', 'Customer', 'Salesman', 'Status'],
    ['2021', null, null, null],
    ['125', 'Total', null, 'DEL'],
    ['126', 'Ann', null, 'Delivered'],
    [null, 'Total: 2 deals', null, null],
  ]);
  const { counts, lacking, totalLines, numberOnlyLines } = await readPreview(id);
  expect(counts).toEqual({ new: 2, unchanged: 0, differs: 0, refused: 0 });
  expect([totalLines, numberOnlyLines]).toEqual([[5], [2]]);
  expect(lacking[0]).toBe(
    'All 2 deals have no delivery date: a deal without a delivery date doesn’t count in any figure.',
  );
});

describe('a page of a preview', () => {
  it('reuses the parsed file for other pages of the preview until a deal changes', async () => {
    const number = await server.store.insertDeal({ number: 121, customer_name: 'Ada' });
    const id = await prepareImport([
      HEADER,
      [String(number), 'Ada', null, null, null, null, null],
      ['122', 'Ben', null, null, null, null, null],
    ]);
    const { counts } = await readPreview(id, ', limit: 1');
    expect(counts).toMatchObject({ new: 1, unchanged: 1 });
    // A file never changes, so the missing last line shows whether the file was parsed again.
    await server.store.database.rows(
      'delete from sheet_line where line = 3 and sheet_id = (select sheet_id from import where id = $1)',
      [id],
    );
    expect(await readPreview(id, ', limit: 1, offset: 1')).toMatchObject({ counts, lines: [{ key: '122' }] });
    await manager.post('/api/deals/adddeal', { id: 123 });
    expect((await readPreview(id)).lineCount).toBe(1);
  });
});

it('exports the import lines of an outcome with the reason of each line', async () => {
  const id = await prepareImport([
    HEADER,
    ['131', 'Ada', null, '1', null, null, null],
    ['132', 'Ben', null, 'much', null, null, null],
  ]);
  const { text } = await manager.get(`/api/exports/importlines.csv?id=${id}&outcome=REFUSED&linesOnly=1`);
  expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Row,Deal #,Customer,Result,Reason',
    '3,132,Ben,Skipped,Front gross: “much” isn’t an amount.',
    '',
  ]);
  expect((await (await server.signInAs(5)).get(`/api/exports/importlines.csv?id=${id}`)).status).toBe(404);
});

describe('a name in a file', () => {
  it('accepts an existing person, a new person, or no person as the meaning of a name', async () => {
    const jane = await server.store.insertEmployee({ name: 'Jane Doe', team: 2 });
    const id = await prepareImport([
      HEADER,
      ['201', 'Ada', 'Doe, Jane', '1', '2024-03-04', 'DEL', 'New'],
      ['202', 'Ben', 'J. Doe', '1', '2024-03-04', 'DEL', 'New'],
      ['203', 'Cy', 'Old Hand', '1', '2024-03-04', 'DEL', 'New'],
      ['204', 'Di', 'old  hand', '1', '2024-03-05', 'DEL', 'New'],
      ['205', 'Ed', 'House Deal', '1', '2024-03-05', 'DEL', 'New'],
    ]);
    const open = await readPreview(id);
    expect(open).toMatchObject({ openNameCount: 3, counts: { new: 1, refused: 4 } });
    expect(open.names).toEqual([
      expect.objectContaining({ name: 'Old Hand', as: 'OPEN', lineCount: 2, firstLine: 4, proposals: [] }),
      expect.objectContaining({ name: 'J. Doe', proposals: [{ name: 'Jane Doe' }] }),
      expect.objectContaining({ name: 'House Deal' }),
    ]);
    await setMeanings(id, [
      { name: 'J. Doe', as: 'PERSON', employeeId: jane },
      { name: 'Old Hand', as: 'NEW' },
      { name: 'House Deal', as: 'NOBODY' },
    ]);
    expect(await readPreview(id)).toMatchObject({ openNameCount: 0, newPersonCount: 1, counts: { new: 5 } });
    const { data } = await run(id, 5);
    expect(data.runImport).toMatchObject({ state: 'DONE', dealCount: 5, personCount: 1 });
    const newPerson = await server.store.database.row<{ id: number }>(
      `select id, email, position, team, is_active from employee where name = 'Old Hand'`,
    );
    expect(newPerson).toMatchObject({
      email: 'old.hand@former.invalid',
      position: 0,
      team: null,
      is_active: false,
    });
    expect(await getDeal(202)).toMatchObject({ closer_id: jane, closer_team_final: null, is_sold: true });
    expect(await getDeal(204)).toMatchObject({ closer_id: newPerson?.id });
    expect(await getDeal(205)).toMatchObject({ closer_id: null });
  });

  it('rejects an unknown or missing employee id when a name is mapped to a person', async () => {
    const id = await prepareImport([HEADER, ['211', 'Ada', 'Nobody Known', '1', null, null, null]]);
    const { errors } = await setMeanings(id, [{ name: 'Nobody Known', as: 'PERSON', employeeId: 999_999 }]);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    const withoutEmployeeId = await setMeanings(id, [{ name: 'Nobody Known', as: 'PERSON' }]);
    expect(withoutEmployeeId.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });
});

describe('an import of deals', () => {
  it('creates the deals of an import with the values of the file and with their history', async () => {
    await server.store.insertEmployee({ name: 'Kim Team', team: 2 });
    const id = await prepareImport([
      [...HEADER, 'Closer Team', 'Added Date', 'Updated?'],
      ['301', 'Ada', 'Kim Team', '-12.5', '3/4/2024', 'delivered', 'cpo', 'B', '2024-03-01', 'Yes'],
      ['302', 'Ben', null, null, null, null, null, 'A', null, null],
    ]);
    const { data } = await run(id, 2);
    expect(data.runImport).toMatchObject({ state: 'DONE', dealCount: 2, failure: null });
    expect(await getDeal(301)).toMatchObject({
      version: 1,
      customer_name: 'Ada',
      closer_team_final: 3,
      front_gross: expect.anything(),
      delivery_status: 'DEL',
      car_type: 'Cert',
      is_updated: false,
      is_sold: true,
    });
    expect(await getDeal(302)).toMatchObject({ closer_team_final: null, delivery_status: null });
    const history = await manager.graphql(
      '{ dealHistory(number: 301) { action door origin fields { field to } } }',
    );
    expect(history.data.dealHistory).toMatchObject([
      { action: 'RECORD', door: 'IMPORT', origin: `${getLastFileName()}, line 2` },
    ]);
    expect(history.data.dealHistory[0].fields).toContainEqual({ field: 'FRONT_GROSS', to: '-12.50' });
  });

  it('changes no deal when the same file is imported again', async () => {
    const lines = [HEADER, ['311', 'Ada', 'Kim Team', '5', '2024-03-04', 'DEL', 'New']];
    await run(await prepareImport(lines), 1);
    const again = await prepareImport(lines);
    expect((await readPreview(again)).counts).toEqual({ new: 0, unchanged: 1, differs: 0, refused: 0 });
    expect((await run(again, 1)).errors?.[0]?.message).toBe('There is nothing new to import.');
    expect((await run(again, 1)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });

  it('creates no deals when the number of new lines differs from the preview', async () => {
    const id = await prepareImport([HEADER, ['321', 'Ada'], ['322', 'Ben']]);
    await server.store.insertDeal({ number: 322 });
    const { errors } = await run(id, 2);
    expect(errors?.[0]?.message).toBe(
      'The number of rows to import has changed from 2 to 1. Nothing was imported. Check the preview and try again.',
    );
    expect(await getDeal(321)).toBeUndefined();
    const { data } = await manager.graphql(`{ import(id: ${id}) { ${IMPORT} } }`);
    expect(data.import).toMatchObject({ state: 'READY', failure: errors?.[0]?.message });
  });

  it('runs an import once when several requests arrive at the same time', async () => {
    const id = await prepareImport([HEADER, ['331', 'Ada']]);
    const responses = await Promise.all([run(id, 1), run(id, 1), run(id, 1)]);
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of responses) if (errors) expect(errors[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('imports nothing and reports the failure after an interruption, and completes the import when it is started again', async () => {
    const id = await prepareImport([HEADER, ['341', 'Ada']]);
    const now = server.store.clock.now();
    await server.store.database.rows(`update import set act = 'IMPORT', alive_at = $2 where id = $1`, [
      id,
      now,
    ]);
    expect((await run(id, 1)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const timedOutAt = new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS);
    await server.store.database.rows('update import set alive_at = $2 where id = $1', [id, timedOutAt]);
    const { data } = await manager.graphql(`{ import(id: ${id}) { ${IMPORT} } }`);
    expect(data.import).toMatchObject({
      state: 'READY',
      failure: 'The server stopped during the import. Nothing was imported. Start the import again.',
    });
    expect((await run(id, 1)).data.runImport).toMatchObject({ state: 'DONE', failure: null });
  });

  it('creates no deals when the database connection is lost during the import', async () => {
    const id = await prepareImport([
      HEADER,
      ...Array.from({ length: 900 }, (_, at) => [String(35_000 + at), 'Ada']),
    ]);
    const { errors } = await runDuringOtherTransaction(
      server.store,
      insertDealStatement(35_500),
      async () => {
        const pendingRun = run(id, 900);
        await terminateWaitingConnection(server.store, '%insert into deal %');
        return pendingRun;
      },
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAVAILABLE');
    const leftovers = await server.store.database.row(
      'select from deal_change where deal_number between 35000 and 35899 union all select from deal where number between 35000 and 35899 limit 1',
    );
    expect(leftovers).toBeUndefined();
    expect((await run(id, 900)).data.runImport).toMatchObject({ state: 'DONE', dealCount: 900 });
  });

  it('hides an import from other users until it is done, and then shows it to anyone who may import', async () => {
    const other = await server.signInAs(5);
    const id = await prepareImport([HEADER, ['361', 'Ada']]);
    expect((await run(id, 1, other)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    await run(id, 1);
    const { data } = await other.graphql(`{ imports { ${IMPORT} } }`);
    expect(data.imports).toContainEqual(expect.objectContaining({ id, state: 'DONE', dealCount: 1 }));
    expect((await undo(id, other)).data.undoImport.state).toBe('UNDONE');
  });
});

describe('undoImport', () => {
  it('deletes the deals and people of an undone import, so that the file can be imported again', async () => {
    const lines = [HEADER, ['401', 'Ada', 'Long Gone', '5', '2024-03-04', 'DEL', 'New'], ['402', 'Ben']];
    const id = await prepareImport(lines);
    await setMeanings(id, [{ name: 'Long Gone', as: 'NEW' }]);
    await run(id, 2);
    const { data } = await undo(id);
    expect(data.undoImport).toMatchObject({ state: 'UNDONE', failure: null });
    expect(await getDeal(401)).toBeUndefined();
    expect(await server.store.database.row(`select from employee where name = 'Long Gone'`)).toBeUndefined();
    expect(await server.store.database.rows('select * from roll_up.differences')).toEqual([]);
    expect((await undo(id)).errors?.[0]?.message).toBe('This import has already been undone.');
    const again = await prepareImport(lines);
    expect((await readPreview(again)).counts).toMatchObject({ new: 1, refused: 1 });
  });

  it('rejects the undo of an import and names the deals and people that have changed since the import', async () => {
    const id = await prepareImport([
      HEADER,
      ...['411', '412', '413', '414', '415'].map(number => [number, 'Ada']),
    ]);
    await run(id, 5);
    for (const number of [411, 412, 414])
      await manager.graphql(`mutation { amendDeal(number: ${number}, input: { notes: "mine" }) { number } }`);
    await manager.graphql('mutation { deleteDeal(number: 415) }');
    const { errors } = await undo(id);
    expect(errors?.[0]?.message).toBe(
      'Deals or people from this import have since been changed or deleted: #411, #412, #414 and 1 more. Nothing was undone.',
    );
    expect(await getDeal(413)).toBeDefined();
  });

  it('rejects the undo of an import while another deal refers to a person that the import added', async () => {
    const id = await prepareImport([HEADER, ['421', 'Ada', 'Just Back', null, null, null, null]]);
    await setMeanings(id, [{ name: 'Just Back', as: 'NEW' }]);
    await run(id, 1);
    const person = await server.store.database.row<{ id: number }>(
      `select id from employee where name = 'Just Back'`,
    );
    await server.store.insertDeal({ closer_id: person?.id ?? null });
    const { errors } = await undo(id);
    expect(errors?.[0]?.message).toMatch(/now used elsewhere/);
    expect(await getDeal(421)).toBeDefined();
  });
});

import { createHash } from 'node:crypto';
import { splitIntoChunks } from '../../platform/database/sqlHelpers.ts';
import type { AppError } from '../../platform/errors.ts';
import type { SheetCell } from '../../rules/sheets/cell.ts';
import { SHEET_FIELDS, type SheetPurpose } from '../../rules/sheets/fields.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { dealFields } from '../deals/deal.fields.ts';
import { employeeFields } from '../employees/employee.fields.ts';
import { markSheetInUse, readSheet } from './sheet.read.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.signInAs(3);
});

const SHEET = `id purpose fileName tab sha256 lineCount storedCount isWhole headRow numberFormat dayFormat sumLines
  isRemembered dataLineCount totalLines numberOnlyLines missing fields { name title kind } earlier { fileName readBy purpose }
  columns { head samples field unreadableCount firstUnreadable { line text why } }`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface TestFile {
  readonly name?: string;
  readonly tab?: string;
  readonly purpose?: SheetPurpose;
  readonly lineCount?: number;
}

const start = (
  client: TestClient,
  lines: readonly SheetCell[][],
  { name = 'recap.csv', ...overrides }: TestFile = {},
) =>
  client.graphql(`mutation ($input: SheetInput!) { startSheet(input: $input) { ${SHEET} } }`, {
    input: { fileName: name, sha256: sha256(JSON.stringify(lines)), lineCount: lines.length, ...overrides },
  });

const add = (client: TestClient, id: number, firstLine: number, lines: unknown[]) =>
  client.graphql(
    'mutation ($id: Int!, $firstLine: Int!, $lines: [Cells!]!) { addSheetLines(id: $id, firstLine: $firstLine, lines: $lines) }',
    { id, firstLine, lines },
  );

const setColumns = (client: TestClient, id: number, input: object) =>
  client.graphql(
    `mutation ($id: Int!, $input: SheetColumnsInput!) { setSheetColumns(id: $id, input: $input) { ${SHEET} } }`,
    { id, input },
  );

const read = (client: TestClient, id: number) => client.graphql(`{ sheet(id: ${id}) { ${SHEET} } }`);

/** Sends a complete file and returns its sheet. */
async function sendFile(client: TestClient, lines: SheetCell[][], file: TestFile = {}) {
  const { id } = (await start(client, lines, file)).data.startSheet;
  await add(client, id, 1, lines);
  return (await read(client, id)).data.sheet;
}

const matchErrors = (code: string, message: string | RegExp) => [
  expect.objectContaining({
    message: expect.stringMatching(message),
    extensions: expect.objectContaining({ code }),
  }),
];

let fileCount = 0;
/** Builds the lines of a recap with content that no other test uses. */
const buildRecap = (): SheetCell[][] => [
  [`Gross recap ${++fileCount}`],
  ['Deal #', 'Customer', `Day ${fileCount}`, 'Front', 'Back'],
  ['1001', 'Ann', '11/22/2026', '1,234.50', 12.5],
  [],
  ['1002', 'Bob', '11/32/2026', 'n/a', null],
  ['1002', 'Bob', '2026-11-05', '(10.00)', 1],
  ['Total', null, null, '1,224.50', 13.5],
];

it('describes the columns, samples and unreadable cells of a sheet', async () => {
  const lines = buildRecap();
  const sheet = await sendFile(manager, lines);
  expect(sheet).toMatchObject({
    purpose: 'COMPARE',
    fileName: 'recap.csv',
    tab: null,
    lineCount: 7,
    storedCount: 7,
    isWhole: true,
    headRow: 2,
    numberFormat: 'POINT',
    dayFormat: 'MONTH_FIRST',
    sumLines: false,
    isRemembered: false,
    dataLineCount: 3,
    totalLines: [7],
    numberOnlyLines: [],
    missing: [],
    earlier: [],
  });
  expect(sheet.columns).toEqual([
    {
      head: 'Deal #',
      samples: ['1001', '1002', '1002'],
      field: 'number',
      unreadableCount: 0,
      firstUnreadable: null,
    },
    {
      head: 'Customer',
      samples: ['Ann', 'Bob', 'Bob'],
      field: 'customerName',
      unreadableCount: 0,
      firstUnreadable: null,
    },
    expect.objectContaining({ field: null, unreadableCount: 0 }),
    {
      head: 'Front',
      samples: ['1,234.50', 'n/a', '(10.00)'],
      field: 'frontGross',
      unreadableCount: 1,
      firstUnreadable: { line: 5, text: 'n/a', why: 'isn’t an amount' },
    },
    { head: 'Back', samples: ['12.5', '1'], field: 'backGross', unreadableCount: 0, firstUnreadable: null },
  ]);
  expect(sheet.fields[0]).toEqual({ name: 'number', title: 'Deal number', kind: 'dealNumber' });
});

it('parses a sheet with the layout that was set', async () => {
  const { id } = await sendFile(manager, buildRecap());
  const columns = ['number', 'customerName', 'day', 'frontGross', 'backGross'];
  expect((await setColumns(manager, id, { columns, sumLines: true })).data.setSheetColumns).toMatchObject({
    sumLines: true,
    columns: columns.map(field => expect.objectContaining({ field })),
  });
  const context = await server.store.createContext(manager.employeeId as number);
  const { lines, leftOut, layout } = await readSheet(context, id, 'COMPARE');
  expect(layout.headRow).toBe(2);
  expect(leftOut.totals).toEqual([7]);
  expect(lines.map(each => each.lines)).toEqual([[3], [5, 6]]);
  expect(lines[0]?.values).toEqual({
    number: { kind: 'value', value: 1001 },
    customerName: { kind: 'value', value: 'Ann' },
    day: { kind: 'value', value: '2026-11-22' },
    frontGross: { kind: 'value', value: 123_450 },
    backGross: { kind: 'value', value: 1_250 },
  });
  expect(lines[1]?.values).toMatchObject({
    day: { kind: 'refused', why: 'isn’t a date' },
    frontGross: { kind: 'refused', why: 'isn’t an amount' },
    backGross: { kind: 'value', value: 100 },
  });
});

it('counts lines only once when they are sent twice, and continues an interrupted upload of the same file', async () => {
  const lines = buildRecap();
  const { id } = (await start(manager, lines)).data.startSheet;
  expect((await add(manager, id, 1, lines.slice(0, 3))).data.addSheetLines).toBe(3);
  expect((await add(manager, id, 1, lines.slice(0, 3))).data.addSheetLines).toBe(3);
  expect((await add(manager, id, 3, lines.slice(2, 5))).data.addSheetLines).toBe(5);
  const again = (await start(manager, lines, { name: 'renamed.csv' })).data.startSheet;
  expect(again).toMatchObject({ id, storedCount: 5, isWhole: false, fileName: 'renamed.csv', headRow: 2 });
  expect((await setColumns(manager, id, { headRow: 1 })).errors).toEqual(
    matchErrors('CONFLICT', 'The file isn’t fully uploaded yet: 5 of 7 rows. Upload the rest, then try'),
  );
  const twice = await Promise.all([add(manager, id, 6, lines.slice(5)), add(manager, id, 6, lines.slice(5))]);
  expect(twice.map(({ data }) => data.addSheetLines)).toEqual([7, 7]);
  const page = '{ sheetLines(id: ID, from: 5, limit: 2) { line cells } }'.replace('ID', String(id));
  expect((await manager.graphql(page)).data.sheetLines).toEqual([
    { line: 5, cells: lines[4] },
    { line: 6, cells: lines[5] },
  ]);
});

it('rejects lines that differ from stored lines at the same position, and lines beyond the end of the sheet', async () => {
  const lines = buildRecap();
  const { id } = (await start(manager, lines)).data.startSheet;
  await add(manager, id, 1, lines.slice(0, 2));
  expect((await add(manager, id, 2, [['other'], ['lines']])).errors).toEqual(
    matchErrors('CONFLICT', 'Different rows are already stored at this position. Upload the file again.'),
  );
  expect((await add(manager, id, 7, [['a'], ['b']])).errors).toEqual(
    matchErrors('BAD_INPUT', 'The file has only 7 rows.'),
  );
  expect((await read(manager, id)).data.sheet.storedCount).toBe(2);
});

it('parses a later file with the same header with the layout that was set for the earlier file', async () => {
  const lines = buildRecap();
  const { id } = await sendFile(manager, lines);
  const columns = ['stockNum', 'customerName', 'day', 'totalGross', null];
  await setColumns(manager, id, { columns, numberFormat: 'COMMA' });
  const colleague = await server.signInAs(4);
  const next = await sendFile(colleague, [lines[1] as SheetCell[], ['7', 'Cy', '1/2/2026', '1,00', null]]);
  expect(next).toMatchObject({ isRemembered: true, headRow: 1, numberFormat: 'COMMA' });
  expect(next.columns.map(({ field }: { field: string }) => field)).toEqual(columns);
});

it('proposes the columns again when another header row is chosen', async () => {
  const { id } = await sendFile(manager, [['Front'], ['Deal', 'Back', 'Front'], ['5', '6', '7']]);
  const proposeColumns = async (headerRow: number) =>
    (await setColumns(manager, id, { headRow: headerRow })).data.setSheetColumns.columns.map(
      ({ field }: { field: string }) => field,
    );
  expect(await proposeColumns(1)).toEqual(['frontGross', null, null]);
  expect(await proposeColumns(2)).toEqual(['number', 'backGross', 'frontGross']);
});

it.each([
  [['number', 'number'], 'Two columns are matched to Deal number. Choose one.'],
  [['number', 'toString'], 'Column 2 is matched to an unknown field.'],
  [['closerId'], 'Column 1 is matched to an unknown field.'],
])('rejects a layout with the columns %j', async (columns, message) => {
  const { id } = await sendFile(manager, buildRecap());
  expect((await setColumns(manager, id, { columns })).errors).toEqual(matchErrors('BAD_INPUT', message));
});

it('rejects the parsing of a sheet without a required column, or with another purpose', async () => {
  const { id } = await sendFile(manager, buildRecap());
  await setColumns(manager, id, { columns: ['number'] });
  const context = await server.store.createContext(manager.employeeId as number);
  const getError = (purpose: SheetPurpose) =>
    readSheet(context, id, purpose).catch((error: AppError) => [error.code, error.message]);
  expect(await getError('COMPARE')).toEqual(['BAD_INPUT', 'Choose a column for front, back or total gross.']);
  expect(await getError('IMPORT_DEALS')).toEqual([
    'BAD_INPUT',
    'This file was uploaded for another purpose. Upload it again.',
  ]);
});

it.each([500, 501, 1_001])('reads all %i lines of a file in order, with several statements', async count => {
  const rows = Array.from({ length: count - 1 }, (_, index): SheetCell[] => [String(10_000 + index), '1.00']);
  const lines: SheetCell[][] = [['Deal #', `Front ${++fileCount}`], ...rows];
  const { id } = (await start(manager, lines)).data.startSheet;
  let first = 1;
  for (const chunk of splitIntoChunks(lines, 1_000)) {
    await add(manager, id, first, chunk);
    first += chunk.length;
  }
  await setColumns(manager, id, { headRow: 1, columns: ['number', 'frontGross'] });
  const read = await readSheet(await server.store.createContext(manager.employeeId), id, 'COMPARE');
  expect(read.lines.map(({ line }) => line)).toEqual(rows.map((_, index) => index + 2));
});

it('hides a sheet from everyone except its owner', async () => {
  const { id } = await sendFile(manager, buildRecap());
  const admin = await server.signInAs(5);
  for (const { errors } of [
    await read(admin, id),
    await add(admin, id, 1, [[]]),
    await setColumns(admin, id, { headRow: 0 }),
    await admin.graphql(`mutation { removeSheet(id: ${id}) }`),
    await admin.graphql(`{ sheetLines(id: ${id}) { line } }`),
  ]) {
    expect(errors).toEqual(matchErrors('NOT_FOUND', 'File not found. Upload it again.'));
  }
  expect((await read(manager, id)).data.sheet.storedCount).toBe(7);
});

it('allows each position to upload files only for the purposes that the position permits', async () => {
  const startForEachPurpose = async (position: 0 | 1 | 4 | 5 | 6) => {
    const client = await server.signInAs(position);
    const codes = [];
    for (const purpose of ['COMPARE', 'IMPORT_DEALS', 'IMPORT_PEOPLE'] as const)
      codes.push((await start(client, buildRecap(), { purpose })).errors?.[0].extensions.code ?? 'done');
    return codes;
  };
  expect(await startForEachPurpose(0)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await startForEachPurpose(1)).toEqual(['done', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await startForEachPurpose(4)).toEqual(['done', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await startForEachPurpose(5)).toEqual(['done', 'done', 'done']);
});

it('keeps a sheet that is in use, and reports the comparison or import that uses the sheet when the same file is sent again', async () => {
  const lines = buildRecap();
  const { id } = await sendFile(manager, lines);
  await server.store.database.writeInTransaction(writer => markSheetInUse(writer, id));
  expect((await manager.graphql(`mutation { removeSheet(id: ${id}) }`)).errors).toEqual(
    matchErrors('CONFLICT', 'A comparison or an import uses this file, so it can’t be changed.'),
  );
  const again = (await start(manager, lines, { name: 'again.csv' })).data.startSheet;
  expect(again.id).not.toBe(id);
  expect(again.earlier).toEqual([
    { fileName: 'recap.csv', purpose: 'COMPARE', readBy: expect.stringContaining('Person') },
  ]);
  server.store.clock.advance(8 * 24 * 60 * 60_000);
  await start(await server.signInAs(3), buildRecap());
  const remaining = await server.store.database.rows<{ id: number }>(
    'select id from sheet where id = any($1) order by 1',
    [[id, again.id]],
  );
  expect(remaining).toEqual([{ id }]);
});

it('deletes the oldest unused sheet of a person when this person starts a 21st sheet', async () => {
  const files = Array.from({ length: 21 }, buildRecap);
  const ids: number[] = [];
  for (const lines of files) ids.push((await start(manager, lines)).data.startSheet.id);
  const remaining = await server.store.database.rows<{ id: number }>(
    'select id from sheet where employee_id = $1 order by id',
    [manager.employeeId],
  );
  expect(remaining.map(({ id }) => id)).toEqual(ids.slice(1));
});

describe('the upload limit of 24 hours', () => {
  const LIMIT =
    'You’ve uploaded 100 files in the last 24 hours. You can upload the next file tomorrow at 2:00 PM. To upload it now, ask an admin to delete one of your comparisons, or one of your imports that can no longer be undone.';

  beforeEach(() => server.store.clock.set('2026-06-17T14:00:00Z'));

  /** Inserts sheets that are in use. */
  const insertSheetsInUse = async (count: number, names = (index: number) => `used ${index}.csv`) => {
    const rows = await server.store.database.rows<{ id: number }>(
      `insert into sheet (purpose, file_name, sha256, tab, line_count, employee_id, created_at, last_used_at, is_kept)
       select 'IMPORT_DEALS', name, repeat('a', 64), '', 1, $1, $2, $2, true from unnest($3::text[]) as name returning id`,
      [
        manager.employeeId,
        server.store.clock.now(),
        Array.from({ length: count }, (_, index) => names(index)),
      ],
    );
    return rows.map(({ id }) => id);
  };
  const sendNextFile = async (file: TestFile = {}) => (await start(manager, buildRecap(), file)).errors;

  it('allows a person 100 files in 24 hours, and reports the time of the next upload and the files to delete', async () => {
    await insertSheetsInUse(99);
    expect(await sendNextFile()).toBeUndefined();
    const [last] = await insertSheetsInUse(1, () => 'last.csv');
    expect(await sendNextFile()).toEqual(matchErrors('CONFLICT', LIMIT));
    await server.store.database.rows('delete from sheet where id = $1', [last]); // deletes a sheet, as an admin can do
    expect(await sendNextFile()).toBeUndefined();
  });

  it('allows the next upload at the time that the error message stated', async () => {
    await insertSheetsInUse(100);
    server.store.clock.set('2026-06-18T13:59:00Z');
    manager = await server.signInAsEmployee(manager.employeeId);
    expect(await sendNextFile()).toEqual(matchErrors('CONFLICT', /upload the next file today at 2:00 PM/));
    server.store.clock.set('2026-06-18T14:00:00Z');
    expect(await sendNextFile()).toBeUndefined();
  });

  it('does not count unused files, replaced files and files of undone imports towards the upload limit', async () => {
    const [first = 0] = await insertSheetsInUse(99);
    for (let index = 0; index < 25; index++)
      expect(await sendNextFile({ name: `unused ${index}.csv` })).toBeUndefined();
    await insertSheetsInUse(30, () => 'used 7.csv');
    expect(await sendNextFile()).toBeUndefined();
    await insertSheetsInUse(1, () => 'last.csv');
    expect(await sendNextFile()).toEqual(matchErrors('CONFLICT', LIMIT));
    // The corrected file replaces the file that was sent before.
    expect(await sendNextFile({ name: 'used 7.csv', purpose: 'IMPORT_DEALS' })).toBeUndefined();
    await server.store.database.rows(
      `insert into import (sheet_id, employee_id, created_at, done_at, undone_at, undone_by) values ($1, $2, $3, $3, $3, $2)`,
      [first, manager.employeeId, server.store.clock.now()],
    );
    expect(await sendNextFile()).toBeUndefined();
  });

  it('allows a person to upload 500 MB in 24 hours', async () => {
    const [id] = await insertSheetsInUse(1);
    const setStoredBytes = (bytes: number) =>
      server.store.database.rows('update sheet set stored_bytes = $2 where id = $1', [id, bytes]);
    await setStoredBytes(500 * 1024 * 1024 - 1);
    expect(await sendNextFile()).toBeUndefined();
    await setStoredBytes(500 * 1024 * 1024);
    expect(await sendNextFile()).toEqual(matchErrors('CONFLICT', /^You’ve uploaded 500 MB in the last 24 h/));
  });
});

it.each([
  [{ lineCount: 20_001 }, 'The file has more than 20,000 rows. Split it into smaller files.'],
  [{ lineCount: 0 }, 'lineCount must be a whole number from 1 to 60000.'],
  [{ name: ' ' }, 'fileName must not be empty.'],
  [{ tab: 'x'.repeat(101) }, 'tab must be at most 100 characters.'],
])('rejects a new sheet with %j', async (file, message) => {
  expect((await start(manager, buildRecap(), file)).errors).toEqual(matchErrors('BAD_INPUT', message));
});

it.each([
  ['a cell of an unknown type', [[true]], /contain only text of at most 32767 characters, numbers and nulls/],
  ['a NUL', [['a\0']], /character that cannot be stored|must contain only text/],
  ['201 cells', [Array(201).fill('a')], /at most 200 cells/],
  ['a line that is not a list', ['a'], /must be a list of cells/],
  ['1,001 lines', Array(1001).fill([]), /lines must contain at most 1000 rows/],
])('rejects lines with %s', async (_case, lines, message) => {
  const { id } = (await start(manager, buildRecap(), { lineCount: 5_000 })).data.startSheet;
  expect((await add(manager, id, 1, lines)).errors).toEqual(matchErrors('BAD_INPUT', message));
});

it('has an import field for every field of an employee, and for every field of a deal except the ticks', () => {
  const { isUpdated, isConfirmed, ...imported } = dealFields;
  expect(Object.keys(SHEET_FIELDS.IMPORT_DEALS).sort()).toEqual(Object.keys(imported).sort());
  expect(Object.keys(SHEET_FIELDS.IMPORT_PEOPLE).sort()).toEqual(Object.keys(employeeFields).sort());
});

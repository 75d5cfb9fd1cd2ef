import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withConnection } from '../cluster.ts';
import { getFirstDay, LAST_DAY } from '../store/store.ts';

const LINES_PER_REQUEST = 1_000;

/** Returns the deals of the store as the lines of a file, starting with a header. */
export const readDealLines = (url: string): Promise<unknown[][]> =>
  withConnection(url, async client => {
    const text = await readFile(new URL('../store/lines.sql', import.meta.url), 'utf8');
    const { rows, fields } = await client.query({ text, rowMode: 'array' });
    return [fields.map(({ name }) => name), ...rows];
  });

export type RunGraphql = <Data>(query: string, variables?: object) => Promise<Data>;

/** Runs a step of a task and measures the step under this name. */
export type MeasureStep = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Imports the deals as the Import screen does, then undoes the import. */
export async function importAndUndo(
  runGraphql: RunGraphql,
  lines: readonly unknown[][],
  measureStep: MeasureStep,
): Promise<void> {
  const sheetId = await measureStep('upload', () => upload(runGraphql, lines));
  const { prepareImport } = await runGraphql<{ prepareImport: { id: number } }>(
    `mutation { prepareImport(sheetId: ${sheetId}) { id } }`,
  );
  const { id } = prepareImport;
  const { importPreview } = await measureStep('preview', () =>
    runGraphql<{ importPreview: { counts: { new: number } } }>(
      `{ importPreview(id: ${id}) { counts { new } } }`,
    ),
  );
  const { counts } = importPreview;
  if (counts.new !== lines.length - 1)
    throw new Error(`Only ${counts.new} of ${lines.length - 1} rows are new.`);
  await measureStep('run', () =>
    runGraphql(`mutation { runImport(id: ${id}, expected: ${counts.new}) { state } }`),
  );
  await measureStep('undo', () => runGraphql(`mutation { undoImport(id: ${id}) { state } }`));
}

/** Uploads the lines of a new file. Resolves to the id of the file's sheet. */
export async function upload(
  runGraphql: RunGraphql,
  lines: readonly unknown[][],
  purpose = 'IMPORT_DEALS',
): Promise<number> {
  const input = {
    purpose,
    fileName: 'deals.csv',
    sha256: randomBytes(32).toString('hex'),
    lineCount: lines.length,
  };
  const { startSheet } = await runGraphql<{ startSheet: { id: number } }>(
    'mutation ($input: SheetInput!) { startSheet(input: $input) { id } }',
    {
      input,
    },
  );
  const { id } = startSheet;
  for (let from = 0; from < lines.length; from += LINES_PER_REQUEST) {
    await runGraphql(
      'mutation ($id: Int!, $first: Int!, $lines: [Cells!]!) { addSheetLines(id: $id, firstLine: $first, lines: $lines) }',
      { id, first: from + 1, lines: lines.slice(from, from + LINES_PER_REQUEST) },
    );
  }
  return id;
}

const MAX_COMPARED_LINES = 20_000;

/** All heavy tasks that process files or months. */
export const heavyTasks = [importDeals, importNames, compareDeals, closeMonth];

interface HeavyTaskContext {
  readonly runGraphql: RunGraphql;
  /** The lines of a file with all deals of the store, starting with the header. */
  readonly deals: readonly unknown[][];
  readonly years: number;
  readonly measureStep: MeasureStep;
}

/** Imports deals that the store does not have yet, then undoes the import. */
async function importDeals({ runGraphql, deals, measureStep }: HeavyTaskContext): Promise<void> {
  await importAndUndo(runGraphql, withNewNumbers(deals), (name, work) =>
    measureStep(`import, ${deals.length - 1} rows: ${name}`, work),
  );
}

/** Imports a file that has an unknown salesperson in each line. */
async function importNames({ runGraphql, deals, measureStep }: HeavyTaskContext): Promise<void> {
  const lines = withNewNumbers(deals.slice(0, MAX_COMPARED_LINES)).map(([number], index) => [
    number,
    `Person${index} Of${index * 7}`,
  ]);
  const sheet = await upload(runGraphql, [['Deal #', 'Closer'], ...lines.slice(1)]);
  const text = `mutation { prepareImport(sheetId: ${sheet}) { id } }`;
  await measureStep('import, a new name in each row: preview', () => runGraphql(text));
}

/** Compares a file with the deals of all years of the store. */
async function compareDeals({ runGraphql, deals, years, measureStep }: HeavyTaskContext): Promise<void> {
  const [header = []] = deals;
  const columns = ['Deal #', 'Stock #', 'Customer', 'Delivery Date', 'Front Gross', 'Back Gross'];
  const lines = deals
    .slice(0, MAX_COMPARED_LINES - 1)
    .map(cells => columns.map(name => cells[header.indexOf(name)]));
  const onlyInFile = [9_000_000, '', 'Nobody', LAST_DAY, 1, 1];
  const sheet = await measureStep('comparison: upload', () =>
    upload(runGraphql, [...lines, onlyInFile], 'COMPARE'),
  );
  const text = `mutation { compareSheet(sheetId: ${sheet}, start: "${getFirstDay(years)}", end: "${LAST_DAY}") { id } }`;
  const { compareSheet } = await measureStep('comparison: create', () =>
    runGraphql<{ compareSheet: { id: number } }>(text),
  );
  await measureStep('comparison: repeat', () =>
    runGraphql(`mutation { compareAgain(id: ${compareSheet.id}) { id } }`),
  );
}

/** Closes a month and reopens it, so that its deals can change again. */
async function closeMonth({ runGraphql, years, measureStep }: HeavyTaskContext): Promise<void> {
  const month = getFirstDay(years).slice(0, 7);
  const text = `{ monthToClose(month: "${month}") { figuresId } }`;
  const { monthToClose } = await runGraphql<{ monthToClose: { figuresId: string } }>(text);
  const { figuresId } = monthToClose;
  await measureStep('month: close', () =>
    runGraphql(`mutation { closeMonth(month: "${month}", figuresId: "${figuresId}") { id } }`),
  );
  await measureStep('month: reopen', () =>
    runGraphql(`mutation { reopenMonth(month: "${month}", reason: "More") { id } }`),
  );
}

/** Returns the same deals with numbers that the store does not have. */
const withNewNumbers = ([header = [], ...lines]: HeavyTaskContext['deals']) => [
  header,
  ...lines.map(([number, ...cells]) => [Number(number) + 1_000_000, ...cells]),
];

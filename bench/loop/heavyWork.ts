import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { onDatabase } from '../cluster.ts';
import { firstDayOf, LAST_DAY } from '../store/store.ts';

const LINES_AT_ONCE = 1_000;

/** The deals of the store as the lines of a file, with a head. */
export const linesOf = (url: string): Promise<unknown[][]> =>
  onDatabase(url, async client => {
    const text = await readFile(new URL('../store/lines.sql', import.meta.url), 'utf8');
    const { rows, fields } = await client.query({ text, rowMode: 'array' });
    return [fields.map(({ name }) => name), ...rows];
  });

export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** Does a part of something larger, under a name by which it is measured. */
export type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Brings the deals back as the screen does, and takes them away again. */
export async function importBack(ask: Ask, lines: readonly unknown[][], step: Step): Promise<void> {
  const sheetId = await step('upload', () => upload(ask, lines));
  const { prepareImport } = await ask<{ prepareImport: { id: number } }>(
    `mutation { prepareImport(sheetId: ${sheetId}) { id } }`,
  );
  const { id } = prepareImport;
  const { importPreview } = await step('preview', () =>
    ask<{ importPreview: { counts: { new: number } } }>(`{ importPreview(id: ${id}) { counts { new } } }`),
  );
  const { counts } = importPreview;
  if (counts.new !== lines.length - 1)
    throw new Error(`Only ${counts.new} of ${lines.length - 1} lines are new.`);
  await step('run', () => ask(`mutation { runImport(id: ${id}, expected: ${counts.new}) { state } }`));
  await step('undo', () => ask(`mutation { undoImport(id: ${id}) { state } }`));
}

/** Sends the lines of a file that nobody has sent before; resolves to its sheet. */
export async function upload(
  ask: Ask,
  lines: readonly unknown[][],
  purpose = 'IMPORT_DEALS',
): Promise<number> {
  const input = {
    purpose,
    fileName: 'deals.csv',
    sha256: randomBytes(32).toString('hex'),
    lineCount: lines.length,
  };
  const { startSheet } = await ask<{ startSheet: { id: number } }>(
    'mutation ($input: SheetInput!) { startSheet(input: $input) { id } }',
    {
      input,
    },
  );
  const { id } = startSheet;
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    await ask(
      'mutation ($id: Int!, $first: Int!, $lines: [Cells!]!) { addSheetLines(id: $id, firstLine: $first, lines: $lines) }',
      { id, first: from + 1, lines: lines.slice(from, from + LINES_AT_ONCE) },
    );
  }
  return id;
}

const MOST_COMPARED = 20_000;

/** Everything heavy that people do with files and months. */
export const heavyWork = [importOfDeals, importOfNames, comparison, closedMonth];

interface HeavyWork {
  readonly ask: Ask;
  /** The lines of a file with all deals of the store, heads first. */
  readonly deals: readonly unknown[][];
  readonly years: number;
  readonly step: Step;
}

/** Deals that the store does not have yet, recorded and taken back. */
async function importOfDeals({ ask, deals, step }: HeavyWork): Promise<void> {
  await importBack(ask, anew(deals), (name, work) =>
    step(`import, ${deals.length - 1} lines: ${name}`, work),
  );
}

/** A column of customers that is taken for people. */
async function importOfNames({ ask, deals, step }: HeavyWork): Promise<void> {
  const lines = anew(deals.slice(0, MOST_COMPARED)).map(([number], at) => [
    number,
    `Person${at} Of${at * 7}`,
  ]);
  const sheet = await upload(ask, [['Deal #', 'Closer'], ...lines.slice(1)]);
  const text = `mutation { prepareImport(sheetId: ${sheet}) { id } }`;
  await step('import, a name for each line: prepared', () => ask(text));
}

/** Deals beside all years of the store. */
async function comparison({ ask, deals, years, step }: HeavyWork): Promise<void> {
  const [head = []] = deals;
  const columns = ['Deal #', 'Stock #', 'Customer', 'Delivery Date', 'Front Gross', 'Back Gross'];
  const lines = deals
    .slice(0, MOST_COMPARED - 1)
    .map(cells => columns.map(name => cells[head.indexOf(name)]));
  const onlyInFile = [9_000_000, '', 'Nobody', LAST_DAY, 1, 1];
  const sheet = await step('comparison: lines sent', () => upload(ask, [...lines, onlyInFile], 'COMPARE'));
  const text = `mutation { compareSheet(sheetId: ${sheet}, start: "${firstDayOf(years)}", end: "${LAST_DAY}") { id } }`;
  const { compareSheet } = await step('comparison: made', () => ask<{ compareSheet: { id: number } }>(text));
  await step('comparison: again', () => ask(`mutation { compareAgain(id: ${compareSheet.id}) { id } }`));
}

/** A month that is closed and opened again, so that its deals can be written to. */
async function closedMonth({ ask, years, step }: HeavyWork): Promise<void> {
  const month = firstDayOf(years).slice(0, 7);
  const text = `{ monthToClose(month: "${month}") { figuresId } }`;
  const { monthToClose } = await ask<{ monthToClose: { figuresId: string } }>(text);
  const { figuresId } = monthToClose;
  await step('a month: closed', () =>
    ask(`mutation { closeMonth(month: "${month}", figuresId: "${figuresId}") { id } }`),
  );
  await step('a month: opened again', () =>
    ask(`mutation { reopenMonth(month: "${month}", reason: "More") { id } }`),
  );
}

/** The same deals under other numbers. */
const anew = ([head = [], ...lines]: HeavyWork['deals']) => [
  head,
  ...lines.map(([number, ...cells]) => [Number(number) + 1_000_000, ...cells]),
];

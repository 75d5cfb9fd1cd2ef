import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Cluster, onDatabase } from './cluster.ts';
import { Contender } from './contender.ts';
import type { Goal } from './goals.ts';
import { printGoals, printTable } from './print.ts';
import { fillStore, newToken, type StoreSize, signIn } from './store/store.ts';

/** The most that an import may take, as a multiple of what PostgreSQL's own COPY of the same deals takes. */
const MOST = 20;

const LINES_AT_ONCE = 1_000;
const COPIES = 3;

/**
 * Builds a store, takes its deals out as a file would hold them, and brings them back: by COPY, and by the product from the
 * file's lines. Prints what each step takes.
 */
export async function benchImport(size: StoreSize): Promise<void> {
  const cluster = await Cluster.start();
  const url = await cluster.createDatabase('import');
  const token = newToken();
  const ours = await Contender.ours(url, token);
  try {
    await fillStore(url, size);
    await signIn(url, token);
    const lines = await linesOf(url);
    const copyMs = await copyBack(url, `${cluster.folder}/deals`);
    console.log(`${size.label}, ${lines.length - 1} lines, beside COPY of the same deals\n`);
    const steps: { name: string; ms: number }[] = [];
    await importBack(ours.ask.bind(ours), lines, async (name, work) => {
      const begun = performance.now();
      const result = await work();
      steps.push({ name, ms: performance.now() - begun });
      return result;
    });
    printTable([
      ['', 's', '÷ COPY'],
      ['COPY, median of three', seconds(copyMs), ''],
      ...steps.map(({ name, ms }) => [name, seconds(ms), `${(ms / copyMs).toFixed(1)} ×`]),
    ]);
    printGoals([goalOf((steps.find(({ name }) => name === RUN)?.ms ?? Number.NaN) / copyMs)]);
  } finally {
    await ours.stop();
    await cluster.stop();
  }
}

const seconds = (ms: number) => (ms / 1_000).toFixed(2);

const goalOf = (ratio: number): Goal => ({
  title: `An import takes at most ${MOST} × what COPY of the same deals takes`,
  lines: [{ name: 'import', ratio, isMet: ratio <= MOST }],
});

/** The deals of the store as the lines of a file, with a head. */
export const linesOf = (url: string): Promise<unknown[][]> =>
  onDatabase(url, async client => {
    const text = await readFile(new URL('store/lines.sql', import.meta.url), 'utf8');
    const { rows, fields } = await client.query({ text, rowMode: 'array' });
    return [fields.map(({ name }) => name), ...rows];
  });

/** Milliseconds that COPY takes to bring the deals back, without their history. Leaves the store without deals. */
const copyBack = (url: string, file: string): Promise<number> =>
  onDatabase(url, async client => {
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(attname, ', ') as columns from pg_attribute
       where attrelid = 'deal'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const columns = rows[0]?.columns;
    await client.query(`copy deal (${columns}) to '${file}'`);
    const times = [];
    for (let time = 0; time < COPIES; time++) {
      await client.query('truncate deal');
      times.push(await timed(() => client.query(`copy deal (${columns}) from '${file}'`)));
    }
    await client.query('truncate deal');
    await client.query('vacuum analyze');
    return times.sort((one, other) => one - other)[1] ?? Number.NaN;
  });

const RUN = 'import: all of them recorded, with their history';

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
  await step(RUN, () => ask(`mutation { runImport(id: ${id}, expected: ${counts.new}) { state } }`));
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

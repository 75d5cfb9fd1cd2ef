import type { AnalysisContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { Download } from '../../rest/download.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { countText } from '../../rules/numbers/countText.ts';
import type { Cell, ExportTable } from './exportTable.ts';
import { csvOf } from './files/csv.ts';
import type { WrittenTable } from './files/writtenTable.ts';
import { xlsxOf } from './files/xlsx.ts';
import { timeOn } from './shown.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The media type of each format. */
export const MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

/** What people call each format. */
const FORMAT_NAMES = { csv: 'CSV', xlsx: 'Excel' } as const satisfies Record<ExportFormat, string>;

const WRITERS: Readonly<Record<ExportFormat, (table: WrittenTable) => AsyncIterable<Uint8Array>>> = {
  csv: csvOf,
  xlsx: xlsxOf,
};

/** A sheet of Excel has room for 1,048,576 lines. */
export const MOST_LINES = 1_000_000;

/** What a person wants of an export. */
export interface ExportWish {
  readonly format: ExportFormat;
  /** Without the head and the totals: what a spreadsheet that refreshes itself reads. */
  readonly isLinesOnly: boolean;
}

/**
 * A table as a file. Each line costs 1 (decision 143).
 * @throws BAD_INPUT for more lines than a sheet holds, TOO_MANY_REQUESTS
 */
export async function exported(
  { clock, viewer, charge }: AnalysisContext,
  table: ExportTable,
  { format, isLinesOnly }: ExportWish,
): Promise<Download> {
  if (table.lineCount > MOST_LINES) throw tooLong(table.lineCount);
  await charge(table.lineCount);
  const { beside, ...alone } = table;
  const written: WrittenTable = {
    ...alone,
    exported: isLinesOnly ? null : { by: viewer.name, at: timeOn(clock.timeZone, clock.now()) },
  };
  const write = WRITERS[format];
  let lines = 0;
  // What is refused is refused before the file begins.
  const [first, batches] = await begun(table.batches);
  const share = first.length === 0 ? 1 : Math.max(1, table.lineCount / first.length);
  const aboutBytes = Math.round(
    (await sizeOf(write({ ...written, totals: () => [], lineCount: first.length, batches: [first] }))) *
      share,
  );
  return new Download(
    fileNameOf(table, clock.today(), format),
    MEDIA_TYPES[format],
    write({
      ...written,
      batches: counted(batches, taken => (lines += taken)),
      ...(beside && !isLinesOnly && { beside }),
    }),
    aboutBytes,
    {
      action: 'export',
      name: `${table.title} as ${FORMAT_NAMES[format]}`,
      filter: table.shown.join(' · '),
      lines: () => lines,
    },
  );
}

const tooLong = (lines: number) =>
  badInput(
    `This table has ${countText(lines)} lines; a file holds at most ${countText(MOST_LINES)}. Choose fewer days.`,
  );

type Lines = readonly (readonly Cell[])[];

/** The first batch, and all of them. */
async function begun(batches: ExportTable['batches']): Promise<[Lines, AsyncIterable<Lines>]> {
  const rest = inTurn(batches);
  const { value: first = [] } = await rest.next();
  return [first || [], continued(first || [], rest)];
}

async function* inTurn(batches: ExportTable['batches']): AsyncGenerator<Lines> {
  for await (const batch of batches) yield batch;
}

async function* continued(first: Lines, rest: AsyncIterable<Lines>): AsyncGenerator<Lines> {
  yield first;
  for await (const batch of rest) yield batch;
}

/** The same, telling how many lines each batch has when it is taken. */
async function* counted(batches: AsyncIterable<Lines>, take: (lines: number) => void): AsyncIterable<Lines> {
  for await (const batch of batches) {
    take(batch.length);
    yield batch;
  }
}

async function sizeOf(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) bytes += chunk.length;
  return bytes;
}

/** Of `Trade %`: `trade-2026-11-24.csv`. */
export const fileNameOf = ({ title }: ExportTable, day: Day, format: ExportFormat): string =>
  `${nameOf(title)}-${day}.${format}`;

const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

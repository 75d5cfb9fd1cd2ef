import type { AnalysisContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { Download } from '../../rest/download.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { countText } from '../../rules/numbers/countText.ts';
import type { CellLines, ExportTable } from './exportTable.ts';
import { writeCsv } from './files/csv.ts';
import type { WrittenTable } from './files/writtenTable.ts';
import { writeXlsx } from './files/xlsx.ts';
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
  csv: writeCsv,
  xlsx: writeXlsx,
};

/** Far more than a dealership lists in a year; what is longer is an analysis (ANALYSTS.md). */
export const MAX_LINES = 100_000;

/** What a person wants of an export. */
export interface ExportWish {
  readonly format: ExportFormat;
  /** Without the head and the totals: what a spreadsheet that refreshes itself reads. */
  readonly isLinesOnly: boolean;
}

/**
 * Makes a file of a table while it is read. Each line costs 1 (decision 143).
 * @throws BAD_INPUT for more lines than a file may have, TOO_MANY_REQUESTS
 */
export async function exported(
  { clock, viewer, charge }: AnalysisContext,
  { beside, ...table }: ExportTable,
  { format, isLinesOnly }: ExportWish,
): Promise<Download> {
  if (table.lineCount > MAX_LINES) throw tooManyLines(table.lineCount);
  await charge(table.lineCount);
  let lines = 0;
  const written: WrittenTable = {
    ...table,
    batches: counted(table.batches, taken => (lines += taken)),
    exported: isLinesOnly ? null : { by: viewer.name, at: timeOn(clock.timeZone, clock.now()) },
    ...(beside && !isLinesOnly && { beside }),
  };
  return new Download(
    fileNameOf(table, clock.today(), format),
    MEDIA_TYPES[format],
    WRITERS[format](written),
    {
      action: 'export',
      name: `${table.title} as ${FORMAT_NAMES[format]}`,
      filter: table.shown.join(' · '),
      lines: () => lines,
    },
  );
}

const tooManyLines = (lines: number) =>
  badInput(
    `This table has ${countText(lines)} lines. A file has at most ${countText(MAX_LINES)}. Choose fewer days, or set a filter.`,
  );

/** Reports how many lines each batch has when it is read. */
async function* counted(
  batches: ExportTable['batches'],
  report: (lines: number) => void,
): AsyncGenerator<CellLines> {
  for await (const batch of batches) {
    report(batch.length);
    yield batch;
  }
}

/** Of `Trade %`: `trade-2026-11-24.csv`. */
export const fileNameOf = ({ title }: Pick<ExportTable, 'title'>, day: Day, format: ExportFormat): string =>
  `${nameOf(title)}-${day}.${format}`;

const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

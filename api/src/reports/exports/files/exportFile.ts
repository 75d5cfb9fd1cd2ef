import type { AnalysisContext } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { Download } from '../../../platform/rest/streamedResponse.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { formatInteger } from '../../../rules/numbers/formatNumbers.ts';
import { formatInstant } from '../captions.ts';
import type { CellLines, ExportTable, WrittenTable } from '../exportTable.ts';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ExportFileFormat = (typeof EXPORT_FORMATS)[number];

/** Media types of the formats. */
export const MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFileFormat, string>;

/** Names of the formats in the access log. */
const FORMAT_NAMES = { csv: 'CSV', xlsx: 'Excel' } as const satisfies Record<ExportFileFormat, string>;

const WRITERS: Readonly<Record<ExportFileFormat, (table: WrittenTable) => AsyncIterable<Uint8Array>>> = {
  csv: writeCsv,
  xlsx: writeXlsx,
};

/**
 * Maximum number of lines in a file. The lists of a dealership have far fewer lines in a year. Analysts read
 * longer lists through the API (ANALYSTS.md).
 */
export const MAX_LINES = 100_000;

/** Requested format and content of an export. */
export interface ExportRequest {
  readonly format: ExportFileFormat;
  /** Whether to leave out the caption and the totals, for a spreadsheet that refreshes automatically. */
  readonly isLinesOnly: boolean;
}

/**
 * Creates the download of a table. The file is written while the table is read. Each line adds 1 to the cost
 * of the request (docs/adr/exports.md).
 * @throws BAD_INPUT for too many lines, TOO_MANY_REQUESTS
 */
export async function createExportDownload(
  { clock, viewer, charge }: AnalysisContext,
  { extraSheet, ...table }: ExportTable,
  { format, isLinesOnly }: ExportRequest,
): Promise<Download> {
  if (table.lineCount > MAX_LINES) throw tooManyLinesError(table.lineCount);
  await charge(table.lineCount);
  let lines = 0;
  const writtenTable: WrittenTable = {
    ...table,
    batches: countLines(table.batches, count => (lines += count)),
    stamp: isLinesOnly
      ? null
      : { author: viewer.name, exportedAt: formatInstant(clock.timeZone, clock.now()) },
    ...(extraSheet && !isLinesOnly && { extraSheet }),
  };
  return new Download(
    buildExportFileName(table, clock.today(), format),
    MEDIA_TYPES[format],
    WRITERS[format](writtenTable),
    {
      action: 'export',
      name: `${table.title} as ${FORMAT_NAMES[format]}`,
      filter: table.caption.join(' · '),
      lines: () => lines,
    },
  );
}

const tooManyLinesError = (lines: number) =>
  badInput(
    `This table has ${formatInteger(lines)} rows, but a file can have at most ${formatInteger(MAX_LINES)}. Choose fewer days or set a filter.`,
  );

/** Yields the batches unchanged, and reports the number of lines of each batch when it is read. */
async function* countLines(
  batches: ExportTable['batches'],
  report: (lines: number) => void,
): AsyncGenerator<CellLines> {
  for await (const batch of batches) {
    report(batch.length);
    yield batch;
  }
}

/** Returns a file name such as `trade-2026-11-24.csv` for the title `Trade %`. */
export const buildExportFileName = (
  { title }: Pick<ExportTable, 'title'>,
  day: Day,
  format: ExportFileFormat,
): string => `${toFileNamePart(title)}-${day}.${format}`;

const toFileNamePart = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

import type { AccessDetails } from '../../../platform/accessDetails.ts';
import type { AnalysisContext, Context } from '../../../platform/context.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import {
  type EmailContent,
  type EmailSection,
  figureColumn,
  textColumn,
} from '../../../platform/mail/email.ts';
import type { AttachedFile } from '../../../platform/mail/mailer.ts';
import { viewedScreens } from '../../../platform/screens.ts';
import type {
  CellLines,
  ExportCell,
  ExportColumnHeader,
  ExportTable,
} from '../../../reports/exports/exportTable.ts';
import { formatCell } from '../../../reports/exports/files/csv.ts';
import {
  buildExportFileName,
  createExportDownload,
  type ExportFileFormat,
  MAX_LINES,
} from '../../../reports/exports/files/exportFile.ts';
import { type MailColumns, VIEWED_LIST_FILES } from '../../../reports/exports/lists/viewedLists.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { formatShortDay, formatUsDay } from '../../../rules/calendar/formatDay.ts';
import { formatInteger, formatMoney } from '../../../rules/numbers/formatNumbers.ts';
import { getViewsByIds, isViewOpenTo, type SavedViewWithOwner } from '../../savedViews/savedView.query.ts';
import { parseViewSearch } from './viewSearch.ts';

export const FIRST_ROWS_HEADING = 'First rows';
const MAX_CELL_LENGTH = 80;

/** The view to attach, and its file format. */
export interface ViewRequest {
  /** The id of the view; null if the view was deleted. */
  readonly viewId: number | null;
  readonly fileFormat: ExportFileFormat | null;
  /** True to omit the file from the email. */
  readonly isPreview?: boolean;
}

/** Builds the email of a view, with its file. @throws NOT_FOUND, BAD_INPUT, FORBIDDEN */
export async function buildViewEmail(
  context: Context,
  { viewId, fileFormat, isPreview }: ViewRequest,
): Promise<EmailContent & { readonly file?: ViewFile }> {
  const format = fileFormat ?? 'csv';
  const today = context.clock.today();
  const viewData = await loadViewTable(context, viewId);
  const { view, table, to } = viewData;
  const file = isPreview ? undefined : await buildViewFile(viewData, format);
  const name = file || isPreview ? buildExportFileName(table, today, format) : 'None';
  const lineCount = formatInteger(table.lineCount);
  const unit = table.lineCount === 1 ? 'row' : 'rows';
  const filter = table.caption.join(' · ');
  const fileSection: EmailSection = {
    heading: table.title,
    to,
    figures: [{ label: 'File', amount: name }],
    ...(!file && !isPreview && { sentence: TOO_LARGE_MESSAGE }),
  };
  return {
    subject: `${formatShortDay(today)}: ${view.name} · ${lineCount} ${unit}`,
    preview: filter,
    title: view.name,
    lead: { amount: lineCount, label: unit, note: filter },
    sections: [await buildFirstRowsSection(viewData), fileSection],
    ...(file && { file }),
  };
}

/** Builds the section with the first rows, with the columns that fit into an email. */
async function buildFirstRowsSection({ table, to, firstLines, mail }: ViewTable): Promise<EmailSection> {
  const section = { heading: FIRST_ROWS_HEADING, to };
  const lines = await firstLines();
  if (lines.length === 0) return { ...section, sentence: 'No rows.' };
  const indexedColumns = table.columns.map((column, index) => ({ index, column }));
  const findColumns = (headers: readonly string[]) =>
    headers.flatMap(header => indexedColumns.filter(({ column }) => column.head === header));
  const [shownColumns, details] = [findColumns(mail.columns), findColumns(mail.details)];
  const remaining = table.lineCount - lines.length;
  return {
    ...section,
    table: {
      columns: shownColumns.map(({ column: { head, kind } }) =>
        kind === 'money' ? figureColumn(head) : textColumn(head),
      ),
      rows: lines.map(line => {
        const formatLineCell = ({ index, column }: (typeof indexedColumns)[number]) =>
          formatMailCell(line[index] ?? null, column.kind);
        return {
          cells: shownColumns.map(formatLineCell),
          details: details.map(formatLineCell).filter(Boolean),
        };
      }),
    },
    ...(remaining > 0 && {
      sentence: `and ${formatInteger(remaining)} more ${remaining === 1 ? 'row' : 'rows'}`,
    }),
  };
}

/** Formats a cell as on screen. Long texts are cut, because the attached file contains the full text. */
function formatMailCell(cell: ExportCell, kind: ExportColumnHeader['kind']): string {
  if (typeof cell === 'number' && kind === 'money') return formatMoney(cell);
  if (typeof cell === 'string' && kind === 'day') return formatUsDay(cell as Day);
  const text = formatCell(cell, kind);
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH).toWellFormed()}…` : text;
}

/**
 * The maximum size of an email that most mail servers accept. The email's text and encoding add to the size
 * of the file.
 */
const MAX_MEGABYTES = 10;
export const MAX_ATTACHMENT_BYTES = MAX_MEGABYTES * 2 ** 20;

export const TOO_LARGE_MESSAGE = `The file would be larger than ${MAX_MEGABYTES} MB, so it isn’t attached. To get it, open the view in Salesfloor and choose Export.`;

/** The table of a saved view. */
export interface ViewTable {
  readonly view: SavedViewWithOwner;
  readonly table: ExportTable;
  /** The URL of the view's screen. */
  readonly to: string;
  readonly context: AnalysisContext;
  /**
   * Returns the first lines of the view. The lines are collected while the file is written. If no file is
   * written, the lines are loaded.
   */
  readonly firstLines: () => Promise<readonly (readonly ExportCell[])[]>;
  readonly mail: MailColumns;
}

/** Number of lines of a view that an email shows. */
const MAX_FIRST_LINES = 10;

/**
 * Loads the table of a view for the viewer, with the rows and columns that an export of its screen would
 * contain now.
 * @throws NOT_FOUND if the view was deleted or belongs to another person, BAD_INPUT if its custom range has
 * no days
 */
export async function loadViewTable(context: Context, viewId: number | null): Promise<ViewTable> {
  const { database, clock, publicUrl, viewer } = context;
  const view = viewId === null ? undefined : (await getViewsByIds(database, [viewId])).get(viewId);
  if (!view || !isViewOpenTo(view, viewer.employeeId))
    throw notFound('View not found. It may have been deleted.');
  const list = VIEWED_LIST_FILES[view.list];
  const variables = parseViewSearch(list, view.search, clock.today());
  if (!variables)
    throw badInput('The view has a custom date range without dates. Set the dates and save the view again.');
  // Some columns are shown only to people who may tick them. The screen shows these columns, so the viewer is
  // not read-only here.
  const screenContext = { ...context, viewer: { ...viewer, isReadOnly: false }, charge: async () => {} };
  const table = await list.file.getTable(screenContext, variables);
  const firstLines: (readonly ExportCell[])[] = [];
  const batches = collectFirstLines(table.batches, firstLines);
  return {
    view,
    table: { ...table, batches },
    firstLines: async () => {
      if (firstLines.length === 0) await batches.next();
      return firstLines;
    },
    mail: list.mail,
    to: `${publicUrl}${viewedScreens[view.list].path}${view.search && `?${view.search}`}`,
    context: screenContext,
  };
}

async function* collectFirstLines(
  batches: ExportTable['batches'],
  firstLines: (readonly ExportCell[])[],
): AsyncGenerator<CellLines> {
  for await (const batch of batches) {
    firstLines.push(...batch.slice(0, MAX_FIRST_LINES - firstLines.length));
    yield batch;
  }
}

/** A file to attach, and the access to record for it. */
export interface ViewFile {
  readonly attachment: AttachedFile;
  readonly access: AccessDetails;
}

/** Builds the file of a view. Returns undefined if the file is too large for an email. */
export async function buildViewFile(
  { table, context }: ViewTable,
  format: ExportFileFormat,
): Promise<ViewFile | undefined> {
  if (table.lineCount > MAX_LINES) return undefined;
  const { fileName, mediaType, chunks, access } = await createExportDownload(context, table, {
    format,
    isLinesOnly: false,
  });
  const content = await readUpTo(MAX_ATTACHMENT_BYTES, chunks);
  return content && { attachment: { filename: fileName, contentType: mediaType, content }, access };
}

/** Collects all chunks. Returns undefined as soon as the chunks exceed the maximum size. */
async function readUpTo(maxBytes: number, chunks: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const collected: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}

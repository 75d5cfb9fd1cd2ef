import type { AnalysisContext, Context } from '../../platform/context.ts';
import { badInput, notFound } from '../../platform/errors.ts';
import type { AttachedFile } from '../../mail/mailer.ts';
import type { AccessDetails } from '../../platform/accessDetails.ts';
import { type ExportFileFormat, createExportDownload, MAX_LINES } from '../../reports/exports/files/exportFile.ts';
import type { ExportCell, CellLines, ExportTable } from '../../reports/exports/exportTable.ts';
import { type MailColumns, VIEWED_LIST_FILES } from '../../reports/exports/lists/viewedLists.ts';
import { viewedScreens } from '../../platform/screens.ts';
import { isOpenTo, type OwnedView, viewsAmong } from '../../views/view.query.ts';
import { askedBy } from './askedBy.ts';

/** Mail servers take about so much; the mail's own words and its encoding come on top. */
const MOST_MEGABYTES = 10;
export const MOST_BYTES = MOST_MEGABYTES * 2 ** 20;

export const TOO_LARGE = `The file would be larger than ${MOST_MEGABYTES} MB, so that it is not attached. Its screen has it, under Export.`;

/** A view as the table of its list. */
export interface ViewTable {
  readonly view: OwnedView;
  readonly table: ExportTable;
  /** Where its screen is. */
  readonly to: string;
  readonly context: AnalysisContext;
  /** Returns the first lines: those of the file, once it is made. */
  readonly firstLines: () => Promise<readonly (readonly ExportCell[])[]>;
  readonly mail: MailColumns;
}

/** How many lines of a view a mail shows. */
const MAX_FIRST_LINES = 10;

/**
 * A view as its screen's export has it at this minute, for the viewer.
 * @throws NOT_FOUND when it is deleted or not theirs, BAD_INPUT when it asks for no days
 */
export async function viewTable(context: Context, viewId: number | null): Promise<ViewTable> {
  const { database, clock, publicUrl, viewer } = context;
  const view = viewId === null ? undefined : (await viewsAmong(database, [viewId])).get(viewId);
  if (!view || !isOpenTo(view, viewer.employeeId)) throw notFound('The view was deleted.');
  const list = VIEWED_LIST_FILES[view.list];
  const asked = askedBy(list, view.search, clock.today());
  if (!asked) throw badInput('The view has a custom date range without its days.');
  // As at the screen of whoever gets it: some columns are only for those who may tick them.
  const atScreen = { ...context, viewer: { ...viewer, isReadOnly: false }, charge: async () => {} };
  const table = await list.file.getTable(atScreen, asked);
  const firstLines: (readonly ExportCell[])[] = [];
  const batches = keepingFirst(table.batches, firstLines);
  return {
    view,
    table: { ...table, batches },
    firstLines: async () => {
      if (firstLines.length === 0) await batches.next();
      return firstLines;
    },
    mail: list.mail,
    to: `${publicUrl}${viewedScreens[view.list].path}${view.search && `?${view.search}`}`,
    context: atScreen,
  };
}

async function* keepingFirst(
  batches: ExportTable['batches'],
  firstLines: (readonly ExportCell[])[],
): AsyncGenerator<CellLines> {
  for await (const batch of batches) {
    firstLines.push(...batch.slice(0, MAX_FIRST_LINES - firstLines.length));
    yield batch;
  }
}

/** A file to attach, and what the history tells of it. */
export interface ViewFile {
  readonly attached: AttachedFile;
  readonly access: AccessDetails;
}

/** The file of a view; undefined when it is too large for a mail. */
export async function viewFile(
  { table, context }: ViewTable,
  format: ExportFileFormat,
): Promise<ViewFile | undefined> {
  if (table.lineCount > MAX_LINES) return undefined;
  const { fileName, mediaType, chunks, access } = await createExportDownload(context, table, {
    format,
    isLinesOnly: false,
  });
  const content = await upTo(MOST_BYTES, chunks);
  return content && { attached: { filename: fileName, contentType: mediaType, content }, access };
}

/** All of it, unless it is more: then no more is made. */
async function upTo(most: number, chunks: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const taken: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    taken.push(chunk);
  }
  return Buffer.concat(taken);
}

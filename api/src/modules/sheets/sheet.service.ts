import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { AppError, badInput, conflict } from '../../platform/errors.ts';
import { formatInteger } from '../../rules/numbers/formatNumbers.ts';
import { getSheetFields } from '../../rules/sheets/fields.ts';
import { addMeanings, canSetMeaning, listPossibleMeanings } from '../../rules/sheets/fileValues.ts';
import { proposeLayout, type SheetLayout, type SheetLine } from '../../rules/sheets/layout.ts';
import { choiceListFormat } from '../../rules/sheets/readCell.ts';
import { findReachedSendLimit, formatSendLimit, type SentFile } from '../../rules/sheets/sendLimit.ts';
import {
  MAX_LINES_BY_PURPOSE,
  MAX_VALUE_MEANINGS,
  type NewSheet,
  type NewSheetLines,
  type SheetLayoutChange,
} from './sheet.input.ts';
import { assertPurposeAllowed, canDeleteFiles } from './sheet.policy.ts';
import { assertComplete, getLayout, getOwnSheet, listFirstLines, type SheetRow } from './sheet.query.ts';
import * as statements from './sheet.statements.ts';

/** Maximum size of all lines of a sheet as JSON: a file of 20 MB and the JSON syntax around its cells. */
const MAX_LINES_BYTES = 32 * 1024 * 1024;

const DAY_MS = 24 * 60 * 60_000;
/** Time after which an unused sheet is deleted. */
const UNUSED_RETENTION_MS = 7 * DAY_MS;

/**
 * Creates a sheet for a file, without its lines, or returns the unfinished sheet of the same file. Deletes
 * sheets that were not used for 7 days. If the viewer has more than 20 unused sheets, deletes the oldest of
 * them.
 * @throws FORBIDDEN, BAD_INPUT for more lines than the purpose allows, CONFLICT beyond the upload limit of 24
 * hours
 */
export function startSheet(context: Context, sheet: NewSheet): Promise<SheetRow> {
  const { database, clock, viewer } = context;
  assertPurposeAllowed(viewer, sheet.purpose);
  const maxLines = MAX_LINES_BY_PURPOSE[sheet.purpose];
  if (sheet.lineCount > maxLines)
    throw badInput(`The file has more than ${formatInteger(maxLines)} rows. Split it into smaller files.`);
  const now = clock.now();
  return database.writeInTransaction(async writer => {
    await writer.rows(statements.lockOwnerSql(viewer.employeeId));
    await assertWithinSendLimit(writer, context, sheet);
    await writer.rows(statements.deleteUnusedSheetsSql(new Date(now.getTime() - UNUSED_RETENTION_MS)));
    const started = await writer.row<SheetRow>(statements.insertSheetSql(sheet, viewer.employeeId, now));
    if (!started) throw new Error('The sheet was not stored.');
    await writer.rows(statements.deleteSheetsBeyondLimitSql(viewer.employeeId));
    return started;
  });
}

/**
 * Stores lines of a sheet. Identical lines that are already stored are not counted again.
 * @returns the number of lines that the sheet has now
 * @throws NOT_FOUND, BAD_INPUT for lines beyond the end of the sheet, CONFLICT for lines that differ from
 * stored lines, TOO_LARGE beyond 20 MB
 */
export async function addSheetLines(
  context: Context,
  { id, firstLine, lines }: NewSheetLines,
): Promise<number> {
  const sheet = await getOwnSheet(context, id);
  assertNotInUse(sheet);
  if (firstLine + lines.length - 1 > sheet.lineCount)
    throw badInput(`The file has only ${sheet.lineCount} ${sheet.lineCount === 1 ? 'row' : 'rows'}.`);
  const { viewer, clock } = context;
  return context.database.writeInTransaction(async writer => {
    await writer.rows(statements.lockOwnerSql(viewer.employeeId));
    const [added] = await writer.rows<{ stored: number; bytes: number; differing: number }>(
      statements.insertSheetLinesSql(id, firstLine, lines, clock.now()),
    );
    if (!added || added.differing > 0)
      throw conflict('Different rows are already stored at this position. Upload the file again.');
    if (added.bytes > MAX_LINES_BYTES)
      throw new AppError('TOO_LARGE', 'The file has more than 20 MB of data. Split it into smaller files.');
    return added.stored;
  });
}

/**
 * @throws CONFLICT with the time of the next possible upload, and with the files that the viewer can delete
 * to upload earlier
 */
async function assertWithinSendLimit(
  writer: Writer,
  { clock, viewer }: Context,
  sheet: NewSheet,
): Promise<void> {
  const { timeZone } = clock;
  const now = clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const sentFiles = await writer.rows<SentFile>(statements.sentFilesSql(viewer.employeeId, since, sheet));
  const limit = findReachedSendLimit(sentFiles, now);
  if (limit) throw conflict(formatSendLimit(limit, { timeZone, now, canDelete: canDeleteFiles(viewer) }));
}

/**
 * Sets the layout of a sheet, and remembers it for the same header. If the header row changes and no columns
 * are sent, the columns are proposed again.
 * @throws NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for an unknown or repeated field, or for an
 * unknown meaning of a value
 */
export async function setSheetColumns(
  context: Context,
  id: number,
  change: SheetLayoutChange,
): Promise<SheetRow> {
  const sheet = await getOwnSheet(context, id);
  assertNotInUse(sheet);
  assertComplete(sheet);
  const firstLines = await listFirstLines(context.database, sheet);
  const { layout: current } = await getLayout(context.database, sheet, firstLines, context.clock.today());
  const layout = mergeLayout(sheet, current, change, firstLines);
  assertValidColumns(sheet, layout);
  assertValidMeanings(sheet, layout);
  await context.database.writeInTransaction(writer =>
    storeLayout(writer, context, { sheet, layout, firstLines }),
  );
  return { ...sheet, layout };
}

/**
 * Deletes a sheet of the viewer.
 * @throws NOT_FOUND, CONFLICT when a comparison or an import uses it
 */
export async function removeSheet(context: Context, id: number): Promise<void> {
  assertNotInUse(await getOwnSheet(context, id));
  await context.database.write(statements.deleteSheetSql(id));
}

function assertNotInUse({ isInUse }: SheetRow): void {
  if (isInUse) throw conflict('A comparison or an import uses this file, so it can’t be changed.');
}

function mergeLayout(
  { purpose }: SheetRow,
  current: SheetLayout,
  { columns, values = [], ...change }: SheetLayoutChange,
  firstLines: readonly SheetLine[],
): SheetLayout {
  const isOtherHeaderRow = change.headRow !== undefined && change.headRow !== current.headRow;
  const { latestDay } = current;
  const base = isOtherHeaderRow
    ? { ...proposeLayout(purpose, firstLines, change.headRow), ...(latestDay && { latestDay }) }
    : current;
  const definedFields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const layout = { ...base, ...definedFields, columns: columns ?? base.columns };
  return values.length > 0 ? { ...layout, values: addMeanings(base.values, values) } : layout;
}

function assertValidMeanings({ purpose }: SheetRow, { values = {} }: SheetLayout): void {
  const fields = new Map(Object.entries(getSheetFields(purpose)));
  for (const [name, meanings] of Object.entries(values)) {
    const field = fields.get(name);
    const allowedMeanings = listPossibleMeanings(field);
    if (!field || !allowedMeanings)
      throw badInput(
        'Only texts in flags, amounts, dates and fields with a fixed list can be matched to values.',
      );
    if (!Object.keys(meanings).every(text => canSetMeaning(field, text)))
      throw badInput(
        `${field.title}: only text without digits can be matched to a value in Salesfloor. Correct the file instead.`,
      );
    if (!Object.values(meanings).every(meaning => meaning === '' || allowedMeanings.includes(meaning)))
      throw badInput(
        `${field.title} must be ${allowedMeanings.length > 0 ? choiceListFormat.format(allowedMeanings) : 'left empty'}.`,
      );
  }
  if (Object.values(values).flatMap(Object.keys).length > MAX_VALUE_MEANINGS)
    throw badInput(
      'More than 1,000 texts are matched to values for files with these column headers. Correct the file instead.',
    );
}

function assertValidColumns({ purpose }: SheetRow, { columns }: SheetLayout): void {
  const fields = getSheetFields(purpose);
  for (const [column, name] of columns.entries()) {
    if (name === null) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) throw badInput(`Column ${column + 1} is matched to an unknown field.`);
    if (columns.indexOf(name) < column)
      throw badInput(`Two columns are matched to ${field.title}. Choose one.`);
  }
}

interface SheetLayoutUpdate {
  readonly sheet: SheetRow;
  readonly layout: SheetLayout;
  readonly firstLines: readonly SheetLine[];
}

async function storeLayout(
  writer: Writer,
  { clock, viewer }: Context,
  update: SheetLayoutUpdate,
): Promise<void> {
  await writer.rows(statements.updateLayoutSql(update.sheet, update.layout, clock.now()));
  await writer.rows(statements.rememberLayoutSql(update, viewer.employeeId, clock.now()));
}

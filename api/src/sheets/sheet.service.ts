import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { AppError, badInput, conflict } from '../platform/errors.ts';
import { countText } from '../rules/numbers/formatNumbers.ts';
import { getSheetFields } from '../rules/sheets/fields.ts';
import { type SheetLayout, proposeLayout, type SheetLine } from '../rules/sheets/layout.ts';
import { findReachedSendLimit, type SentFile, formatSendLimit } from '../rules/sheets/sendLimit.ts';
import { canSetMeaning, addMeanings, listMeaningWords } from '../rules/sheets/values.ts';
import {
  type LayoutToSet,
  type LinesToAdd,
  MOST_LINES,
  MOST_SETTLED,
  type SheetToStart,
} from './sheet.input.ts';
import { canDeleteFiles, demandPurpose } from './sheet.policy.ts';
import { firstLinesOf, layoutOf, ownSheet, refuseParts, type SheetRow } from './sheet.query.ts';
import * as statements from './sheet.statements.ts';

/** Of all lines of a sheet as JSON: what a file of 20 MB holds, with the signs of JSON around its cells. */
const MOST_BYTES = 32 * 1024 * 1024;

const DAY_MS = 24 * 60 * 60_000;
/** How long a sheet stays of which nothing was made. */
const UNUSED_FOR_MS = 7 * DAY_MS;

/**
 * A sheet for a file of the viewer's, its lines still to come; the one that is there when they have begun with the very same
 * file before. Deletes what nobody has used for 7 days, and the viewer's oldest beyond 20.
 * @throws FORBIDDEN, BAD_INPUT for more lines than the purpose allows, CONFLICT beyond what may be sent within 24 hours
 */
export function startSheet(context: Context, sheet: SheetToStart): Promise<SheetRow> {
  const { database, clock, viewer } = context;
  demandPurpose(viewer, sheet.purpose);
  const most = MOST_LINES[sheet.purpose];
  if (sheet.lineCount > most) throw badInput(`The file has more than ${countText(most)} lines.`);
  const now = clock.now();
  return database.writeTogether(async writer => {
    await writer.rows(statements.inTurn(viewer.employeeId));
    await refuseBeyondLimit(writer, context, sheet);
    await writer.rows(statements.deletingUnused(new Date(now.getTime() - UNUSED_FOR_MS)));
    const started = await writer.row<SheetRow>(statements.starting(sheet, viewer.employeeId, now));
    if (!started) throw new Error('The sheet was not stored.');
    await writer.rows(statements.deletingBeyondMost(viewer.employeeId));
    return started;
  });
}

/**
 * Stores lines of a sheet. Lines that are there already, as they are, count once.
 * @returns how many lines the sheet has now
 * @throws NOT_FOUND, BAD_INPUT beyond its end, CONFLICT when other lines are there, TOO_LARGE beyond 20 MB
 */
export async function addSheetLines(context: Context, { id, firstLine, lines }: LinesToAdd): Promise<number> {
  const sheet = await ownSheet(context, id);
  refuseKept(sheet);
  if (firstLine + lines.length - 1 > sheet.lineCount)
    throw badInput(`The sheet ends with line ${sheet.lineCount}.`);
  const { viewer, clock } = context;
  return context.database.writeTogether(async writer => {
    await writer.rows(statements.inTurn(viewer.employeeId));
    const [added] = await writer.rows<{ stored: number; bytes: number; differing: number }>(
      statements.addingLines(id, firstLine, lines, clock.now()),
    );
    if (!added || added.differing > 0) throw conflict('The sheet has other lines there already.');
    if (added.bytes > MOST_BYTES) throw new AppError('TOO_LARGE', 'The lines hold more than 20 MB.');
    return added.stored;
  });
}

/** @throws CONFLICT with when the next file can be sent, and what makes room */
async function refuseBeyondLimit(
  writer: Writer,
  { clock, viewer }: Context,
  sheet: SheetToStart,
): Promise<void> {
  const { timeZone } = clock;
  const now = clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const sent = await writer.rows<SentFile>(statements.sentSince(viewer.employeeId, since, sheet));
  const limit = findReachedSendLimit(sent, now);
  if (limit) throw conflict(formatSendLimit(limit, { timeZone, now, canDelete: canDeleteFiles(viewer) }));
}

/**
 * Sets how a sheet is read, and remembers it for the same heads. Under another head the columns are recognized anew, unless
 * they are sent.
 * @throws NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for a field that is not there or has two columns, or a word that is no value of its field
 */
export async function setSheetColumns(context: Context, id: number, sent: LayoutToSet): Promise<SheetRow> {
  const sheet = await ownSheet(context, id);
  refuseKept(sheet);
  refuseParts(sheet);
  const firstLines = await firstLinesOf(context.database, sheet);
  const { layout: current } = await layoutOf(context.database, sheet, firstLines, context.clock.today());
  const layout = changed(sheet, current, sent, firstLines);
  refuseFields(sheet, layout);
  refuseValues(sheet, layout);
  await context.database.writeTogether(writer => store(writer, context, { sheet, layout, firstLines }));
  return { ...sheet, layout };
}

/** Deletes a sheet of the viewer's own. @throws NOT_FOUND, CONFLICT when something was made of it */
export async function removeSheet(context: Context, id: number): Promise<void> {
  refuseKept(await ownSheet(context, id));
  await context.database.write(statements.deleting(id));
}

function refuseKept({ isKept }: SheetRow): void {
  if (isKept) throw conflict('Something was made of this sheet, so it stays as it is.');
}

function changed(
  { purpose }: SheetRow,
  current: SheetLayout,
  { columns, values = [], ...sent }: LayoutToSet,
  firstLines: readonly SheetLine[],
): SheetLayout {
  const isOtherHead = sent.headRow !== undefined && sent.headRow !== current.headRow;
  const { latestDay } = current;
  const base = isOtherHead
    ? { ...proposeLayout(purpose, firstLines, sent.headRow), ...(latestDay && { latestDay }) }
    : current;
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const layout = { ...base, ...said, columns: columns ?? base.columns };
  return values.length > 0 ? { ...layout, values: addMeanings(base.values, values) } : layout;
}

function refuseValues({ purpose }: SheetRow, { values = {} }: SheetLayout): void {
  const fields = new Map(Object.entries(getSheetFields(purpose)));
  for (const [name, meanings] of Object.entries(values)) {
    const field = fields.get(name);
    const words = listMeaningWords(field);
    if (!field || !words)
      throw badInput('A field that there is not, or that may hold any text, has no values to settle.');
    if (!Object.keys(meanings).every(text => canSetMeaning(field, text)))
      throw badInput(`${field.title}: only a text without digits can be settled.`);
    if (!Object.values(meanings).every(word => word === '' || words.includes(word)))
      throw badInput(`${field.title} is ${words.length > 0 ? `one of ${words.join(', ')}` : 'left empty'}.`);
  }
  if (Object.values(values).flatMap(Object.keys).length > MOST_SETTLED)
    throw badInput('More than 1,000 texts are settled for these heads.');
}

function refuseFields({ purpose }: SheetRow, { columns }: SheetLayout): void {
  const fields = getSheetFields(purpose);
  for (const [column, name] of columns.entries()) {
    if (name === null) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) throw badInput(`Column ${column + 1} is taken for a field that there is not.`);
    if (columns.indexOf(name) < column) throw badInput(`${field.title} has two columns; choose one.`);
  }
}

interface Chosen {
  readonly sheet: SheetRow;
  readonly layout: SheetLayout;
  readonly firstLines: readonly SheetLine[];
}

async function store(writer: Writer, { clock, viewer }: Context, chosen: Chosen): Promise<void> {
  await writer.rows(statements.settingLayout(chosen.sheet, chosen.layout, clock.now()));
  await writer.rows(statements.remembering(chosen, viewer.employeeId, clock.now()));
}

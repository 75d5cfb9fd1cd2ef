import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { badInput, notFound } from '../platform/errors.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { type SheetLayout, SAMPLED_LINES, type SheetLine, listMissingFields } from '../rules/sheets/layout.ts';
import { type ReadLines, readLines } from '../rules/sheets/readLines.ts';
import { demandPurpose } from './sheet.policy.ts';
import { keptSheet, layoutOf, linesOf, ownSheet, refuseParts, type SheetRow } from './sheet.query.ts';
import { keeping } from './sheet.statements.ts';

/** What a sheet is read with: its store, and the clock that proposes the year of a day. */
type SheetContext = Pick<Context, 'database' | 'clock'>;

/** Whether all lines of a sheet have come. */
export const isWhole = ({ storedCount, lineCount }: SheetRow): boolean => storedCount === lineCount;

/** Reads the lines of a sheet that have come, as far as they are needed, and how they are to be read. */
export async function readContent({ database, clock }: SheetContext, sheet: SheetRow): Promise<Content> {
  const lines = await linesOf(database, sheet, isWhole(sheet) ? {} : { limit: SAMPLED_LINES });
  return { lines, ...(await layoutOf(database, sheet, lines.slice(0, SAMPLED_LINES), clock.today())) };
}

interface Content {
  readonly lines: readonly SheetLine[];
  readonly layout: SheetLayout;
  /** Whether that is as someone chose it for an earlier file with the same heads. */
  readonly isRemembered: boolean;
}

/** A sheet that is whole, with what its lines say. */
export interface ReadSheet<Purpose extends SheetPurpose> extends ReadLines<Purpose> {
  readonly sheet: SheetRow;
  readonly layout: SheetLayout;
}

/**
 * A sheet of the viewer's own with its lines, for whoever makes something of it.
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for another purpose or while a needed column is missing
 */
export async function readSheet<Purpose extends SheetPurpose>(
  context: Context,
  id: number,
  purpose: Purpose,
): Promise<ReadSheet<Purpose>> {
  demandPurpose(context.viewer, purpose);
  return readAs(context, await ownSheet(context, id), purpose);
}

/**
 * A sheet of anybody’s of which something was made, for who may make the same of it again.
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function readKeptSheet<Purpose extends SheetPurpose>(
  context: Context,
  id: number,
  purpose: Purpose,
): Promise<ReadSheet<Purpose>> {
  demandPurpose(context.viewer, purpose);
  return readAs(context, await keptSheet(context.database, id), purpose);
}

async function readAs<Purpose extends SheetPurpose>(
  context: Context,
  sheet: SheetRow,
  purpose: Purpose,
): Promise<ReadSheet<Purpose>> {
  if (sheet.purpose !== purpose) throw badInput('The sheet was read for something else.');
  refuseParts(sheet);
  const { lines, layout } = await readContent(context, sheet);
  const missing = listMissingFields(purpose, layout.columns);
  if (missing.length > 0) throw badInput(missing.join(' '));
  return { sheet, layout, ...readLines(purpose, layout, lines) };
}

/**
 * Keeps a sheet of which something is being made, in the transaction that makes it.
 * @param layout how it was read, so that it is read the same way when something is made of it again
 */
export async function keepSheet(writer: Writer, id: number, layout: SheetLayout | null = null): Promise<void> {
  if (!(await writer.row(keeping(id, layout)))) throw notFound('The sheet was deleted at this moment.');
}

import type { Context } from '../../platform/context.ts';
import { badInput, conflict } from '../../platform/errors.ts';
import { toNameKey } from '../../rules/import/nameMatching.ts';
import { loadEmployeesById } from '../employees/employee.query.ts';
import { recordDeletion } from '../sheets/sheet.history.ts';
import { assertCanDeleteFiles } from '../sheets/sheet.policy.ts';
import { assertComplete, getOwnSheet } from '../sheets/sheet.query.ts';
import type { NameMeaning } from './import.names.ts';
import { assertCanImport, getImport, type ImportRow } from './import.query.ts';
import {
  changedSinceImportSql,
  deleteImportSql,
  insertImportSql,
  setNameMeaningsSql,
} from './import.statements.ts';

/**
 * Creates the import of a sheet, or returns the existing import. Creates no deals or people.
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for a sheet that was read for a
 * comparison
 */
export async function prepareImport(context: Context, sheetId: number): Promise<ImportRow> {
  assertCanImport(context);
  const { database, clock, viewer } = context;
  const sheet = await getOwnSheet(context, sheetId);
  if (sheet.purpose === 'COMPARE')
    throw badInput('This file was uploaded for a comparison. Upload it again to import it.');
  assertComplete(sheet);
  const [prepared] = await database.write<{ id: number }>(
    insertImportSql(sheetId, viewer.employeeId, clock.now()),
  );
  return getImport(context, prepared?.id ?? 0);
}

/** The meaning that the user chose for a name; null resets it. */
export interface NameMeaningChange {
  readonly name: string;
  readonly meaning: NameMeaning | null;
}

/**
 * Stores the meanings of names in the file.
 * @throws NOT_FOUND, BAD_INPUT for a missing employee, CONFLICT when the import is done or running
 */
export async function setNameMeanings(
  context: Context,
  id: number,
  changes: readonly NameMeaningChange[],
): Promise<ImportRow> {
  const row = await getImport(context, id);
  const people = await loadEmployeesById(context.database);
  for (const { meaning } of changes)
    if (meaning?.as === 'PERSON' && !people.has(meaning.employeeId)) throw badInput('Employee not found.');
  const names = Object.fromEntries(changes.map(({ name, meaning }) => [toNameKey(name), meaning]));
  const [updatedRow] = await context.database.write(setNameMeaningsSql(row.id, names, context.clock.now()));
  if (!updatedRow)
    throw conflict('This file has been imported or is being imported, so its names can’t be changed.');
  return getImport(context, id);
}

const UNDO_FIRST_MESSAGE = 'This import can still be undone, so its file is kept. Undo it first.';

/**
 * Deletes an import and its file, unless the import can still be undone. The imported deals and people stay
 * (import.md, Earlier imports).
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT while the import can be undone, or is running
 */
export async function deleteImport(context: Context, id: number): Promise<void> {
  assertCanDeleteFiles(context.viewer);
  const row = await getImport(context, id);
  await context.database.writeInTransaction(async writer => {
    const isDone = row.doneAt !== null && row.undoneAt === null;
    if (isDone && !(await writer.row(changedSinceImportSql(id)))) throw conflict(UNDO_FIRST_MESSAGE);
    const deleted = await writer.row(deleteImportSql(id, row, context.clock.now()));
    if (!deleted) throw conflict('This file is being imported or undone. Try again when that finishes.');
    await recordDeletion(writer, context, 'import', row);
  });
}

import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { recordDeletion } from '../sheets/sheet.history.ts';
import { assertCanDeleteFiles } from '../sheets/sheet.policy.ts';
import { getImport } from './import.query.ts';
import { changedSinceImportSql, deleteImportSql } from './import.statements.ts';

const UNDO_FIRST_MESSAGE = 'It can still be undone, so its lines stay. Undo it first.';

/**
 * Deletes an import and its file, unless the import can still be undone. Deals and people stay (import.md,
 * Earlier imports).
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT while it can be undone, or is running
 */
export async function deleteImport(context: Context, id: number): Promise<void> {
  assertCanDeleteFiles(context.viewer);
  const row = await getImport(context, id);
  await context.database.writeTogether(async writer => {
    const isDone = row.doneAt !== null && row.undoneAt === null;
    if (isDone && !(await writer.row(changedSinceImportSql(id)))) throw conflict(UNDO_FIRST_MESSAGE);
    const deleted = await writer.row(deleteImportSql(id, row, context.clock.now()));
    if (!deleted) throw conflict('It is being imported or undone.');
    await recordDeletion(writer, context, 'import', row);
  });
}

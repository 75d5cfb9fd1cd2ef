import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { recordDeletion } from '../sheets/sheet.history.ts';
import { demandDeleting } from '../sheets/sheet.policy.ts';
import { importById } from './import.query.ts';
import { changedSince, deleting } from './import.statements.ts';

const UNDOABLE = 'It can still be undone, so its lines stay. Undo it first.';

/**
 * Deletes an import and its file, but while it can be undone. Deals and people stay (import.md, Earlier imports).
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT while it can be undone, or is being run or undone
 */
export async function deleteImport(context: Context, id: number): Promise<void> {
  demandDeleting(context.viewer);
  const row = await importById(context, id);
  await context.database.writeTogether(async writer => {
    const isDone = row.doneAt !== null && row.undoneAt === null;
    if (isDone && !(await writer.row(changedSince(id)))) throw conflict(UNDOABLE);
    const deleted = await writer.row(deleting(id, row, context.clock.now()));
    if (!deleted) throw conflict('It is being imported or undone.');
    await recordDeletion(writer, context, 'import', row);
  });
}

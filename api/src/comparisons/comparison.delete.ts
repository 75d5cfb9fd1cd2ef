import type { Context } from '../platform/context.ts';
import { recordDeletion } from '../sheets/sheet.history.ts';
import { demandDeleting } from '../sheets/sheet.policy.ts';
import { announceComparisons } from './comparison.acts.ts';
import { comparisonById } from './comparison.query.ts';
import { deleting, deletingSheet } from './comparison.statements.ts';

/**
 * Deletes a comparison, and its file when nothing else was made of it. Deals stay as they are (compare.md, Kept).
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function deleteComparison(context: Context, id: number): Promise<void> {
  demandDeleting(context.viewer);
  const comparison = await comparisonById(context, id);
  await context.database.writeTogether(async writer => {
    const deleted = await writer.row(deleting(id));
    if (!deleted) return; // by somebody else, at this moment
    await writer.rows(deletingSheet(comparison.sheetId));
    await recordDeletion(writer, context, 'comparison', comparison);
    await announceComparisons(writer);
  });
}

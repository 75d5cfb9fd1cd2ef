import type { Context } from '../platform/context.ts';
import { recordDeletion } from '../sheets/sheet.history.ts';
import { assertCanDeleteFiles } from '../sheets/sheet.policy.ts';
import { announceComparisons } from './comparison.acts.ts';
import { getComparison } from './comparison.query.ts';
import { deleteComparisonSql, deleteUnusedSheetSql } from './comparison.statements.ts';

/**
 * Deletes a comparison, and its file unless another comparison uses it. Deals stay unchanged (compare.md,
 * Kept).
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function deleteComparison(context: Context, id: number): Promise<void> {
  assertCanDeleteFiles(context.viewer);
  const comparison = await getComparison(context, id);
  await context.database.writeTogether(async writer => {
    const deleted = await writer.row(deleteComparisonSql(id));
    if (!deleted) return; // another user deleted it at the same moment
    await writer.rows(deleteUnusedSheetSql(comparison.sheetId));
    await recordDeletion(writer, context, 'comparison', comparison);
    await announceComparisons(writer);
  });
}

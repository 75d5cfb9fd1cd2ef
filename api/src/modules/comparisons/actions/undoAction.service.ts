import sql from 'sql-template-tag';
import type { Context } from '../../../platform/context.ts';
import { splitIntoChunks } from '../../../platform/database/sqlHelpers.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { defineHeavyTask } from '../../../platform/heavyTasks/heavyTask.ts';
import {
  type BulkDealUpdate,
  bulkUpdateDeals,
  type DealRowWithId,
  type GrossOrReview,
  lockDeals,
} from '../../deals/bulk/bulkUpdateDeals.service.ts';
import { assertCanCompare, getComparison, listComparisonLines } from '../comparison.query.ts';
import type { ComparisonRow } from '../comparison.row.ts';
import {
  actionLinesSql,
  LINES_PER_STATEMENT,
  lockComparisonSql,
  markActionRevertedSql,
  restoreLinesSql,
  updateOursSumSql,
} from '../comparison.statements.ts';
import {
  type ComparisonActionResult,
  formatLineName,
  formatLineNames,
  formatOrigin,
  notifyComparisonsChanged,
  withComparisonSource,
} from './comparisonAction.service.ts';

export interface UndoableLine {
  readonly place: number;
  readonly dealId: number | null;
  readonly dealBefore: GrossOrReview | null;
  readonly dealAfter: GrossOrReview | null;
  /** True when a later action has changed the line and was not undone. */
  readonly isOvertaken: boolean;
}

export interface StoredAction {
  readonly id: number;
  readonly comparisonId: number;
  readonly lineCount: number;
}

/**
 * Undoes an action as a whole. Skips a deal if another change has since changed a field that the action had
 * changed. The result names the skipped deals.
 * @throws FORBIDDEN, NOT_FOUND; CONFLICT when the action is already undone, when every deal has changed since
 * the action, or when a later action must be undone first
 */
export async function undoAction(
  context: Context,
  actionId: number,
): Promise<ComparisonActionResult & { comparisonId: number }> {
  assertCanCompare(context);
  const action = await context.database.row<StoredAction>(
    sql`select id, comparison_id as "comparisonId", line_count as "lineCount" from comparison_act where id = ${actionId}`,
  );
  const comparison = action && (await getComparison(context, action.comparisonId));
  if (!comparison) throw notFound('Action not found. Its comparison may have been deleted.');
  return undoActionLines(context, comparison, action);
}

export const undoActionLines = defineHeavyTask(
  import.meta.url,
  'undoActionLines',
  (
    context,
    comparison: ComparisonRow,
    { id: actionId }: StoredAction,
  ): Promise<ComparisonActionResult & { comparisonId: number }> =>
    context.database.writeInTransaction(async writer => {
      await writer.rows(lockComparisonSql(comparison.id));
      const activeAction = await writer.row(
        sql`select id from comparison_act where id = ${actionId} and undone_at is null`,
      );
      if (!activeAction) throw conflict('This action has already been undone.');
      const actionLines = await writer.rows<UndoableLine>(actionLinesSql(actionId));
      if (actionLines.some(({ isOvertaken }) => isOvertaken))
        throw conflict('These rows have newer changes. Undo those first.');
      const deals = await lockDeals(
        writer,
        actionLines.map(({ dealId }) => dealId).filter(dealId => dealId !== null),
      );
      const restoredLines = actionLines.filter(
        line => line.dealId === null || isUnchangedSinceAction(line, deals.get(line.dealId)),
      );
      const places = restoredLines.map(({ place }) => place);
      const rows = await listComparisonLines(
        writer,
        comparison.id,
        actionLines.map(({ place }) => place),
      );
      const changedNames = rows.filter(({ place }) => !places.includes(place)).map(formatLineName);
      if (restoredLines.length === 0)
        throw conflict(
          `These deals have changed since this action: ${formatLineNames(changedNames)}. Nothing was undone.`,
        );
      const fileLines = new Map(rows.map(({ place, line }) => [place, line]));
      const dealUpdates = restoredLines.flatMap(({ place, dealId, dealBefore }): BulkDealUpdate[] => {
        const deal = deals.get(dealId ?? 0);
        const origin = `${formatOrigin(comparison, fileLines.get(place) ?? null)}, undone`;
        return deal && dealBefore ? [{ deal, fields: dealBefore, origin }] : [];
      });
      for (const chunk of splitIntoChunks(dealUpdates, LINES_PER_STATEMENT))
        await bulkUpdateDeals(writer, withComparisonSource(context, comparison), chunk);
      await writer.rows(restoreLinesSql(comparison.id, actionId, places));
      await writer.rows(updateOursSumSql(comparison.id));
      await writer.rows(markActionRevertedSql(actionId, context.viewer.employeeId, context.clock.now()));
      await notifyComparisonsChanged(writer);
      return {
        actionId,
        comparisonId: comparison.id,
        lineCount: restoredLines.length,
        skipped: changedNames,
      };
    }),
  (_comparison, { lineCount }) => lineCount,
);

export const isUnchangedSinceAction = (
  { dealAfter }: UndoableLine,
  deal: DealRowWithId | undefined,
): boolean =>
  deal !== undefined &&
  Object.entries(dealAfter ?? {}).every(([name, value]) => deal[name as keyof DealRowWithId] === value);

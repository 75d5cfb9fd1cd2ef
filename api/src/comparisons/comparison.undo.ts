import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import { splitIntoChunks } from '../database/chunks.ts';
import {
  type BulkDealUpdate,
  bulkUpdateDeals,
  lockDeals,
  type GrossOrReview,
  type DealRowWithId,
} from '../deals/many/amendMany.service.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { announceComparisons, type ComparisonActionResult, formatLineName, formatLineNames, formatOrigin, withComparisonSource } from './comparison.acts.ts';
import { getComparison, assertCanCompare, listComparisonLines } from './comparison.query.ts';
import type { ComparisonRow } from './comparison.row.ts';
import {
  actionLinesSql,
  updateOursSumSql,
  markActionUndoneSql,
  lockComparisonSql,
  LINES_PER_STATEMENT,
  restoreLinesSql,
} from './comparison.statements.ts';

interface UndoableLine {
  readonly place: number;
  readonly dealId: number | null;
  readonly dealBefore: GrossOrReview | null;
  readonly dealAfter: GrossOrReview | null;
  /** True when a later action that is not undone has changed the line. */
  readonly isOvertaken: boolean;
}

interface StoredAction {
  readonly id: number;
  readonly comparisonId: number;
  readonly lineCount: number;
}

/**
 * Undoes an action as a whole. It skips and names each deal with a field that the action changed and that was
 * changed since.
 * @throws FORBIDDEN, NOT_FOUND; CONFLICT when it is undone already, when a later action must be undone first,
 * or when every deal has changed since
 */
export async function undoAction(context: Context, actId: number): Promise<ComparisonActionResult & { comparisonId: number }> {
  assertCanCompare(context);
  const action = await context.database.row<StoredAction>(
    sql`select id, comparison_id as "comparisonId", line_count as "lineCount" from comparison_act where id = ${actId}`,
  );
  const comparison = action && (await getComparison(context, action.comparisonId));
  if (!comparison) throw notFound('There is no such act.');
  return undoActionLines(context, comparison, action);
}

export const undoActionLines = defineHeavyTask(
  import.meta.url,
  'undoActionLines',
  (context, comparison: ComparisonRow, { id: actId }: StoredAction): Promise<ComparisonActionResult & { comparisonId: number }> =>
    context.database.writeTogether(async writer => {
      await writer.rows(lockComparisonSql(comparison.id));
      const activeAction = await writer.row(
        sql`select id from comparison_act where id = ${actId} and undone_at is null`,
      );
      if (!activeAction) throw conflict('It is undone already.');
      const actionLines = await writer.rows<UndoableLine>(actionLinesSql(actId));
      if (actionLines.some(({ isOvertaken }) => isOvertaken))
        throw conflict('Undo what was done to these lines later first.');
      const deals = await lockDeals(
        writer,
        actionLines.map(({ dealId }) => dealId).filter(dealId => dealId !== null),
      );
      const restoredLines = actionLines.filter(line => line.dealId === null || isUnchangedSinceAction(line, deals.get(line.dealId)));
      const places = restoredLines.map(({ place }) => place);
      const rows = await listComparisonLines(
        writer,
        comparison.id,
        actionLines.map(({ place }) => place),
      );
      const changedNames = rows.filter(({ place }) => !places.includes(place)).map(formatLineName);
      if (restoredLines.length === 0) throw conflict(`Changed since: ${formatLineNames(changedNames)}. Nothing is undone.`);
      const fileLines = new Map(rows.map(({ place, line }) => [place, line]));
      const amendments = restoredLines.flatMap(({ place, dealId, dealBefore }): BulkDealUpdate[] => {
        const deal = deals.get(dealId ?? 0);
        const origin = `${formatOrigin(comparison, fileLines.get(place) ?? null)}, undone`;
        return deal && dealBefore ? [{ deal, fields: dealBefore, origin }] : [];
      });
      for (const chunk of splitIntoChunks(amendments, LINES_PER_STATEMENT))
        await bulkUpdateDeals(writer, withComparisonSource(context, comparison), chunk);
      await writer.rows(restoreLinesSql(comparison.id, actId, places));
      await writer.rows(updateOursSumSql(comparison.id));
      await writer.rows(markActionUndoneSql(actId, context.viewer.employeeId, context.clock.now()));
      await announceComparisons(writer);
      return { actId, comparisonId: comparison.id, lineCount: restoredLines.length, skipped: changedNames };
    }),
  (_comparison, { lineCount }) => lineCount,
);

const isUnchangedSinceAction = ({ dealAfter }: UndoableLine, deal: DealRowWithId | undefined): boolean =>
  deal !== undefined &&
  Object.entries(dealAfter ?? {}).every(([name, value]) => deal[name as keyof DealRowWithId] === value);

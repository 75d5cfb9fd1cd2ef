import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import { splitIntoChunks } from '../database/chunks.ts';
import {
  type Amendment,
  amendMany,
  dealsToChange,
  type GrossOrReview,
  type KeyedDeal,
} from '../deals/many/amendMany.service.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { announceComparisons, type Done, nameOf, namesOf, originOf, sourced } from './comparison.acts.ts';
import { comparisonById, demandComparing, linesFor } from './comparison.query.ts';
import type { ComparisonRow } from './comparison.row.ts';
import {
  actLines,
  addingUpOurs,
  endingAct,
  holding,
  LINES_AT_ONCE,
  restoringLines,
} from './comparison.statements.ts';

interface DoneLine {
  readonly place: number;
  readonly dealId: number | null;
  readonly dealBefore: GrossOrReview | null;
  readonly dealAfter: GrossOrReview | null;
  /** Whether a later act that stands has touched the line. */
  readonly isOvertaken: boolean;
}

interface StoredAct {
  readonly id: number;
  readonly comparisonId: number;
  readonly lineCount: number;
}

/**
 * Undoes an act as one. A deal of which a field that the act changed was changed since stays as it is, and is named.
 * @throws FORBIDDEN, NOT_FOUND; CONFLICT when it is undone, when a later act has to be undone first, or when all was changed since
 */
export async function undoAct(context: Context, actId: number): Promise<Done & { comparisonId: number }> {
  demandComparing(context);
  const act = await context.database.row<StoredAct>(
    sql`select id, comparison_id as "comparisonId", line_count as "lineCount" from comparison_act where id = ${actId}`,
  );
  const comparison = act && (await comparisonById(context, act.comparisonId));
  if (!comparison) throw notFound('There is no such act.');
  return undoLines(context, comparison, act);
}

export const undoLines = defineHeavyTask(
  import.meta.url,
  'undoLines',
  (context, comparison: ComparisonRow, { id: actId }: StoredAct): Promise<Done & { comparisonId: number }> =>
    context.database.writeTogether(async writer => {
      await writer.rows(holding(comparison.id));
      const standing = await writer.row(
        sql`select id from comparison_act where id = ${actId} and undone_at is null`,
      );
      if (!standing) throw conflict('It is undone already.');
      const done = await writer.rows<DoneLine>(actLines(actId));
      if (done.some(({ isOvertaken }) => isOvertaken))
        throw conflict('Undo what was done to these lines later first.');
      const deals = await dealsToChange(
        writer,
        done.map(({ dealId }) => dealId).filter(dealId => dealId !== null),
      );
      const undone = done.filter(line => line.dealId === null || isAsLeft(line, deals.get(line.dealId)));
      const places = undone.map(({ place }) => place);
      const rows = await linesFor(
        writer,
        comparison.id,
        done.map(({ place }) => place),
      );
      const changed = rows.filter(({ place }) => !places.includes(place)).map(nameOf);
      if (undone.length === 0) throw conflict(`Changed since: ${namesOf(changed)}. Nothing is undone.`);
      const fileLines = new Map(rows.map(({ place, line }) => [place, line]));
      const amendments = undone.flatMap(({ place, dealId, dealBefore }): Amendment[] => {
        const deal = deals.get(dealId ?? 0);
        const origin = `${originOf(comparison, fileLines.get(place) ?? null)}, undone`;
        return deal && dealBefore ? [{ deal, fields: dealBefore, origin }] : [];
      });
      for (const part of splitIntoChunks(amendments, LINES_AT_ONCE))
        await amendMany(writer, sourced(context, comparison), part);
      await writer.rows(restoringLines(comparison.id, actId, places));
      await writer.rows(addingUpOurs(comparison.id));
      await writer.rows(endingAct(actId, context.viewer.employeeId, context.clock.now()));
      await announceComparisons(writer);
      return { actId, comparisonId: comparison.id, lineCount: undone.length, skipped: changed };
    }),
  (_comparison, { lineCount }) => lineCount,
);

const isAsLeft = ({ dealAfter }: DoneLine, deal: KeyedDeal | undefined): boolean =>
  deal !== undefined &&
  Object.entries(dealAfter ?? {}).every(([name, value]) => deal[name as keyof KeyedDeal] === value);

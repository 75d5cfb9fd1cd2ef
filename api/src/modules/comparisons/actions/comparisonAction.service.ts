import { notifyChange } from '../../../platform/changeFeed/change.ts';
import type { Context } from '../../../platform/context.ts';
import { splitIntoChunks } from '../../../platform/database/sqlHelpers.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { AppError, badInput } from '../../../platform/errors.ts';
import { defineHeavyTask } from '../../../platform/heavyTasks/heavyTask.ts';
import {
  type BulkDealUpdate,
  bulkUpdateDeals,
  type DealRowWithId,
  lockDeals,
} from '../../deals/bulk/bulkUpdateDeals.service.ts';
import { getComparison, listComparisonLines } from '../comparison.query.ts';
import type { ComparisonLineRow, ComparisonRow } from '../comparison.row.ts';
import {
  type ComparisonActionLine,
  insertActionLinesSql,
  insertActionSql,
  LINES_PER_STATEMENT,
  lockComparisonSql,
  updateLinesSql,
} from '../comparison.statements.ts';
import {
  type ComparisonAction,
  type ComparisonActionRequest,
  createAction,
} from './comparisonAction.kinds.ts';

/** A line of an action request. */
export interface RequestedLine {
  readonly place: number;
  /**
   * The deal version that the viewer sees. When the version is omitted, the deal must still have the amounts
   * that were compared.
   */
  readonly version?: number | undefined;
}

/**
 * The result of an action. `skipped` lists the deals that the action left unchanged, because they have
 * changed since the comparison.
 */
export interface ComparisonActionResult {
  readonly actionId: number;
  readonly lineCount: number;
  readonly skipped: readonly string[];
}

/**
 * Applies an action to all requested lines of a comparison, or to none of them.
 * @param requestedLines when omitted, every applicable line with an unchanged deal
 * @throws FORBIDDEN, NOT_FOUND; BAD_INPUT when there is nothing to change; CONFLICT when the deal of a
 * requested line has changed
 */
export const applyComparisonAction = defineHeavyTask(
  import.meta.url,
  'applyComparisonAction',
  async (
    context,
    id: number,
    request: ComparisonActionRequest,
    requestedLines: readonly RequestedLine[] | undefined,
  ): Promise<ComparisonActionResult> => {
    const action = createAction(request);
    action.assertAllowed(context.viewer);
    const comparison = await getComparison(context, id);
    return context.database.writeInTransaction(async writer => {
      await writer.rows(lockComparisonSql(id));
      const all = await listComparisonLines(
        writer,
        id,
        requestedLines?.map(({ place }) => place),
      );
      const applicable = all.filter(action.appliesTo);
      const deals = action.changesDeals
        ? await loadDealsToChange(writer, applicable)
        : new Map<number, DealRowWithId>();
      const isAlreadyApplied = ({ dealId }: ComparisonLineRow) => {
        const deal = deals.get(dealId ?? 0);
        return deal !== undefined && action.isAlreadyApplied?.(deal) === true;
      };
      const lines = applicable.filter(line => !isAlreadyApplied(line));
      if (lines.length === 0 || (requestedLines && lines.length < requestedLines.length))
        throw badInput(action.nothingToDoMessage);
      const versions = new Map(requestedLines?.map(({ place, version }) => [place, version]));
      const isUnchanged = (line: ComparisonLineRow) => {
        if (!action.changesDeals) return true;
        const deal = deals.get(line.dealId ?? 0);
        const version = versions.get(line.place);
        return (
          deal !== undefined &&
          (version === undefined ? action.isDealUnchanged(line, deal) : version === deal.version)
        );
      };
      const changedLines = lines.filter(line => !isUnchanged(line));
      const unchangedLines = lines.filter(isUnchanged);
      if (changedLines.length > 0 && (requestedLines || unchangedLines.length === 0))
        throw buildChangedSinceError(changedLines);
      return writeAction(writer, context, {
        comparison,
        action,
        lines: unchangedLines,
        deals,
        skipped: changedLines.map(formatLineName),
      });
    });
  },
  (_id, _request, requestedLines) => requestedLines?.length ?? Number.POSITIVE_INFINITY,
);

const loadDealsToChange = (writer: Writer, lines: readonly ComparisonLineRow[]) =>
  lockDeals(
    writer,
    lines.map(({ dealId }) => dealId).filter(dealId => dealId !== null),
  );

interface ActionWrite {
  readonly comparison: ComparisonRow;
  readonly action: ComparisonAction;
  readonly lines: readonly ComparisonLineRow[];
  readonly deals: ReadonlyMap<number, DealRowWithId>;
  readonly skipped: readonly string[];
}

async function writeAction(
  writer: Writer,
  context: Context,
  { comparison, action, lines, deals, skipped }: ActionWrite,
): Promise<ComparisonActionResult> {
  const dealUpdates: BulkDealUpdate[] = [];
  const actionLines = lines.map((line): ComparisonActionLine => {
    const deal = deals.get(line.dealId ?? 0);
    const { fields, change } = action.buildChanges(line, deal);
    if (!deal) return { place: line.place, change, dealId: null, dealBefore: null, dealAfter: null };
    dealUpdates.push({ deal, fields, origin: formatOrigin(comparison, line.line) });
    return {
      place: line.place,
      change,
      dealId: deal.id,
      dealBefore: pickFields(deal, fields),
      dealAfter: fields,
    };
  });
  for (const chunk of splitIntoChunks(dealUpdates, LINES_PER_STATEMENT))
    await bulkUpdateDeals(writer, withComparisonSource(context, comparison), chunk);
  const actionId = await recordAction(writer, context, comparison.id, action.kind, actionLines);
  return { actionId, lineCount: lines.length, skipped };
}

/**
 * Stores an action with the previous state of the lines, so that the action can be undone. Then changes the
 * lines.
 * @param count number of lines as the user sees them
 */
export async function recordAction(
  writer: Writer,
  { viewer, clock }: Context,
  id: number,
  kind: ComparisonAction['kind'],
  lines: readonly ComparisonActionLine[],
  count = lines.length,
): Promise<number> {
  const inserted = await writer.row<{ id: number }>(
    insertActionSql(id, kind, viewer.employeeId, clock.now(), count),
  );
  const actionId = inserted?.id ?? 0;
  for (const chunk of splitIntoChunks(lines, LINES_PER_STATEMENT)) {
    await writer.rows(insertActionLinesSql(id, actionId, chunk));
    await writer.rows(updateLinesSql(id, chunk));
  }
  await notifyComparisonsChanged(writer);
  return actionId;
}

/** Notifies every screen that shows comparisons when the transaction commits. */
export const notifyComparisonsChanged = (writer: Writer): Promise<void> =>
  notifyChange(writer, { topic: 'COMPARISONS', days: [] });

/** Returns a context that records the file of the comparison in the history as the origin of a change. */
export const withComparisonSource = (context: Context, { fileName }: ComparisonRow): Context => ({
  ...context,
  source: { channel: 'comparison', origin: fileName },
});

const MAX_FILE_NAME_LENGTH = 150;

export const formatOrigin = ({ fileName }: ComparisonRow, line: number | null): string =>
  `${fileName.slice(0, MAX_FILE_NAME_LENGTH)}, line ${line}`;

/** Returns the current values of the fields that are about to change. */
const pickFields = (deal: DealRowWithId, fields: object): object =>
  Object.fromEntries(Object.keys(fields).map(name => [name, deal[name as keyof DealRowWithId]]));

export const formatLineName = ({ number, line }: Pick<ComparisonLineRow, 'number' | 'line'>): string =>
  number === null ? `row ${line}` : `#${number}`;

const MAX_LISTED_NAMES = 3;

/** Formats the names of lines, such as "#411, #412, #414 and 2 more". */
export function formatLineNames(names: readonly string[]): string {
  const more = names.length - MAX_LISTED_NAMES;
  return names.slice(0, MAX_LISTED_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export const buildChangedSinceError = (lines: readonly ComparisonLineRow[]): AppError =>
  new AppError(
    'CONFLICT',
    `These deals have changed since the comparison: ${formatLineNames(lines.map(formatLineName))}. Nothing was saved. Check the current amounts and try again.`,
    undefined,
    { places: lines.map(({ place }) => place) },
  );

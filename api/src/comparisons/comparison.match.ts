import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import { dealContains } from '../deals/deal.query.ts';
import { badInput, conflict, notFound } from '../platform/errors.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { listDifferingAmounts, toStoreAmounts, sumAmounts } from '../rules/compare/amounts.ts';
import type { StoreDeal } from '../rules/compare/match.ts';
import { hasOpenDecision } from '../rules/compare/decisions.ts';
import type { Cents } from '../rules/numbers/money.ts';
import { type Done, recordAct } from './comparison.acts.ts';
import { comparisonById, lineOfDeal, linesFor, storeDeals } from './comparison.query.ts';
import type { ComparisonLineRow, ComparisonRow } from './comparison.row.ts';
import { type ActLine, addingUpOurs, holding } from './comparison.statements.ts';

/**
 * Matches a line with any deal (compare.md, Matching). No deal is changed.
 * @throws FORBIDDEN; NOT_FOUND, also for the deal; BAD_INPUT for a line that is not only in the file; CONFLICT for a deal that another line has
 */
export async function matchLine(context: Context, id: number, place: number, number: number): Promise<Done> {
  const comparison = await comparisonById(context, id);
  const period = { start: comparison.firstDay, end: comparison.lastDay };
  return context.database.writeTogether(async writer => {
    await writer.rows(holding(id));
    const line = onlyInFile(await linesFor(writer, id, [place]));
    const [deal] = await storeDeals(writer, period, sql`number = ${number}`);
    if (!deal) throw notFound(`There is no deal #${number}.`);
    const known = await lineOfDeal(writer, id, deal.id);
    if (known?.line) throw conflict(`Deal #${number} is matched with line ${known.line} already.`);
    const lines = [
      joined(line, known ?? asCompared(deal, comparison)),
      ...(known ? [gone(known, line)] : []),
    ];
    const actId = await recordAct(writer, context, id, 'MATCH', lines, 1);
    await writer.rows(addingUpOurs(id));
    return { actId, lineCount: 1, skipped: [] };
  });
}

/** @throws BAD_INPUT */
export function onlyInFile([line]: readonly ComparisonLineRow[]): ComparisonLineRow {
  if (line?.group === 'ONLY_FILE') return line;
  throw badInput('Only a line that is only in the file can be matched.');
}

type OurSide = Pick<
  ComparisonLineRow,
  'dealId' | 'number' | 'stockNum' | 'customerName' | 'day' | 'ours' | 'oursSum' | 'isInPeriod'
>;

/** A deal that was no part of the comparison, as it is now. */
function asCompared(
  { id, number, stockNum, customerName, day, isInPeriod, ...deal }: StoreDeal,
  comparison: ComparisonRow,
): OurSide {
  const ours = toStoreAmounts(deal, comparison.amounts);
  return { dealId: id, number, stockNum, customerName, day, isInPeriod, ours, oursSum: sumAmounts(ours) };
}

const unchangedDeal = { dealId: null, dealBefore: null, dealAfter: null };

function joined({ place, theirs }: ComparisonLineRow, deal: OurSide): ActLine {
  const { dealId, number, stockNum, customerName, day, ours, oursSum, isInPeriod } = deal;
  const differs = listDifferingAmounts(ours ?? {}, theirs ?? {}).length > 0;
  const group = differs ? 'DIFFERS' : 'EQUAL';
  return {
    place,
    ...unchangedDeal,
    change: {
      ...{ dealId, number, stockNum, customerName, day, ours, oursSum, isInPeriod },
      group,
      matchedBy: 'PERSON',
      proposedPlace: null,
      why: null,
      settled: {},
      note: null,
      keptBefore: null,
      isOpen: hasOpenDecision({ group, theirs, ours, settled: {} }),
    },
  };
}

const gone = ({ place }: ComparisonLineRow, line: ComparisonLineRow): ActLine => ({
  place,
  ...unchangedDeal,
  change: { joinedTo: line.place, isOpen: false },
});

/** A deal that a line may be. */
export interface FoundDeal {
  readonly number: number;
  readonly customerName: string | null;
  readonly stockNum: string | null;
  readonly day: Day | null;
  readonly sum: Cents;
  /** The line that has it. */
  readonly matchedLine: number | null;
}

/** How many deals are offered. */
const MOST_FOUND = 20;

/**
 * The deals that a line may be: what a search finds; without one, those that are only here. Those of which no line is come first,
 * those whose gross is nearest to the line's before others.
 * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file
 */
export async function dealsToMatch(
  context: Context,
  id: number,
  place: number,
  search: string | undefined,
): Promise<FoundDeal[]> {
  await comparisonById(context, id);
  const { theirsSum } = onlyInFile(await linesFor(context.database, id, [place]));
  const [isFound = sql`here.outcome = 'ONLY_HERE'`] = dealContains(search);
  const gross = sql`coalesce(here.ours_sum, ((coalesce(front_gross, 0) + coalesce(back_gross, 0)) * 100)::bigint)`;
  return context.database.rows<FoundDeal>(sql`
    select number, customer_name as "customerName", stock_num as "stockNum", log_day as day, ${gross} as sum,
      here.line as "matchedLine"
    from deal left join (
      select deal_id, line, outcome, ours_sum from comparison_line
      where comparison_id = ${id} and joined_to is null and deal_id is not null
    ) here on here.deal_id = deal.id
    where ${isFound}
    order by here.line is not null, here.outcome is null, abs(${gross} - ${theirsSum}), log_day desc, number
    limit ${MOST_FOUND}`);
}

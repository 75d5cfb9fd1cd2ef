import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import { badInput, conflict, notFound } from '../../platform/errors.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { listDifferingAmounts, sumAmounts, toStoreAmounts } from '../../rules/compare/amounts.ts';
import { hasOpenDecision } from '../../rules/compare/decisions.ts';
import type { StoreDeal } from '../../rules/compare/match.ts';
import { groupByNameKey, toNameKey } from '../../rules/import/nameMatching.ts';
import type { Cents } from '../../rules/numbers/money.ts';
import { proposeLayout, type SheetLayout } from '../../rules/sheets/layout.ts';
import { readLines } from '../../rules/sheets/readLines.ts';
import { dealSearchSql } from '../deals/deal.query.ts';
import type { DealInput } from '../deals/deal.types.ts';
import { listDealPeople } from '../employees/employee.query.ts';
import { parseDealLine } from '../imports/import.lines.ts';
import { collectNames, NAME_FIELDS, type NameField, splitCloserNames } from '../imports/import.names.ts';
import { getLayout, getSheetInUse, listFirstLines, listSheetLines } from '../sheets/sheet.query.ts';
import { type ComparisonActionResult, recordAction } from './actions/comparisonAction.service.ts';
import { findLineOfDeal, getComparison, listComparisonLines, listStoreDeals } from './comparison.query.ts';
import type { ComparisonLineRow, ComparisonRow } from './comparison.row.ts';
import { type ComparisonActionLine, lockComparisonSql, updateOursSumSql } from './comparison.statements.ts';

/**
 * Matches a line with any deal (compare.md, Matching). The deal itself is not changed.
 * @throws FORBIDDEN; NOT_FOUND for an unknown comparison or deal; BAD_INPUT unless the line is in the group
 * "only in the file";
 * CONFLICT for a deal that is matched with another line
 */
export async function matchLine(
  context: Context,
  id: number,
  place: number,
  number: number,
): Promise<ComparisonActionResult> {
  const comparison = await getComparison(context, id);
  const period = { start: comparison.firstDay, end: comparison.lastDay };
  return context.database.writeInTransaction(async writer => {
    await writer.rows(lockComparisonSql(id));
    const line = requireOnlyInFile(await listComparisonLines(writer, id, [place]));
    const [deal] = await listStoreDeals(writer, period, sql`number = ${number}`);
    if (!deal) throw notFound(`Deal #${number} was not found. It may have been deleted or renumbered.`);
    const existingLine = await findLineOfDeal(writer, id, deal.id);
    if (existingLine?.line)
      throw conflict(
        `Deal #${number} is already matched with row ${existingLine.line}. Choose another deal.`,
      );
    const lines = [
      buildMatchedLine(line, existingLine ?? toStoreSide(deal, comparison)),
      ...(existingLine ? [buildMergedLine(existingLine, line)] : []),
    ];
    const actionId = await recordAction(writer, context, id, 'MATCH', lines, 1);
    await writer.rows(updateOursSumSql(id));
    return { actionId, lineCount: 1, skipped: [] };
  });
}

/**
 * Returns the line if it is only in the file.
 * @throws BAD_INPUT
 */
export function requireOnlyInFile([line]: readonly ComparisonLineRow[]): ComparisonLineRow {
  if (line?.group === 'ONLY_FILE') return line;
  throw badInput('Only a readable row without a deal can be matched.');
}

type StoreSide = Pick<
  ComparisonLineRow,
  'dealId' | 'number' | 'stockNum' | 'customerName' | 'day' | 'ours' | 'oursSum' | 'isInPeriod'
>;

/** Builds the store's part of a line from a deal that was not part of the comparison. */
function toStoreSide(
  { id, number, stockNum, customerName, day, isInPeriod, ...deal }: StoreDeal,
  comparison: ComparisonRow,
): StoreSide {
  const ours = toStoreAmounts(deal, comparison.amounts);
  return { dealId: id, number, stockNum, customerName, day, isInPeriod, ours, oursSum: sumAmounts(ours) };
}

const unchangedDeal = { dealId: null, dealBefore: null, dealAfter: null };

function buildMatchedLine({ place, theirs }: ComparisonLineRow, deal: StoreSide): ComparisonActionLine {
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
      decisions: {},
      note: null,
      keptBefore: null,
      isOpen: hasOpenDecision({ group, theirs, ours, decisions: {} }),
    },
  };
}

const buildMergedLine = ({ place }: ComparisonLineRow, line: ComparisonLineRow): ComparisonActionLine => ({
  place,
  ...unchangedDeal,
  change: { joinedTo: line.place, isOpen: false },
});

/** A deal that can be matched with a line. */
export interface MatchableDeal {
  readonly number: number;
  readonly customerName: string | null;
  readonly stockNum: string | null;
  readonly day: Day | null;
  readonly sum: Cents;
  /**
   * The line of the file that is already matched with this deal; null if the deal is not matched with a line.
   */
  readonly matchedLine: number | null;
}

const MAX_MATCHABLE_DEALS = 20;

/**
 * Lists the deals that can be matched with a line: the results of a search or, without a search, the deals
 * that are only in the store. Unmatched deals come first, then the deals with the nearest gross.
 * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file
 */
export async function listDealsToMatch(
  context: Context,
  id: number,
  place: number,
  search: string | undefined,
): Promise<MatchableDeal[]> {
  await getComparison(context, id);
  const { theirsSum } = requireOnlyInFile(await listComparisonLines(context.database, id, [place]));
  const [filterSql = sql`here.outcome = 'ONLY_HERE'`] = dealSearchSql(search);
  const grossSql = sql`coalesce(here.ours_sum, ((coalesce(front_gross, 0) + coalesce(back_gross, 0)) * 100)::bigint)`;
  return context.database.rows<MatchableDeal>(sql`
    select number, customer_name as "customerName", stock_num as "stockNum", log_day as day, ${grossSql} as sum,
      here.line as "matchedLine"
    from deal left join (
      select deal_id, line, outcome, ours_sum from comparison_line
      where comparison_id = ${id} and joined_to is null and deal_id is not null
    ) here on here.deal_id = deal.id
    where ${filterSql}
    order by here.line is not null, here.outcome is null, abs(${grossSql} - ${theirsSum}), log_day desc, number
    limit ${MAX_MATCHABLE_DEALS}`);
}

/** The list of people that the deal form offers for each field. */
const PEOPLE_LIST_BY_FIELD = {
  salesManagerId: 'salesManagers',
  finManagerId: 'financeManagers',
  closerId: 'salespeople',
  additionalId: 'salespeople',
} as const satisfies Record<NameField, string>;

/**
 * Reads the deal of a line from the file for the deal form, with the column rules of an import. It omits
 * unreadable cells and people with an ambiguous name (compare.md, Matching).
 * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file
 */
export async function readMissingDeal(
  context: Context,
  id: number,
  place: number,
): Promise<Partial<DealInput>> {
  const { database } = context;
  const { sheetId } = await getComparison(context, id);
  const { line } = requireOnlyInFile(await listComparisonLines(database, id, [place]));
  const sheet = await getSheetInUse(database, sheetId);
  const first = await listFirstLines(database, sheet);
  const { layout } = await getLayout(database, sheet, first, context.clock.today());
  const [cells] = await listSheetLines(database, sheet, { from: line ?? 0, limit: 1 });
  const { columns } = proposeLayout('IMPORT_DEALS', first, layout.headRow);
  const importLayout = { ...layout, columns: mergeChosenColumns(layout, columns), sumLines: false };
  const { lines } = readLines('IMPORT_DEALS', importLayout, cells ? [cells] : []);
  const offeredPeople = await listDealPeople(database);
  const people = groupByNameKey([...new Set(Object.values(offeredPeople).flat())]);
  const nameContext = { people, meanings: {}, toKey: toNameKey };
  const [parsedLine] = lines.map(each => splitCloserNames(each, nameContext));
  if (!parsedLine) return {};
  const names = collectNames([parsedLine], nameContext);
  const { fieldValues } = parseDealLine(parsedLine, text => names.get(toNameKey(text)));
  const isOffered = (field: NameField) =>
    offeredPeople[PEOPLE_LIST_BY_FIELD[field]].some(person => person.id === fieldValues[field]);
  const unknownPeople = NAME_FIELDS.filter(field => !isOffered(field)).map(field => [field, undefined]);
  return { ...(fieldValues as Partial<DealInput>), ...Object.fromEntries(unknownPeople) };
}

/**
 * Returns the columns that an import would use. The columns that the user chose for the comparison take
 * precedence.
 */
function mergeChosenColumns(
  { columns }: SheetLayout,
  proposed: SheetLayout['columns'],
): SheetLayout['columns'] {
  const chosen = columns.map(column => (column === 'day' ? 'deliveryDate' : column));
  return proposed.map((column, index) => chosen[index] ?? (chosen.includes(column) ? null : column));
}

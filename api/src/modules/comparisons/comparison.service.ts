import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { splitIntoChunks } from '../../platform/database/sqlHelpers.ts';
import { defineHeavyTask } from '../../platform/heavyTasks/heavyTask.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { type ComparedAmount, getComparedAmounts, toFileAmounts } from '../../rules/compare/amounts.ts';
import { carryOverAnnotations, hasOpenDecision } from '../../rules/compare/decisions.ts';
import { type ComparedMatch, compareMatch } from '../../rules/compare/groups.ts';
import {
  type FileLine,
  indexBy,
  matchLines,
  proposePeriod,
  type StoreDeal,
} from '../../rules/compare/match.ts';
import type { CellResult } from '../../rules/sheets/cell.ts';
import type { ReadSheetLine } from '../../rules/sheets/readLines.ts';
import { recordDeletion } from '../sheets/sheet.history.ts';
import { assertCanDeleteFiles } from '../sheets/sheet.policy.ts';
import { markSheetInUse, type ParsedSheet, readSheet, readSheetInUse } from '../sheets/sheet.read.ts';
import { notifyComparisonsChanged } from './actions/comparisonAction.service.ts';
import { getComparison, listAnnotatedLines, listStoreDeals } from './comparison.query.ts';
import type { ComparisonLineRow, ComparisonRow } from './comparison.row.ts';
import {
  deleteComparisonSql,
  deleteUnusedSheetSql,
  insertComparisonLinesSql,
  insertComparisonSql,
  LINES_PER_STATEMENT,
} from './comparison.statements.ts';

/**
 * Proposes the period to compare a file with.
 * @throws the errors of `readSheet`
 */
export const proposeComparisonPeriod = defineHeavyTask(
  import.meta.url,
  'proposeComparisonPeriod',
  async (context, sheetId: number): Promise<DayRange> => {
    const { lines } = await readSheet(context, sheetId, 'COMPARE');
    const days = lines.flatMap(({ values }) => getValue(values.day) ?? []);
    return proposePeriod(days, context.clock.today());
  },
);

/**
 * Compares a sheet of the viewer with the deals of a period, and stores the result.
 * @throws the errors of `readSheet`
 */
export const compareSheet = defineHeavyTask(
  import.meta.url,
  'compareSheet',
  async (context, sheetId: number, period: DayRange): Promise<ComparisonRow> =>
    compareParsedSheet(context, await readSheet(context, sheetId, 'COMPARE'), period),
);

/**
 * Compares the stored file of a comparison again, with the same columns and period and with the current
 * deals. Carries over matches by hand, escalations and notes. The earlier comparison stays unchanged.
 * @throws FORBIDDEN, NOT_FOUND
 */
export const compareAgain = defineHeavyTask(
  import.meta.url,
  'compareAgain',
  async (context, id: number): Promise<ComparisonRow> => {
    const { sheetId, firstDay, lastDay } = await getComparison(context, id);
    const parsedSheet = await readSheetInUse(context, sheetId, 'COMPARE');
    const earlier = await listAnnotatedLines(context.database, id);
    return compareParsedSheet(context, parsedSheet, { start: firstDay, end: lastDay }, earlier);
  },
);

async function compareParsedSheet(
  context: Context,
  { sheet, layout, lines }: ParsedSheet<'COMPARE'>,
  period: DayRange,
  earlier: readonly ComparisonLineRow[] = [],
): Promise<ComparisonRow> {
  const { database, clock, viewer } = context;
  const amounts = getComparedAmounts(new Set(layout.columns.filter(column => column !== null)));
  const fileLines = lines.map(line => toFileLine(line, amounts));
  const chosenDealIds = new Map(
    earlier
      .filter(({ matchedBy }) => matchedBy === 'PERSON')
      .map(({ line, dealId }) => [line ?? 0, dealId ?? 0]),
  );
  const deals = await listDealsToCompare(database, period, fileLines, chosenDealIds.values());
  const matches = matchLines(fileLines, deals, chosenDealIds);
  const compared = matches.map(match => compareMatch(match, amounts));
  const rows = buildLineRows(compared, earlier);
  const id = await database.writeInTransaction(async writer => {
    await markSheetInUse(writer, sheet.id, layout);
    const inserted = await writer.row<{ id: number }>(
      insertComparisonSql({
        sheetId: sheet.id,
        employeeId: viewer.employeeId,
        now: clock.now(),
        period,
        amounts,
        theirsSum: sumRows(rows, 'theirsSum'),
        oursSum: sumRows(rows, 'oursSum'),
      }),
    );
    for (const chunk of splitIntoChunks(rows, LINES_PER_STATEMENT))
      await writer.rows(insertComparisonLinesSql(inserted?.id ?? 0, chunk));
    await notifyComparisonsChanged(writer);
    return inserted?.id ?? 0;
  });
  return getComparison(context, id);
}

const getValue = <Value>(cell: CellResult<Value> | undefined): Value | null =>
  cell?.kind === 'value' ? cell.value : null;

const toFileLine = (
  { line, values }: ReadSheetLine<'COMPARE'>,
  amounts: readonly ComparedAmount[],
): FileLine => ({
  line,
  number: getValue(values.number),
  stockNum: getValue(values.stockNum),
  customerName: getValue(values.customerName),
  day: getValue(values.day),
  theirs: toFileAmounts(values, amounts),
});

/**
 * Lists the deals that were sold in the period, the deals that the file names, and the deals that people
 * matched.
 */
const listDealsToCompare = (
  reader: Reader,
  period: DayRange,
  lines: readonly FileLine[],
  chosenDealIds: Iterable<number>,
): Promise<StoreDeal[]> =>
  listStoreDeals(
    reader,
    period,
    sql`(is_sold and delivery_date between ${period.start} and ${period.end})
      or number = any(${lines.map(({ number }) => number).filter(number => number !== null)}::integer[])
      or id = any(${[...chosenDealIds]}::bigint[])`,
  );

function buildLineRows(
  compared: readonly ComparedMatch[],
  earlier: readonly ComparisonLineRow[],
): ComparisonLineRow[] {
  const toKey = (line: number | undefined, dealId: number | undefined) => line ?? `deal ${dealId}`;
  const earlierByKey = indexBy(earlier, ({ line, dealId }) => toKey(line ?? undefined, dealId ?? undefined));
  const indexByDealId = new Map(compared.map(({ match }, index) => [match.deal?.id, index]));
  const findPlace = (deal: StoreDeal) => {
    const index = indexByDealId.get(deal.id);
    return index === undefined ? null : index + 1;
  };
  return compared.map(({ match, group, theirs, ours, theirsSum, oursSum, why }, index) => {
    const proposed = match.line && !match.deal ? match.proposed : null;
    const source = match.deal ?? match.line;
    const isUndecided = hasOpenDecision({ group, theirs, ours, decisions: {} });
    const earlierLine = earlierByKey.get(toKey(match.line?.line, match.deal?.id));
    return {
      place: index + 1,
      group,
      line: match.line?.line ?? null,
      dealId: match.deal?.id ?? null,
      number: source.number,
      stockNum: source.stockNum,
      customerName: source.customerName,
      day: source.day,
      theirs,
      ours,
      theirsSum,
      oursSum,
      matchedBy: match.by,
      proposedPlace: proposed ? findPlace(proposed) : null,
      why,
      isInPeriod: match.deal?.isInPeriod ?? true,
      decisions: {},
      note: null,
      isOpen: isUndecided,
      ...carryOverAnnotations(earlierLine, { theirs, ours, isOpen: isUndecided }),
      isConfirmed: false,
      joinedTo: null,
    };
  });
}

const sumRows = (rows: readonly ComparisonLineRow[], sum: 'theirsSum' | 'oursSum') =>
  rows.reduce((all, row) => all + row[sum], 0);

/**
 * Deletes a comparison, and its file unless another comparison uses it. Deals stay unchanged (compare.md,
 * Stored comparisons).
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function deleteComparison(context: Context, id: number): Promise<void> {
  assertCanDeleteFiles(context.viewer);
  const comparison = await getComparison(context, id);
  await context.database.writeInTransaction(async writer => {
    const deleted = await writer.row(deleteComparisonSql(id));
    if (!deleted) return; // another user deleted the comparison at the same moment
    await writer.rows(deleteUnusedSheetSql(comparison.sheetId));
    await recordDeletion(writer, context, 'comparison', comparison);
    await notifyComparisonsChanged(writer);
  });
}

import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import { splitIntoChunks } from '../database/chunks.ts';
import type { Reader } from '../database/reader.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import type { DayRange } from '../rules/calendar/calendar.ts';
import { type ComparedAmount, getComparedAmounts, toFileAmounts } from '../rules/compare/amounts.ts';
import { carryOverAnnotations, hasOpenDecision } from '../rules/compare/decisions.ts';
import { type ComparedMatch, compareMatch } from '../rules/compare/groups.ts';
import { type FileLine, indexBy, matchLines, proposePeriod, type StoreDeal } from '../rules/compare/match.ts';
import type { CellResult } from '../rules/sheets/cell.ts';
import type { ReadSheetLine } from '../rules/sheets/readLines.ts';
import { keepSheet, type ReadSheet, readKeptSheet, readSheet } from '../sheets/sheet.read.ts';
import { announceComparisons } from './comparison.acts.ts';
import { comparisonById, saidLines, storeDeals } from './comparison.query.ts';
import type { ComparisonLineRow, ComparisonRow } from './comparison.row.ts';
import { addingLines, LINES_AT_ONCE, making } from './comparison.statements.ts';

/** The period that a file is proposed to be compared with. @throws as `readSheet` does */
export const proposedPeriod = defineHeavyTask(
  import.meta.url,
  'proposedPeriod',
  async (context, sheetId: number): Promise<DayRange> => {
    const { lines } = await readSheet(context, sheetId, 'COMPARE');
    const days = lines.flatMap(({ values }) => saidBy(values.day) ?? []);
    return proposePeriod(days, context.clock.today());
  },
);

/**
 * Compares a sheet of the viewer's own with the deals of a period, and keeps what came out.
 * @throws as `readSheet` does
 */
export const compareSheet = defineHeavyTask(
  import.meta.url,
  'compareSheet',
  async (context, sheetId: number, period: DayRange): Promise<ComparisonRow> =>
    compareRead(context, await readSheet(context, sheetId, 'COMPARE'), period),
);

/**
 * Compares the file of a comparison, read as it was then, with the deals of the same period as they are now; what was said of its
 * lines is carried on. The earlier one stays as it is.
 * @throws FORBIDDEN, NOT_FOUND
 */
export const compareAgain = defineHeavyTask(
  import.meta.url,
  'compareAgain',
  async (context, id: number): Promise<ComparisonRow> => {
    const { sheetId, firstDay, lastDay } = await comparisonById(context, id);
    const read = await readKeptSheet(context, sheetId, 'COMPARE');
    const earlier = await saidLines(context.database, id);
    return compareRead(context, read, { start: firstDay, end: lastDay }, earlier);
  },
);

async function compareRead(
  context: Context,
  { sheet, layout, lines }: ReadSheet<'COMPARE'>,
  period: DayRange,
  earlier: readonly ComparisonLineRow[] = [],
): Promise<ComparisonRow> {
  const { database, clock, viewer } = context;
  const amounts = getComparedAmounts(new Set(layout.columns.filter(column => column !== null)));
  const fileLines = lines.map(line => fileLineOf(line, amounts));
  const said = new Map(
    earlier
      .filter(({ matchedBy }) => matchedBy === 'PERSON')
      .map(({ line, dealId }) => [line ?? 0, dealId ?? 0]),
  );
  const deals = await dealsOf(database, period, fileLines, said.values());
  const matches = matchLines(fileLines, deals, said);
  const compared = matches.map(match => compareMatch(match, amounts));
  const rows = rowsOf(compared, earlier);
  const id = await database.writeTogether(async writer => {
    await keepSheet(writer, sheet.id, layout);
    const made = await writer.row<{ id: number }>(
      making({
        sheetId: sheet.id,
        employeeId: viewer.employeeId,
        now: clock.now(),
        period,
        amounts,
        theirsSum: total(rows, 'theirsSum'),
        oursSum: total(rows, 'oursSum'),
      }),
    );
    for (const part of splitIntoChunks(rows, LINES_AT_ONCE))
      await writer.rows(addingLines(made?.id ?? 0, part));
    await announceComparisons(writer);
    return made?.id ?? 0;
  });
  return comparisonById(context, id);
}

const saidBy = <Value>(read: CellResult<Value> | undefined): Value | null =>
  read?.kind === 'value' ? read.value : null;

const fileLineOf = ({ line, values }: ReadSheetLine<'COMPARE'>, amounts: readonly ComparedAmount[]): FileLine => ({
  line,
  number: saidBy(values.number),
  stockNum: saidBy(values.stockNum),
  customerName: saidBy(values.customerName),
  day: saidBy(values.day),
  theirs: toFileAmounts(values, amounts),
});

/** What was sold in the period, what the file names, and what was said to be in it. */
const dealsOf = (
  reader: Reader,
  period: DayRange,
  lines: readonly FileLine[],
  said: Iterable<number>,
): Promise<StoreDeal[]> =>
  storeDeals(
    reader,
    period,
    sql`(is_sold and delivery_date between ${period.start} and ${period.end})
      or number = any(${lines.map(({ number }) => number).filter(number => number !== null)}::integer[])
      or id = any(${[...said]}::bigint[])`,
  );

function rowsOf(compared: readonly ComparedMatch[], earlier: readonly ComparisonLineRow[]): ComparisonLineRow[] {
  const keyOf = (line: number | undefined, dealId: number | undefined) => line ?? `deal ${dealId}`;
  const before = indexBy(earlier, ({ line, dealId }) => keyOf(line ?? undefined, dealId ?? undefined));
  const ofDeal = new Map(compared.map(({ match }, index) => [match.deal?.id, index]));
  const placeOf = (deal: StoreDeal) => {
    const index = ofDeal.get(deal.id);
    return index === undefined ? null : index + 1;
  };
  return compared.map(({ match, group, theirs, ours, theirsSum, oursSum, why }, index) => {
    const proposed = match.line && !match.deal ? match.proposed : null;
    const shown = match.deal ?? match.line;
    const isUndecided = hasOpenDecision({ group, theirs, ours, settled: {} });
    const said = before.get(keyOf(match.line?.line, match.deal?.id));
    return {
      place: index + 1,
      group,
      line: match.line?.line ?? null,
      dealId: match.deal?.id ?? null,
      number: shown.number,
      stockNum: shown.stockNum,
      customerName: shown.customerName,
      day: shown.day,
      theirs,
      ours,
      theirsSum,
      oursSum,
      matchedBy: match.by,
      proposedPlace: proposed ? placeOf(proposed) : null,
      why,
      isInPeriod: match.deal?.isInPeriod ?? true,
      settled: {},
      note: null,
      isOpen: isUndecided,
      ...carryOverAnnotations(said, { theirs, ours, isOpen: isUndecided }),
      isConfirmed: false,
      joinedTo: null,
    };
  });
}

const total = (rows: readonly ComparisonLineRow[], sum: 'theirsSum' | 'oursSum') =>
  rows.reduce((all, row) => all + row[sum], 0);

import { rangeOf } from '../../../input/fields.ts';
import { tickSheetReport } from '../../tickSheet/tickSheet.report.ts';
import type {
  GoalOfCarsType,
  PaceDayType,
  SoldAndTrackType,
  TickFiguresType,
  TickSheetType,
} from '../../tickSheet/tickSheet.types.ts';
import { range } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { shownReport } from '../shown.ts';
import { type BoardLine, boardLines, figure, whose } from './sections.ts';

const COLUMNS: readonly Column<BoardLine<TickFiguresType>>[] = [
  ...whose<TickFiguresType>(),
  figure('New', row => row.new),
  figure('Used', row => row.used),
  figure('Total Sold', row => row.total),
  figure('VAC', row => row.vacation),
  figure('3MAvg', row => row.threeMonthAverage),
  figure('Prev', row => row.previous),
  figure('Track', row => row.track),
  figure('Used Track', row => row.usedTrack),
];

/** Only where someone has a goal (goals.md, Against a goal). */
const GOAL_COLUMNS: readonly Column<BoardLine<TickFiguresType>>[] = [
  figure('Goal', ({ goal }) => goal?.goal ?? null),
  figure('To Go', ({ goal }) => goal?.toGo ?? null),
  figure('A Day', ({ goal }) => goal?.neededADay ?? null),
  figure('Against Goal', ({ goal }) => goal?.againstGoal ?? null),
];

/** Only where someone tells new and used apart. */
const PARTS_COLUMNS: readonly Column<BoardLine<TickFiguresType>>[] = [
  figure('New Goal', ({ goal }) => goal?.new?.goal ?? null),
  figure('New To Go', ({ goal }) => goal?.new?.toGo ?? null),
  figure('Used Goal', ({ goal }) => goal?.used?.goal ?? null),
  figure('Used To Go', ({ goal }) => goal?.used?.toGo ?? null),
];

/** The tick sheet's sections (tick-sheet.md, Sections). */
export const tickSheetExport = exportCall({
  name: 'ticksheet',
  of: 'the tick sheet: people by team, with each team’s total',
  query: range,
  table: async (context, { start, end }, isLinesOnly) => {
    const days = rangeOf(start, end);
    return tickSheetTable(
      await tickSheetReport(context, days),
      await shownReport(context, days),
      isLinesOnly,
    );
  },
});

/** @param shown of which days it is */
export function tickSheetTable(
  sheet: TickSheetType,
  shown: readonly string[],
  isLinesOnly: boolean,
): ExportTable {
  const lines = boardLines<TickFiguresType>(sheet.sections, isLinesOnly);
  const goals = lines.flatMap(({ figures }) => figures.goal ?? []);
  const columns = [
    ...COLUMNS,
    ...(goals.length > 0 ? GOAL_COLUMNS : []),
    ...(goals.some(goal => goal.new) ? PARTS_COLUMNS : []),
  ];
  const beside = storeTotalsTable(sheet, shown);
  return shortTable({ title: 'Tick Sheet', shown, columns, lines, beside });
}

interface StoreLine extends SoldAndTrackType {
  readonly cars: string;
  readonly goal: GoalOfCarsType | null | undefined;
  /** Of all cars alone. */
  readonly againstGoal?: number | null | undefined;
}

const STORE_COLUMNS: readonly Column<StoreLine>[] = [
  { head: 'Cars', kind: 'text', cell: line => line.cars },
  { head: 'Sold', kind: 'count', cell: line => line.sold },
  { head: 'Track', kind: 'units', cell: line => line.track },
];

const STORE_GOAL_COLUMNS: readonly Column<StoreLine>[] = [
  { head: 'Goal', kind: 'units', cell: line => line.goal?.goal ?? null },
  { head: 'To Go', kind: 'units', cell: line => line.goal?.toGo ?? null },
  { head: 'A Day', kind: 'units', cell: line => line.goal?.neededADay ?? null },
  { head: 'Against Goal', kind: 'units', cell: line => line.againstGoal ?? null },
];

/** The tick sheet's Store Totals (tick-sheet.md, Store Totals). */
export const storeTotalsExport = exportCall({
  name: 'storetotals',
  of: 'the tick sheet’s Store Totals',
  query: range,
  table: async (context, { start, end }) => {
    const days = rangeOf(start, end);
    return storeTotalsTable(await tickSheetReport(context, days), await shownReport(context, days));
  },
});

/** @param shown of which days they are */
export const storeTotalsTable = ({ store }: TickSheetType, shown: readonly string[]): ExportTable =>
  shortTable({
    title: 'Store Totals',
    shown,
    columns: store.goal ? [...STORE_COLUMNS, ...STORE_GOAL_COLUMNS] : STORE_COLUMNS,
    lines: [
      { cars: 'New', ...store.new, goal: store.goal?.new },
      { cars: 'Used', ...store.used, goal: store.goal?.used },
      { cars: 'Total', ...store.total, goal: store.goal, againstGoal: store.goal?.againstGoal },
    ],
  });

const PACE_COLUMNS: readonly Column<PaceDayType>[] = [
  { head: 'Day', kind: 'day', cell: each => each.day },
  { head: 'Sold', kind: 'count', cell: each => each.sold },
  { head: 'Sold to date', kind: 'count', cell: each => each.soldToDate },
  { head: 'Track', kind: 'units', cell: each => each.trackToDate },
];

/** The picture of the pace; nothing for a range that is longer than a month (tick-sheet.md, Pace). */
export const paceExport = exportCall({
  name: 'pace',
  of: 'what the tick sheet’s picture of the pace draws, day by day',
  query: range,
  table: async (context, { start, end }) => {
    const days = rangeOf(start, end);
    const { pace } = await tickSheetReport(context, days);
    return shortTable({
      title: 'Pace',
      shown: await shownReport(context, days),
      columns: PACE_COLUMNS,
      lines: pace,
    });
  },
});

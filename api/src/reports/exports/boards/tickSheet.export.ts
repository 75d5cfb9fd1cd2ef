import { omitFigures } from '../../../rules/figures/figure.ts';
import { carGoalTable, goalTable } from '../../../rules/goals/goalTable.ts';
import { storeFigures, tickFigures } from '../../../rules/tickSheet/tickFigures.ts';
import { getTickSheetReport } from '../../tickSheet/tickSheet.report.ts';
import type {
  GoalFiguresType,
  GoalOfCarsType,
  PaceDayType,
  SoldAndTrackType,
  TickFiguresType,
  TickSheetType,
} from '../../tickSheet/tickSheet.types.ts';
import { getReportCaption } from '../captions.ts';
import { defineDayRangeExport } from '../exportCall.ts';
import { buildFigureColumns, createShortTable, type ExportColumn, type ExportTable } from '../exportTable.ts';
import { buildNameColumns, buildSectionLines, type SectionLine } from './sectionLines.ts';

type TickSheetLine = SectionLine<TickFiguresType>;

/** Columns of the sections. Cars without a type count only in the total, as on the screen. */
const TICK_COLUMNS: readonly ExportColumn<TickSheetLine>[] = [
  ...buildNameColumns<TickFiguresType>(),
  ...buildFigureColumns(omitFigures(tickFigures, ['unclassified']), (line: TickSheetLine) => line.figures),
];

/** Columns that are exported only if at least one line has a goal (goals.md, Goal progress). */
const GOAL_COLUMNS = buildFigureColumns(goalTable, ({ figures }: TickSheetLine) => figures.goal);

const buildCarGoalColumns = (carClass: 'new' | 'used'): ExportColumn<TickSheetLine>[] =>
  buildFigureColumns(
    omitFigures(carGoalTable, ['neededADay']),
    ({ figures }: TickSheetLine) => figures.goal?.[carClass],
  ).map(column => ({ ...column, head: `${tickFigures[carClass].label} ${column.head}` }));

/** Columns that are exported only if at least one goal has separate numbers of new and used units. */
const CAR_GOAL_COLUMNS: readonly ExportColumn<TickSheetLine>[] = [
  ...buildCarGoalColumns('new'),
  ...buildCarGoalColumns('used'),
];

/** Exports the sections of the tick sheet (tick-sheet.md, Sections). */
export const tickSheetExport = defineDayRangeExport({
  name: 'ticksheet',
  contents: 'the tick sheet: people by team, with each team’s total',
  table: async (context, days, isLinesOnly) => {
    return buildTickSheetTable(
      await getTickSheetReport(context, days),
      await getReportCaption(context, days),
      isLinesOnly,
    );
  },
});

/**
 * Builds the table of the tick sheet's sections.
 * @param caption caption lines about the days of the tick sheet
 */
export function buildTickSheetTable(
  sheet: TickSheetType,
  caption: readonly string[],
  isLinesOnly: boolean,
): ExportTable {
  const lines = buildSectionLines<TickFiguresType>(sheet.sections, isLinesOnly);
  const goals = lines.flatMap(({ figures }) => figures.goal ?? []);
  const columns = [
    ...TICK_COLUMNS,
    ...(goals.length > 0 ? GOAL_COLUMNS : []),
    ...(goals.some(goal => goal.new) ? CAR_GOAL_COLUMNS : []),
  ];
  const extraSheet = buildStoreTotalsTable(sheet, caption);
  return createShortTable({ title: 'Tick Sheet', caption, columns, lines, extraSheet });
}

interface StoreTotalsLine extends SoldAndTrackType {
  readonly cars: string;
  /** Only the goal for all cars has “Against the goal”. */
  readonly goal: (GoalOfCarsType & Pick<GoalFiguresType, 'againstGoal'>) | null;
}

const STORE_COLUMNS: readonly ExportColumn<StoreTotalsLine>[] = [
  { head: 'Cars', kind: 'text', cell: line => line.cars },
  { head: 'Sold', kind: 'count', cell: line => line.sold },
  { head: storeFigures.track.label, kind: 'units', cell: line => line.track },
];

const STORE_GOAL_COLUMNS = buildFigureColumns(goalTable, ({ goal }: StoreTotalsLine) => goal);

/** Exports the tick sheet's Store Totals (tick-sheet.md, Store Totals). */
export const storeTotalsExport = defineDayRangeExport({
  name: 'storetotals',
  contents: 'the tick sheet’s Store Totals',
  table: async (context, days) => {
    return buildStoreTotalsTable(
      await getTickSheetReport(context, days),
      await getReportCaption(context, days),
    );
  },
});

/**
 * Builds the table of the Store Totals.
 * @param caption caption lines about the days of the Store Totals
 */
export const buildStoreTotalsTable = ({ store }: TickSheetType, caption: readonly string[]): ExportTable =>
  createShortTable({
    title: 'Store Totals',
    caption,
    columns: store.goal ? [...STORE_COLUMNS, ...STORE_GOAL_COLUMNS] : STORE_COLUMNS,
    lines: [
      ...(['new', 'used'] as const).map(carClass => ({
        cars: storeFigures[carClass].label,
        ...store[carClass],
        goal: store.goal?.[carClass] ? { ...store.goal[carClass], againstGoal: null } : null,
      })),
      { cars: storeFigures.total.label, ...store.total, goal: store.goal },
    ],
  });

const PACE_COLUMNS: readonly ExportColumn<PaceDayType>[] = [
  { head: 'Day', kind: 'day', cell: each => each.day },
  { head: 'Sold', kind: 'count', cell: each => each.sold },
  { head: 'Sold to date', kind: 'count', cell: each => each.soldToDate },
  { head: storeFigures.track.label, kind: 'units', cell: each => each.trackToDate },
];

/**
 * Exports the data of the pace chart (tick-sheet.md, Pace). The file has no lines if the range is longer than
 * a month.
 */
export const paceExport = defineDayRangeExport({
  name: 'pace',
  contents: 'the tick sheet’s pace chart, day by day',
  table: async (context, days) => {
    const { pace } = await getTickSheetReport(context, days);
    return createShortTable({
      title: 'Pace',
      caption: await getReportCaption(context, days),
      columns: PACE_COLUMNS,
      lines: pace,
    });
  },
});

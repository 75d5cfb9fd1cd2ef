import { withoutFigures } from '../../../rules/figures/figure.ts';
import { goalOfCarsTable, goalTable } from '../../../rules/goals/goalTable.ts';
import { storeFigures, tickFigures } from '../../../rules/tickSheet/tickFigures.ts';
import { tickSheetReport } from '../../tickSheet/tickSheet.report.ts';
import type {
  GoalFiguresType,
  GoalOfCarsType,
  PaceDayType,
  SoldAndTrackType,
  TickFiguresType,
  TickSheetType,
} from '../../tickSheet/tickSheet.types.ts';
import { exportOfDays } from '../exportCall.ts';
import { type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { figureColumns } from '../figureColumns.ts';
import { shownReport } from '../shown.ts';
import { type BoardLine, boardLines, whose } from './sections.ts';

type Line = BoardLine<TickFiguresType>;

/** Cars without a type stand in the total alone, as on the screen. */
const COLUMNS: readonly Column<Line>[] = [
  ...whose<TickFiguresType>(),
  ...figureColumns(withoutFigures(tickFigures, ['unclassified']), (line: Line) => line.figures),
];

/** Only where someone has a goal (goals.md, Against a goal). */
const GOAL_COLUMNS = figureColumns(goalTable, ({ figures }: Line) => figures.goal);

const partColumns = (part: 'new' | 'used'): Column<Line>[] =>
  figureColumns(
    withoutFigures(goalOfCarsTable, ['neededADay']),
    ({ figures }: Line) => figures.goal?.[part],
  ).map(column => ({ ...column, head: `${tickFigures[part].head} ${column.head}` }));

/** Only where someone tells new and used apart. */
const PARTS_COLUMNS: readonly Column<Line>[] = [...partColumns('new'), ...partColumns('used')];

/** The tick sheet's sections (tick-sheet.md, Sections). */
export const tickSheetExport = exportOfDays({
  name: 'ticksheet',
  of: 'the tick sheet: people by team, with each team’s total',
  table: async (context, days, isLinesOnly) => {
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
  /** Only the goal of all cars has “Against the goal”. */
  readonly goal: (GoalOfCarsType & Pick<GoalFiguresType, 'againstGoal'>) | null;
}

const STORE_COLUMNS: readonly Column<StoreLine>[] = [
  { head: 'Cars', kind: 'text', cell: line => line.cars },
  { head: 'Sold', kind: 'count', cell: line => line.sold },
  { head: storeFigures.track.head, kind: 'units', cell: line => line.track },
];

const STORE_GOAL_COLUMNS = figureColumns(goalTable, ({ goal }: StoreLine) => goal);

/** The tick sheet's Store Totals (tick-sheet.md, Store Totals). */
export const storeTotalsExport = exportOfDays({
  name: 'storetotals',
  of: 'the tick sheet’s Store Totals',
  table: async (context, days) => {
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
      ...(['new', 'used'] as const).map(part => ({
        cars: storeFigures[part].head,
        ...store[part],
        goal: store.goal?.[part] ? { ...store.goal[part], againstGoal: null } : null,
      })),
      { cars: storeFigures.total.head, ...store.total, goal: store.goal },
    ],
  });

const PACE_COLUMNS: readonly Column<PaceDayType>[] = [
  { head: 'Day', kind: 'day', cell: each => each.day },
  { head: 'Sold', kind: 'count', cell: each => each.sold },
  { head: 'Sold to date', kind: 'count', cell: each => each.soldToDate },
  { head: storeFigures.track.head, kind: 'units', cell: each => each.trackToDate },
];

/** The picture of the pace; nothing for a range that is longer than a month (tick-sheet.md, Pace). */
export const paceExport = exportOfDays({
  name: 'pace',
  of: 'what the tick sheet’s picture of the pace draws, day by day',
  table: async (context, days) => {
    const { pace } = await tickSheetReport(context, days);
    return shortTable({
      title: 'Pace',
      shown: await shownReport(context, days),
      columns: PACE_COLUMNS,
      lines: pace,
    });
  },
});

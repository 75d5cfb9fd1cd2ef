import type { Context } from '../../../context.ts';
import type { DayRange } from '../../../rules/calendar/calendar.ts';
import { summaryReport } from '../../summary/summary.report.ts';
import type {
  ComparedStepType,
  SummaryFiguresType,
  SummaryStatsType,
  SummaryType,
} from '../../summary/summary.types.ts';
import { type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { shownDays, shownReport } from '../shown.ts';
import { type BoardLine, boardLines, figure, whose } from './sections.ts';

const COLUMNS: readonly Column<BoardLine<SummaryFiguresType>>[] = [
  ...whose<SummaryFiguresType>(),
  figure('New', row => row.new),
  figure('Used', row => row.used),
  figure('Total', row => row.total),
  figure('VAC', row => row.vacation),
  figure('Front End Gross', row => row.frontGross, 'money'),
];

/** The summary's sections (summary.md, Sections). */
export const summaryExport = async (
  context: Context,
  range: DayRange,
  isLinesOnly: boolean,
): Promise<ExportTable> =>
  summaryTable(await summaryReport(context, range), await shownReport(context, range), isLinesOnly);

/** @param shown of which days it is */
export const summaryTable = (
  { sections }: SummaryType,
  shown: readonly string[],
  isLinesOnly: boolean,
): ExportTable =>
  shortTable({
    title: 'Summary',
    shown,
    columns: COLUMNS,
    lines: boardLines<SummaryFiguresType>(sections, isLinesOnly),
  });

/** One of the block's columns: what it is called, and which of the compared figures it has. */
interface StatsLine {
  readonly name: string;
  readonly of: 'current' | 'prior' | 'difference';
  readonly stats: SummaryStatsType;
}

const deals = (head: string, stat: keyof SummaryStatsType): Column<StatsLine> => ({
  head,
  kind: 'count',
  cell: ({ stats, of }) => stats[stat][of],
});

/** The block's lines are columns here, so that each column is of one kind: deals, or money. */
const STATS_COLUMNS: readonly Column<StatsLine>[] = [
  { head: 'Range', kind: 'text', cell: line => line.name },
  deals('New', 'new'),
  deals('Used', 'used'),
  deals('Certified', 'certified'),
  deals('No car type', 'unclassified'),
  deals('Total', 'total'),
  { head: 'Gross', kind: 'money', cell: ({ stats, of }) => stats.gross[of] },
];

/** The block's three lines. */
const linesOf = (stats: SummaryStatsType, when = ''): StatsLine[] => [
  { name: `Current${when}`, of: 'current', stats },
  { name: `Prior Year${when}`, of: 'prior', stats },
  { name: `Diff${when}`, of: 'difference', stats },
];

/** The summary's stats: the range, the same a year earlier, and the difference; the same to date (summary.md). */
export const summaryStatsExport = async (context: Context, range: DayRange): Promise<ExportTable> =>
  summaryStatsTable(await summaryReport(context, range), await shownReport(context, range));

/** @param shown of which days they are */
export const summaryStatsTable = (
  { title, stats, toDate }: SummaryType,
  shown: readonly string[],
): ExportTable =>
  shortTable<StatsLine>({
    title,
    shown: [...shown, ...(toDate ? [`To date: ${shownDays(toDate.range)}`] : [])],
    columns: STATS_COLUMNS,
    lines: [...linesOf(stats), ...(toDate ? linesOf(toDate.stats, ' to date') : [])],
  });

const STEP_COLUMNS: readonly Column<ComparedStepType>[] = [
  { head: 'From', kind: 'day', cell: step => step.start },
  { head: 'Current', kind: 'count', cell: step => step.current },
  { head: 'Prior Year', kind: 'count', cell: step => step.prior },
  { head: 'Current to date', kind: 'count', cell: step => step.currentToDate },
  { head: 'Prior Year to date', kind: 'count', cell: step => step.priorToDate },
];

/** What the picture of this year against last draws: a line a day within one month, else a line a month (summary.md, Stats). */
export async function yearExport(context: Context, range: DayRange): Promise<ExportTable> {
  const { steps } = await summaryReport(context, range);
  return shortTable({
    title: 'This year against last',
    shown: await shownReport(context, range),
    columns: STEP_COLUMNS,
    lines: steps,
  });
}

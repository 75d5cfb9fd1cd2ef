import type { Context } from '../../../context.ts';
import type { DayRange } from '../../../rules/calendar/calendar.ts';
import { summaryReport } from '../../summary/summary.report.ts';
import type { ComparedStepType, SummaryFiguresType, SummaryStatsType } from '../../summary/summary.types.ts';
import { type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { shownDays } from '../shown.ts';
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
export async function summaryExport(
  context: Context,
  range: DayRange,
  isLinesOnly: boolean,
): Promise<ExportTable> {
  const { sections } = await summaryReport(context, range);
  const lines = boardLines<SummaryFiguresType>(sections, isLinesOnly);
  return shortTable({ title: 'Summary', shown: [shownDays(range)], columns: COLUMNS, lines });
}

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
export async function summaryStatsExport(context: Context, range: DayRange): Promise<ExportTable> {
  const { title, stats, toDate } = await summaryReport(context, range);
  return shortTable<StatsLine>({
    title,
    shown: [shownDays(range), ...(toDate ? [`To date: ${shownDays(toDate.range)}`] : [])],
    columns: STATS_COLUMNS,
    lines: [...linesOf(stats), ...(toDate ? linesOf(toDate.stats, ' to date') : [])],
  });
}

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
    shown: [shownDays(range)],
    columns: STEP_COLUMNS,
    lines: steps,
  });
}

import { rangeOf } from '../../../input/fields.ts';
import { summaryReport } from '../../summary/summary.report.ts';
import type {
  ComparedStepType,
  SummaryFiguresType,
  SummaryStatsType,
  SummaryType,
} from '../../summary/summary.types.ts';
import { range } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type CellKind, type Column, type ExportTable, shortTable } from '../exportTable.ts';
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
export const summaryExport = exportCall({
  name: 'summary',
  of: 'the summary: people by team, with each team’s total',
  query: range,
  table: async (context, { start, end }, isLinesOnly) => {
    const days = rangeOf(start, end);
    return summaryTable(await summaryReport(context, days), await shownReport(context, days), isLinesOnly);
  },
});

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

type Compared = SummaryStatsType['total'];

/** A line of the block: what is compared, and of which days. */
interface StatsLine {
  readonly name: string;
  readonly kind: CellKind;
  readonly compared: Compared;
}

const comparedColumn = (head: string, which: keyof Compared): Column<StatsLine> => ({
  head,
  kind: 'own',
  cell: ({ kind, compared }) => ({ kind, content: compared[which] }),
});

const STATS_COLUMNS: readonly Column<StatsLine>[] = [
  { head: 'Cars', kind: 'text', cell: line => line.name },
  comparedColumn('Current', 'current'),
  comparedColumn('Prior Year', 'prior'),
  comparedColumn('Diff', 'difference'),
];

const STATS = [
  { label: 'New', stat: 'new', kind: 'count' },
  { label: 'Used', stat: 'used', kind: 'count' },
  { label: 'Certified', stat: 'certified', kind: 'count' },
  { label: 'No car type', stat: 'unclassified', kind: 'count' },
  { label: 'Total', stat: 'total', kind: 'count' },
  { label: 'Gross', stat: 'gross', kind: 'money' },
] as const;

/** The block's lines, as they stand on the screen: cars without a type only where there are some. */
const linesOf = (stats: SummaryStatsType, when = ''): StatsLine[] =>
  STATS.filter(({ stat }) => stat !== 'unclassified' || stats[stat].current > 0 || stats[stat].prior > 0).map(
    ({ label, stat, kind }) => ({ name: `${label}${when}`, kind, compared: stats[stat] }),
  );

/** The summary's stats, and the same to date (summary.md, Stats). */
export const summaryStatsExport = exportCall({
  name: 'summarystats',
  of: 'the summary’s stats: a range, the same a year earlier, and the difference',
  query: range,
  table: async (context, { start, end }) => {
    const days = rangeOf(start, end);
    return summaryStatsTable(await summaryReport(context, days), await shownReport(context, days));
  },
});

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

/** The picture of this year against last: a line a day within one month, else a line a month (summary.md, Stats). */
export const yearExport = exportCall({
  name: 'year',
  of: 'what the summary’s picture draws: this year against last, by day or by month',
  query: range,
  table: async (context, { start, end }) => {
    const days = rangeOf(start, end);
    const { steps } = await summaryReport(context, days);
    return shortTable({
      title: 'This year against last',
      shown: await shownReport(context, days),
      columns: STEP_COLUMNS,
      lines: steps,
    });
  },
});

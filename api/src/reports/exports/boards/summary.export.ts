import { namesOf, withoutFigures } from '../../../rules/figures/figure.ts';
import { comparedFigures, statsFigures, summaryFigures } from '../../../rules/summary/summaryFigures.ts';
import { summaryReport } from '../../summary/summary.report.ts';
import type {
  ComparedStepType,
  SummaryFiguresType,
  SummaryStatsType,
  SummaryType,
} from '../../summary/summary.types.ts';
import { exportOfDays } from '../exportCall.ts';
import { type CellKind, type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { figureColumns, figureKind } from '../figureColumns.ts';
import { shownDays, shownReport } from '../shown.ts';
import { type BoardLine, boardLines, whose } from './sections.ts';

/** Cars without a type stand in the total alone, as on the screen. */
const COLUMNS: readonly Column<BoardLine<SummaryFiguresType>>[] = [
  ...whose<SummaryFiguresType>(),
  ...figureColumns(
    withoutFigures(summaryFigures, ['unclassified']),
    (line: BoardLine<SummaryFiguresType>) => line.figures,
  ),
];

/** The summary's sections (summary.md, Sections). */
export const summaryExport = exportOfDays({
  name: 'summary',
  of: 'the summary: people by team, with each team’s total',
  table: async (context, days, isLinesOnly) => {
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

const STATS_COLUMNS: readonly Column<StatsLine>[] = [
  { head: 'Cars', kind: 'text', cell: line => line.name },
  ...namesOf(comparedFigures).map(
    (which): Column<StatsLine> => ({
      head: comparedFigures[which].head,
      kind: 'own',
      cell: ({ kind, compared }) => ({ kind, content: compared[which] }),
    }),
  ),
];

/** The block's lines, as they stand on the screen: cars without a type only where there are some. */
const linesOf = (stats: SummaryStatsType, when = ''): StatsLine[] =>
  namesOf(statsFigures)
    .filter(stat => stat !== 'unclassified' || stats[stat].current > 0 || stats[stat].prior > 0)
    .map(stat => ({
      name: `${statsFigures[stat].head}${when}`,
      kind: figureKind(statsFigures[stat]),
      compared: stats[stat],
    }));

/** The summary's stats, and the same to date (summary.md, Stats). */
export const summaryStatsExport = exportOfDays({
  name: 'summarystats',
  of: 'the summary’s stats: a range, the same a year earlier, and the difference',
  table: async (context, days) => {
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
  { head: comparedFigures.current.head, kind: 'count', cell: step => step.current },
  { head: comparedFigures.prior.head, kind: 'count', cell: step => step.prior },
  { head: `${comparedFigures.current.head} to date`, kind: 'count', cell: step => step.currentToDate },
  { head: `${comparedFigures.prior.head} to date`, kind: 'count', cell: step => step.priorToDate },
];

/** The picture of this year against last: a line a day within one month, else a line a month (summary.md, Stats). */
export const yearExport = exportOfDays({
  name: 'year',
  of: 'what the summary’s picture draws: this year against last, by day or by month',
  table: async (context, days) => {
    const { steps } = await summaryReport(context, days);
    return shortTable({
      title: 'This year against last',
      shown: await shownReport(context, days),
      columns: STEP_COLUMNS,
      lines: steps,
    });
  },
});

import { listFigureNames, omitFigures } from '../../../rules/figures/figure.ts';
import { comparedFigures, statsFigures, summaryFigures } from '../../../rules/summary/summaryFigures.ts';
import { getSummaryReport } from '../../summary/summary.report.ts';
import type {
  ComparedStepType,
  SummaryFiguresType,
  SummaryStatsType,
  SummaryType,
} from '../../summary/summary.types.ts';
import { formatDays, getReportCaption } from '../captions.ts';
import { defineDayRangeExport } from '../exportCall.ts';
import {
  buildFigureColumns,
  type CellKind,
  createShortTable,
  type ExportColumn,
  type ExportTable,
  getFigureCellKind,
} from '../exportTable.ts';
import { buildNameColumns, buildSectionLines, type SectionLine } from './sectionLines.ts';

/** Columns of the sections. Cars without a type count only in the total, as on the screen. */
const SUMMARY_COLUMNS: readonly ExportColumn<SectionLine<SummaryFiguresType>>[] = [
  ...buildNameColumns<SummaryFiguresType>(),
  ...buildFigureColumns(
    omitFigures(summaryFigures, ['unclassified']),
    (line: SectionLine<SummaryFiguresType>) => line.figures,
  ),
];

/** Exports the sections of the summary (summary.md, Sections). */
export const summaryExport = defineDayRangeExport({
  name: 'summary',
  contents: 'the summary: people by team, with each team’s total',
  table: async (context, days, isLinesOnly) => {
    return buildSummaryTable(
      await getSummaryReport(context, days),
      await getReportCaption(context, days),
      isLinesOnly,
    );
  },
});

/**
 * Builds the table of the summary's sections.
 * @param caption caption lines about the days of the summary
 */
export const buildSummaryTable = (
  { sections }: SummaryType,
  caption: readonly string[],
  isLinesOnly: boolean,
): ExportTable =>
  createShortTable({
    title: 'Summary',
    caption,
    columns: SUMMARY_COLUMNS,
    lines: buildSectionLines<SummaryFiguresType>(sections, isLinesOnly),
  });

type ComparedFigures = SummaryStatsType['total'];

/** Line of the stats: the compared figures of one kind of car or of gross. */
interface SummaryStatsLine {
  readonly name: string;
  readonly kind: CellKind;
  readonly figures: ComparedFigures;
}

const STATS_COLUMNS: readonly ExportColumn<SummaryStatsLine>[] = [
  { head: 'Cars', kind: 'text', cell: line => line.name },
  ...listFigureNames(comparedFigures).map(
    (name): ExportColumn<SummaryStatsLine> => ({
      head: comparedFigures[name].label,
      kind: 'own',
      cell: ({ kind, figures }) => ({ kind, content: figures[name] }),
    }),
  ),
];

/**
 * Returns the lines of the stats as on the screen. The line of cars without a type is included only if the
 * range has such cars.
 */
const buildStatsLines = (stats: SummaryStatsType, suffix = ''): SummaryStatsLine[] =>
  listFigureNames(statsFigures)
    .filter(stat => stat !== 'unclassified' || stats[stat].current > 0 || stats[stat].prior > 0)
    .map(stat => ({
      name: `${statsFigures[stat].label}${suffix}`,
      kind: getFigureCellKind(statsFigures[stat]),
      figures: stats[stat],
    }));

/** Exports the summary's stats, and the stats to date (summary.md, Stats). */
export const summaryStatsExport = defineDayRangeExport({
  name: 'summarystats',
  contents: 'the summary’s stats: a range, the same range a year earlier, and the difference',
  table: async (context, days) => {
    return buildSummaryStatsTable(
      await getSummaryReport(context, days),
      await getReportCaption(context, days),
    );
  },
});

/**
 * Builds the table of the stats.
 * @param caption caption lines about the days of the stats
 */
export const buildSummaryStatsTable = (
  { title, stats, toDate }: SummaryType,
  caption: readonly string[],
): ExportTable =>
  createShortTable<SummaryStatsLine>({
    title,
    caption: [...caption, ...(toDate ? [`To date: ${formatDays(toDate.range)}`] : [])],
    columns: STATS_COLUMNS,
    lines: [...buildStatsLines(stats), ...(toDate ? buildStatsLines(toDate.stats, ' to date') : [])],
  });

const STEP_COLUMNS: readonly ExportColumn<ComparedStepType>[] = [
  { head: 'From', kind: 'day', cell: step => step.start },
  { head: comparedFigures.current.label, kind: 'count', cell: step => step.current },
  { head: comparedFigures.prior.label, kind: 'count', cell: step => step.prior },
  { head: `${comparedFigures.current.label} to date`, kind: 'count', cell: step => step.currentToDate },
  { head: `${comparedFigures.prior.label} to date`, kind: 'count', cell: step => step.priorToDate },
];

/**
 * Exports the data of the chart that compares this year with last year (summary.md, Stats). A range within
 * one month has a line for each day. A longer range has a line for each month.
 */
export const yearExport = defineDayRangeExport({
  name: 'year',
  contents: 'the summary’s chart of this year vs. last year, by day or by month',
  table: async (context, days) => {
    const { steps } = await getSummaryReport(context, days);
    return createShortTable({
      title: 'This year vs. last year',
      caption: await getReportCaption(context, days),
      columns: STEP_COLUMNS,
      lines: steps,
    });
  },
});

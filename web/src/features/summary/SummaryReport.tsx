import Box from '@mui/material/Box';
import { FigureGroup } from '../../components/reportTables/ReportPage';
import { teamColumnsStyles, topGridStyles } from '../../components/reportTables/reportTable.styles';
import { TeamTable } from '../../components/reportTables/TeamTable';
import { type DayRange, formatDayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useViewer } from '../../lib/viewer';
import { StatsBlock } from './StatsBlock';
import { buildSummaryColumns, type SummaryData, type SummaryReportRow } from './summaryColumns';
import { VacationInput } from './VacationInput';
import { YearComparisonChart } from './YearComparisonChart';

type Props = { summary: SummaryData; range: DayRange; refetch: () => Promise<unknown> };

/** Renders the comparison of the store with last year, followed by the teams. */
export function SummaryReport({ summary, range, refetch }: Props) {
  const { id } = useViewer();
  const { month, canEdit } = summary.vacation;
  const vacationEditor =
    canEdit && month !== null
      ? ({ person, vacation }: SummaryReportRow) => (
          <VacationInput key={month} person={person} month={month} storedUnits={vacation} refetch={refetch} />
        )
      : undefined;
  return (
    <FigureGroup>
      <Box sx={topGridStyles}>
        <StatsBlocks summary={summary} range={range} />
        <YearComparisonChart steps={summary.steps} range={range} />
      </Box>
      <Box sx={teamColumnsStyles}>
        {summary.sections.map(section => (
          <TeamTable
            key={section.team}
            section={section}
            columns={buildSummaryColumns(vacationEditor)}
            explain={(figure, employeeIds) => ({ summary: { ...range, figure, employeeIds } })}
            viewerId={id}
          />
        ))}
      </Box>
    </FigureGroup>
  );
}

/**
 * Renders the stats of the range. For a range that ends in the future, also renders the stats up to today.
 */
function StatsBlocks({ summary, range }: Pick<Props, 'summary' | 'range'>) {
  const { title, stats, toDate } = summary;
  const today = useStoreToday();
  const formatDays = (days: DayRange) => formatDayRange(days, today);
  return (
    <Box sx={statsGridStyles}>
      <StatsBlock title={title} stats={stats} range={range} />
      {toDate && (
        <StatsBlock
          title="To date"
          days={[toDate.range, toDate.priorRange]
            .flatMap(days => (days ? [formatDays(days)] : []))
            .join(' vs. ')}
          stats={toDate.stats}
          range={toDate.range}
        />
      )}
    </Box>
  );
}

const statsGridStyles = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  '@media print': { display: 'block' },
} as const;

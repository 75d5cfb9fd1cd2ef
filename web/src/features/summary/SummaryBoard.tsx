import Box from '@mui/material/Box';
import { FigureGroup } from '../../components/reportTables/ReportPage';
import { teamColumnsStyles, topGridStyles } from '../../components/reportTables/reportTable.styles';
import { TeamTable } from '../../components/reportTables/TeamTable';
import { type DayRange, formatDayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useViewer } from '../../lib/viewer';
import { StatsBlock } from './StatsBlock';
import type { Summary } from './summary';
import { type SummaryRow, summaryColumns } from './summaryColumns';
import { VacationInput } from './VacationInput';
import { YearFigure } from './YearFigure';

type Props = { summary: Summary; range: DayRange; readAgain: () => Promise<unknown> };

/** The store against last year, then the teams. */
export function SummaryBoard({ summary, range, readAgain }: Props) {
  const { id } = useViewer();
  const { month, canEdit } = summary.vacation;
  const vacationEditor =
    canEdit && month !== null
      ? ({ person, vacation }: SummaryRow) => (
          <VacationInput key={month} person={person} month={month} stored={vacation} readAgain={readAgain} />
        )
      : undefined;
  return (
    <FigureGroup>
      <Box sx={topGridStyles}>
        <Stats summary={summary} range={range} />
        <YearFigure steps={summary.steps} range={range} />
      </Box>
      <Box sx={teamColumnsStyles}>
        {summary.sections.map(section => (
          <TeamTable
            key={section.team}
            section={section}
            columns={summaryColumns(vacationEditor)}
            explain={(figure, employeeIds) => ({ summary: { ...range, figure, employeeIds } })}
            viewerId={id}
          />
        ))}
      </Box>
    </FigureGroup>
  );
}

/** The range against a year earlier; where it goes on after today, what is sold so far, too. */
function Stats({ summary, range }: Pick<Props, 'summary' | 'range'>) {
  const { title, stats, toDate } = summary;
  const today = useStoreToday();
  const say = (days: DayRange) => formatDayRange(days, today);
  return (
    <Box sx={statsGrid}>
      <StatsBlock title={title} stats={stats} range={range} />
      {toDate && (
        <StatsBlock
          title="To date"
          days={[toDate.range, toDate.priorRange]
            .flatMap(days => (days ? [say(days)] : []))
            .join(' against ')}
          stats={toDate.stats}
          range={toDate.range}
        />
      )}
    </Box>
  );
}

const statsGrid = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  '@media print': { display: 'block' },
} as const;

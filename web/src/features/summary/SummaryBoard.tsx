import Box from '@mui/material/Box';
import { Board } from '../../components/board/Board';
import { BoardSection } from '../../components/board/BoardSection';
import { sectionsColumns, topGrid } from '../../components/board/boardLook';
import { type DayRange, spokenRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
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
    <Board>
      <Box sx={topGrid}>
        <Stats summary={summary} range={range} />
        <YearFigure steps={summary.steps} range={range} />
      </Box>
      <Box sx={sectionsColumns}>
        {summary.sections.map(section => (
          <BoardSection
            key={section.team}
            section={section}
            columns={summaryColumns(vacationEditor)}
            explain={(figure, employeeIds) => ({ summary: { ...range, figure, employeeIds } })}
            viewerId={id}
          />
        ))}
      </Box>
    </Board>
  );
}

/** The range against a year earlier; where it goes on after today, what is sold so far, too. */
function Stats({ summary, range }: Pick<Props, 'summary' | 'range'>) {
  const { title, stats, toDate } = summary;
  const today = useStoreToday();
  const say = (days: DayRange) => spokenRange(days, today);
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

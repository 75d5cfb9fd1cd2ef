import Box from '@mui/material/Box';
import { FigureGroup } from '../../components/reportTables/ReportPage';
import { teamColumnsStyles, topGridStyles } from '../../components/reportTables/reportTable.styles';
import { TeamTable } from '../../components/reportTables/TeamTable';
import type { DayRange } from '../../lib/days/dates';
import { useViewer } from '../../lib/viewer';
import { GoalLine } from './GoalLine';
import { PaceBar } from './PaceBar';
import { PaceChart } from './PaceChart';
import { getPaceScale } from './paceScale';
import { StoreTotals } from './StoreTotals';
import { type TickSheetData, tickColumns } from './tickColumns';
import { WorkingDays } from './WorkingDays';

type Props = { sheet: TickSheetData; range: DayRange; refetchTickSheet: () => Promise<unknown> };

/** Renders the store, then the teams side by side, so that a whole month is readable from a distance. */
export function TickSheetReport({ sheet, range, refetchTickSheet }: Props) {
  const { id } = useViewer();
  const scale = getPaceScale(sheet.sections.flatMap(({ rows }) => rows));
  return (
    <FigureGroup>
      <Box sx={topGridStyles}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'space-between' }}>
          <StoreTotals store={sheet.store} range={range} />
          <WorkingDays days={sheet.workingDays} refetchTickSheet={refetchTickSheet} />
        </Box>
        <PaceChart pace={sheet.pace} />
      </Box>
      <Box sx={teamColumnsStyles}>
        {sheet.sections.map(section => (
          <TeamTable
            key={section.team}
            section={section}
            columns={tickColumns}
            explain={(figure, employeeIds) => ({ tickSheet: { ...range, figure, employeeIds } })}
            viewerId={id}
            renderBelow={(figures, row) =>
              figures.goal && (
                <GoalLine
                  goal={figures.goal}
                  ownerName={row?.person.name ?? section.name}
                  range={range}
                  employeeIds={row ? [row.person.id] : section.rows.map(({ person }) => person.id)}
                  {...(!row && { team: section.team })}
                />
              )
            }
            renderUnderName={row => (
              <PaceBar sold={row.total} track={row.track} scale={scale} team={section.team} />
            )}
          />
        ))}
      </Box>
    </FigureGroup>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { DrillDownNumber } from '../../../components/reportTables/DrillDownNumber';
import type { TickFigure } from '../../../generated/types';
import type { DayRange } from '../../../lib/days/dates';
import type { FigureDrillDown } from '../../../lib/dialogs/drillDown';
import { formatCount, formatUnits } from '../../../lib/format/numbers';
import { useIsPhone } from '../../../lib/hooks/mediaHooks';
import { useViewer } from '../../../lib/viewer';
import {
  formatDaysSinceSale,
  formatDaysSinceSaleNote,
  formatShortMonth,
  formatTurnPosition,
  type OwnMonthData,
} from './myDay.labels';
import { GoalFigure, SummaryBarFigure } from './SummaryBarFigure';
import { summaryFiguresStyles } from './summaryBar.styles';
import { summaryBarHeaders } from './summaryBarHeaders';

/** Shows a salesperson's own month; each figure opens its source rows (my-day.md, My month). */
export function OwnMonthBar({ ownMonth }: { ownMonth: OwnMonthData }) {
  const { id, name } = useViewer();
  const isPhone = useIsPhone();
  const employeeIds = [id];
  const toTickSheetInput = (days: DayRange) => ({ ...toDayRange(days), employeeIds });
  const tickSheetDrillDown = (label: string, days: DayRange, figure: TickFigure): FigureDrillDown => ({
    title: `${name} – ${label}`,
    explainedFigure: { tickSheet: { ...toTickSheetInput(days), figure } },
  });
  const { range, lastSale, bestMonth, turn } = ownMonth;

  return (
    <Box component="dl" sx={summaryFiguresStyles}>
      <SummaryBarFigure header={summaryBarHeaders.units} note={formatShortMonth(range.start)}>
        <DrillDownNumber
          amount={ownMonth.units}
          text={formatUnits(ownMonth.units)}
          drillDown={tickSheetDrillDown('Total Sold', range, 'TOTAL')}
        />
      </SummaryBarFigure>
      {ownMonth.rank !== null && (
        <SummaryBarFigure header={summaryBarHeaders.rank} note={`of ${formatCount(ownMonth.ranked)}`}>
          <DrillDownNumber
            amount={ownMonth.rank}
            text={formatCount(ownMonth.rank)}
            drillDown={{
              title: `${name} – Rank`,
              explainedFigure: {
                leaderboard: { ...toDayRange(range), mode: 'EMPLOYEES', rankBy: 'UNITS', id, figure: 'RANK' },
              },
            }}
          />
        </SummaryBarFigure>
      )}
      <SummaryBarFigure header={summaryBarHeaders.track}>
        <DrillDownNumber
          amount={ownMonth.track}
          text={formatUnits(ownMonth.track)}
          drillDown={tickSheetDrillDown('Track', range, 'TRACK')}
        />
      </SummaryBarFigure>
      {ownMonth.goal && (
        <GoalFigure goal={ownMonth.goal} name={name} tickSheetInput={toTickSheetInput(range)} />
      )}
      {ownMonth.toQualify !== null && (
        <SummaryBarFigure
          header={summaryBarHeaders.toQualify}
          note={ownMonth.vacation > 0 ? `incl. ${formatUnits(ownMonth.vacation)} VAC` : undefined}
          isText={ownMonth.toQualify === 0}
        >
          <DrillDownNumber
            amount={ownMonth.totalSold}
            text={ownMonth.toQualify === 0 ? 'Qualified' : formatUnits(ownMonth.toQualify)}
            drillDown={{
              title: `${name} – Total Sold`,
              explainedFigure: {
                potOfGold: { month: range.start.slice(0, 7), figure: 'IS_QUALIFIED', employeeId: id },
              },
            }}
          />
        </SummaryBarFigure>
      )}
      <SummaryBarFigure
        header={summaryBarHeaders.lastSale}
        note={formatDaysSinceSaleNote(ownMonth.daysSinceSale)}
      >
        <DrillDownNumber
          amount={lastSale ? 1 : 0}
          text={formatDaysSinceSale(ownMonth.daysSinceSale)}
          drillDown={
            lastSale
              ? tickSheetDrillDown('Last sale', { start: lastSale, end: lastSale }, 'TOTAL')
              : undefined
          }
        />
      </SummaryBarFigure>
      <SummaryBarFigure
        header={isPhone ? summaryBarHeaders.best : summaryBarHeaders.bestMonth}
        note={bestMonth ? formatShortMonth(bestMonth.range.start) : undefined}
      >
        <DrillDownNumber
          amount={bestMonth?.units ?? 0}
          text={bestMonth ? formatUnits(bestMonth.units) : '–'}
          drillDown={bestMonth ? tickSheetDrillDown('Best month', bestMonth.range, 'TOTAL') : undefined}
        />
      </SummaryBarFigure>
      <SummaryBarFigure
        header={summaryBarHeaders.nextUp}
        note={formatTurnPosition(turn)}
        columnSpan={ownMonth.goal ? 1 : 2}
      >
        <Link component={RouterLink} to="/uplog" color="inherit" underline="hover">
          {turn.place === 1 ? 'You' : (turn.next?.name ?? 'No one yet')}
        </Link>
      </SummaryBarFigure>
    </Box>
  );
}

/** Returns only the first and last day, without the other fields of the response. */
const toDayRange = ({ start, end }: DayRange): DayRange => ({ start, end });

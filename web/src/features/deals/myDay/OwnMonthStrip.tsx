import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { DealsFigure } from '../../../components/board/DealsFigure';
import type { TickFigure } from '../../../generated/types';
import type { DayRange } from '../../../lib/days/dates';
import { useIsPhone } from '../../../lib/hooks/useIsPhone';
import type { FigureBehind } from '../../../lib/opened/drillDown';
import { count, units } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import { GoalFigure } from './GoalFigure';
import type { OwnMonth } from './myDay';
import { daysNote, daysText, placeWords, shortMonth } from './myDayWords';
import { StripFigure } from './StripFigure';
import { stripHeaders } from './stripHeaders';
import { stripFigures } from './stripLook';

/** A salesperson's own month; each figure opens what stands behind it (my-day.md, My month). */
export function OwnMonthStrip({ own }: { own: OwnMonth }) {
  const { id, name } = useViewer();
  const isPhone = useIsPhone();
  const employeeIds = [id];
  const ofDays = (days: DayRange) => ({ ...daysOf(days), employeeIds });
  const ticked = (what: string, days: DayRange, figure: TickFigure): FigureBehind => ({
    title: `${name} – ${what}`,
    explained: { tickSheet: { ...ofDays(days), figure } },
  });
  const { range, lastSale, bestMonth, turn } = own;

  return (
    <Box component="dl" sx={stripFigures}>
      <StripFigure header={stripHeaders.units} note={shortMonth(range.start)}>
        <DealsFigure
          amount={own.units}
          text={units(own.units)}
          drillDown={ticked('Total Sold', range, 'TOTAL')}
        />
      </StripFigure>
      {own.rank !== null && (
        <StripFigure header={stripHeaders.rank} note={`of ${count(own.ranked)}`}>
          <DealsFigure
            amount={own.rank}
            text={count(own.rank)}
            drillDown={{
              title: `${name} – Rank`,
              explained: {
                leaderboard: { ...daysOf(range), mode: 'EMPLOYEES', rankBy: 'UNITS', id, figure: 'RANK' },
              },
            }}
          />
        </StripFigure>
      )}
      <StripFigure header={stripHeaders.track}>
        <DealsFigure amount={own.track} text={units(own.track)} drillDown={ticked('Track', range, 'TRACK')} />
      </StripFigure>
      {own.goal && <GoalFigure goal={own.goal} name={name} explained={ofDays(range)} />}
      {own.toQualify !== null && (
        <StripFigure
          header={stripHeaders.toQualify}
          note={own.vacation > 0 ? `with ${units(own.vacation)} VAC` : undefined}
          isWord={own.toQualify === 0}
        >
          <DealsFigure
            amount={own.totalSold}
            text={own.toQualify === 0 ? 'Qualified' : units(own.toQualify)}
            drillDown={{
              title: `${name} – Total Sold`,
              explained: {
                potOfGold: { month: range.start.slice(0, 7), figure: 'IS_QUALIFIED', employeeId: id },
              },
            }}
          />
        </StripFigure>
      )}
      <StripFigure header={stripHeaders.lastSale} note={daysNote(own.daysSinceSale)}>
        <DealsFigure
          amount={lastSale ? 1 : 0}
          text={daysText(own.daysSinceSale)}
          drillDown={lastSale ? ticked('Last sale', { start: lastSale, end: lastSale }, 'TOTAL') : undefined}
        />
      </StripFigure>
      <StripFigure
        header={isPhone ? stripHeaders.best : stripHeaders.bestMonth}
        note={bestMonth ? shortMonth(bestMonth.range.start) : undefined}
      >
        <DealsFigure
          amount={bestMonth?.units ?? 0}
          text={bestMonth ? units(bestMonth.units) : '–'}
          drillDown={bestMonth ? ticked('Best month', bestMonth.range, 'TOTAL') : undefined}
        />
      </StripFigure>
      <StripFigure header={stripHeaders.nextInTurn} note={placeWords(turn)} places={own.goal ? 1 : 2}>
        <Link component={RouterLink} to="/uplog" color="inherit" underline="hover">
          {turn.place === 1 ? 'You' : (turn.next?.name ?? 'Nobody yet')}
        </Link>
      </StripFigure>
    </Box>
  );
}

/** Without what else the server says of them. */
const daysOf = ({ start, end }: DayRange): DayRange => ({ start, end });

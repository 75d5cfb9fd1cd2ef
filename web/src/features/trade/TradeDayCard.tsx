import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import dayjs from 'dayjs';
import type { CSSProperties } from 'react';
import { extendTapTarget } from '../../components/styles/tapTarget.styles';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { dayFigures, dayLine } from './dayLook';
import { TradeFigures } from './TradeFigures';
import type { TradeStatsQuery } from './trade.generated';
import { columnOf } from './weeks';

type TradeDay = TradeStatsQuery['tradeStats']['days'][number];

/** One day's Delivered Deals, Trades and Trade %, quieter than the totals of them all. */
export function TradeDayCard({ day: { day, ...figures } }: { day: TradeDay }) {
  const today = useStoreToday();
  const spoken = dayjs(day).format('ddd, MMM D, YYYY');
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (
    <Box
      component="article"
      aria-label={spoken}
      sx={card}
      style={{ '--column': columnOf(day), '--share': Math.min(figures.percent, 100) } as CSSProperties}
    >
      <Box component="h3" sx={{ m: 0, typography: 'h3', whiteSpace: 'nowrap' }}>
        {isThisYear ? dayjs(day).format('ddd, MMM D') : spoken}
      </Box>
      <TradeFigures range={{ start: day, end: day }} of={spoken} figures={figures} sx={lines} />
    </Box>
  );
}

const card = {
  ...dayLine,
  gridColumnStart: { md: 'var(--column)' },
  position: 'relative',
  alignContent: 'center',
  minHeight: 48,
  px: 1.25,
  py: 0.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  breakInside: 'avoid',
  // A border, which forced colours keep: how much of the day's width its Trade % is.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: 'calc(100% * var(--share) / 100)',
    borderTop: '3px solid',
    borderColor: 'primary.main',
  },
} as const;

const lines = {
  ...dayFigures,
  m: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  // Said once, above the days.
  '& dt': visuallyHidden,
  '& dd': { m: 0, fontWeight: 500 },
  '& button': extendTapTarget([14, 24, 14, 12], 'md'),
} as const;

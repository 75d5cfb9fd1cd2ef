import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import dayjs from 'dayjs';
import type { CSSProperties } from 'react';
import { extendTapTarget } from '../../components/styles/tapTarget.styles';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { dayFiguresStyles, dayLineStyles } from './dayLook';
import { TradeFigures } from './TradeFigures';
import type { TradeStatsQuery } from './trade.generated';
import { getWeekColumn } from './weeks';

type TradeDayData = TradeStatsQuery['tradeStats']['days'][number];

/** Renders Delivered Deals, Trades and Trade % of a day, less prominent than the totals. */
export function TradeDayCard({ day: { day, ...figures } }: { day: TradeDayData }) {
  const today = useStoreToday();
  const fullDate = dayjs(day).format('ddd, MMM D, YYYY');
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (
    <Box
      component="article"
      aria-label={fullDate}
      sx={cardStyles}
      style={{ '--column': getWeekColumn(day), '--share': Math.min(figures.percent, 100) } as CSSProperties}
    >
      <Box component="h3" sx={{ m: 0, typography: 'h3', whiteSpace: 'nowrap' }}>
        {isThisYear ? dayjs(day).format('ddd, MMM D') : fullDate}
      </Box>
      <TradeFigures range={{ start: day, end: day }} dayLabel={fullDate} figures={figures} sx={figuresStyles} />
    </Box>
  );
}

const cardStyles = {
  ...dayLineStyles,
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
  // Shows the Trade % as a part of the card's width. A border stays visible in forced-colors mode.
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

const figuresStyles = {
  ...dayFiguresStyles,
  m: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  // Visible once, above the days.
  '& dt': visuallyHidden,
  '& dd': { m: 0, fontWeight: 500 },
  '& button': extendTapTarget([14, 24, 14, 12], 'md'),
} as const;

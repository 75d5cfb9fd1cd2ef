import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { CSSProperties } from 'react';
import { thumbRoom } from '../../components/board/pressed';
import type { TradeStatsQuery } from '../../generated/trade';
import { useStoreToday } from '../../lib/days/storeDay';
import { TradeFigures } from './TradeFigures';
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

// On a phone the day and its figures stand on one line; in a calendar's narrow column under one another.
const card = {
  gridColumnStart: { md: 'var(--column)' },
  display: 'grid',
  gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 1, md: 0.25 },
  px: 1.25,
  pt: 0.75,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  // Too narrow for one line.
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  breakInside: 'avoid',
  // A border, which forced colours keep: how much of the day's width its Trade % is.
  '&::after': {
    content: '""',
    gridColumn: '1 / -1',
    mx: -1.25,
    mt: 0.25,
    width: 'calc((100% + 20px) * var(--share) / 100)',
    borderTop: '3px solid',
    borderColor: 'primary.main',
  },
} as const;

const lines = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1.4fr 0.8fr 1fr', md: 'minmax(0, 1fr)' },
  columnGap: 1,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    flexDirection: { xs: 'column', md: 'row' },
    justifyContent: 'space-between',
    columnGap: 0.5,
    alignItems: { md: 'baseline' },
  },
  '& dt': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& dd': { m: 0, fontWeight: 500 },
  '& button': thumbRoom([20, 24, 4, 12], 'md'),
} as const;

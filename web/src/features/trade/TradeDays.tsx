import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import dayjs from 'dayjs';
import type { CSSProperties } from 'react';
import { extendTapTarget } from '../../components/styles/tapTarget.styles';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { toHeaderAttributes } from '../../lib/format/header';
import { TradeFigures } from './TradeFigures';
import type { TradeStatsQuery } from './trade.generated';
import { getWeekColumn, groupByWeek } from './weeks';

/**
 * A day and its figures: next to each other in a list, below each other in calendar weeks and on the
 * narrowest screens.
 */
export const dayLineStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 1,
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** Delivered Deals, Trades and Trade % next to each other. */
export const dayFiguresStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1.4fr 0.8fr 1fr', md: '1fr 1fr auto' },
  columnGap: 1,
} as const;

/** Renders a card for each day with sold deals, in calendar weeks if there is room. */
export function TradeDays({ days }: Pick<TradeStatsQuery['tradeStats'], 'days'>) {
  return (
    <Box sx={weeksStyles}>
      <DaysHeader />
      {groupByWeek(days).map(week => (
        <Box key={week[0]?.day} sx={weekStyles}>
          {week.map(day => (
            <TradeDayCard key={day.day} day={day} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Renders the labels of the cards once. Each card also has labels for screen readers. */
const DaysHeader = () => (
  <Box aria-hidden sx={daysHeaderStyles}>
    <span>Per day:</span>
    <Box sx={dayFiguresStyles}>
      {Object.values(tradeFigures).map(header => (
        <span key={header.label} {...toHeaderAttributes(header)}>
          {header.label}
        </span>
      ))}
    </Box>
  </Box>
);

const daysHeaderStyles = {
  ...dayLineStyles,
  gridColumn: '1 / -1',
  px: 1.375,
  typography: 'caption',
  color: 'text.secondary',
  display: { xs: 'grid', sm: 'flex' },
  '& > div': { display: { sm: 'flex' } },
  '& span + span::before': { content: { sm: '"· "' } },
} as const;

const weeksStyles = {
  display: 'grid',
  gap: { xs: 0.75, md: 1 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
} as const;

const weekStyles = {
  display: { xs: 'contents', md: 'grid' },
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 1,
  breakInside: 'avoid',
} as const;

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
      <TradeFigures
        range={{ start: day, end: day }}
        dayLabel={fullDate}
        figures={figures}
        sx={figuresStyles}
      />
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
  // Shows the Trade % as a share of the card's width. A border stays visible in forced-colors mode.
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
  // The labels are visible once, above the days.
  '& dt': visuallyHidden,
  '& dd': { m: 0, fontWeight: 500 },
  '& button': extendTapTarget([14, 24, 14, 12], 'md'),
} as const;

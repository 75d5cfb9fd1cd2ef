import Box from '@mui/material/Box';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import { toHeaderAttributes } from '../../lib/format/header';
import { dayFiguresStyles, dayLineStyles } from './dayLook';
import { TradeDayCard } from './TradeDayCard';
import type { TradeStatsQuery } from './trade.generated';
import { groupByWeek } from './weeks';

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
    <span>Each day:</span>
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

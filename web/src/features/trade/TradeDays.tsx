import Box from '@mui/material/Box';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import { toHeaderAttributes } from '../../lib/format/header';
import { dayFigures, dayLine } from './dayLook';
import { TradeDayCard } from './TradeDayCard';
import type { TradeStatsQuery } from './trade.generated';
import { weeksOf } from './weeks';

/** A card for each day with sold deals, laid out as a calendar's weeks where there is room. */
export function TradeDays({ days }: Pick<TradeStatsQuery['tradeStats'], 'days'>) {
  return (
    <Box sx={weeks}>
      <DaysHead />
      {weeksOf(days).map(week => (
        <Box key={week[0]?.day} sx={weekLook}>
          {week.map(day => (
            <TradeDayCard key={day.day} day={day} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The labels of the cards, once; each card has them for those who do not see it. */
const DaysHead = () => (
  <Box aria-hidden sx={headLook}>
    <span>Each day:</span>
    <Box sx={dayFigures}>
      {Object.values(tradeFigures).map(header => (
        <span key={header.label} {...toHeaderAttributes(header)}>
          {header.label}
        </span>
      ))}
    </Box>
  </Box>
);

const headLook = {
  ...dayLine,
  gridColumn: '1 / -1',
  px: 1.375,
  typography: 'caption',
  color: 'text.secondary',
  display: { xs: 'grid', sm: 'flex' },
  '& > div': { display: { sm: 'flex' } },
  '& span + span::before': { content: { sm: '"· "' } },
} as const;

const weeks = {
  display: 'grid',
  gap: { xs: 0.75, md: 1 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
} as const;

const weekLook = {
  display: { xs: 'contents', md: 'grid' },
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 1,
  breakInside: 'avoid',
} as const;

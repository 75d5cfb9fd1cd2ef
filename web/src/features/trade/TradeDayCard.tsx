import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { DealsFigure } from '../../components/board/DealsFigure';
import type { TradeStatsQuery } from '../../generated/graphql';
import { count } from '../../lib/units';
import { percent } from './percent';

type TradeDay = TradeStatsQuery['tradeStats']['days'][number];

/** One day's Delivered Deals, Trades and Trade %. */
export function TradeDayCard({ day: { day, delivered, trades, percent: share } }: { day: TradeDay }) {
  const range = { start: day, end: day };
  const spoken = dayjs(day).format('ddd, MMM D, YYYY');
  return (
    <Box component="article" aria-label={spoken} sx={card}>
      <Box component="h3" sx={{ m: 0, typography: 'h3', gridColumn: '1 / -1' }}>
        {spoken}
      </Box>
      <Figure label="Delivered Deals">
        <DealsFigure
          amount={delivered}
          text={count(delivered)}
          drillDown={{ title: `${spoken} – Delivered Deals`, filter: range, term: 'deals' }}
        />
      </Figure>
      <Figure label="Trades">
        <DealsFigure
          amount={trades}
          text={count(trades)}
          drillDown={{ title: `${spoken} – Trades`, filter: { ...range, hasTrade: true }, term: 'trades' }}
        />
      </Figure>
      <Figure label="Trade %">
        <DealsFigure
          amount={share}
          text={percent(share)}
          drillDown={{ title: `${spoken} – Trade %`, filter: range, term: 'tradePercent' }}
        />
      </Figure>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{ fontSize: '1.0625rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {children}
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: '1.3fr 0.8fr 1fr',
  columnGap: 1,
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DealsFigure } from '../../components/board/DealsFigure';
import { StatBox } from '../../components/StatBox';
import { TotalsStrip } from '../../components/TotalsStrip';
import type { TradeStatsQuery } from '../../generated/graphql';
import type { DayRange } from '../../lib/dates';
import { count } from '../../lib/units';
import { percent } from './percent';

type Props = { range: DayRange; figures: TradeStatsQuery['tradeStats']['period'] };

/** "Selected Period Totals": the same three figures as on a day. */
export function TradeTotals({ range, figures: { delivered, trades, percent: share } }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">Selected Period Totals</Typography>
      <TotalsStrip label="Selected Period Totals">
        <StatBox
          label="Delivered Deals"
          figure={
            <DealsFigure
              amount={delivered}
              text={count(delivered)}
              drillDown={{ title: 'Delivered Deals', filter: range, term: 'deals' }}
            />
          }
        />
        <StatBox
          label="Trades"
          figure={
            <DealsFigure
              amount={trades}
              text={count(trades)}
              drillDown={{ title: 'Trades', filter: { ...range, hasTrade: true }, term: 'trades' }}
            />
          }
        />
        <StatBox
          label="Trade %"
          figure={
            <DealsFigure
              amount={share}
              text={percent(share)}
              drillDown={{ title: 'Trade %', filter: range, term: 'tradePercent' }}
            />
          }
        />
      </TotalsStrip>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DealsFigure } from '../../components/board/DealsFigure';
import type { TradeFigure } from '../../generated/drillDown';
import type { TradeStatsQuery } from '../../generated/trade';
import type { DayRange } from '../../lib/days/dates';
import { percent } from '../../lib/values/percent';
import { count } from '../../lib/values/units';

type Props = {
  range: DayRange;
  /** Which day they are of, in the titles of the lists behind them; absent for the period's. */
  of?: string;
  figures: Pick<TradeStatsQuery['tradeStats']['period'], 'delivered' | 'trades' | 'percent'>;
  sx: SxProps<Theme>;
};

/** Delivered Deals, Trades and Trade %, each over the deals that make it. */
export function TradeFigures({ range, of, figures: { delivered, trades, percent: share }, sx }: Props) {
  const figures: readonly {
    label: string;
    figure: TradeFigure;
    amount: number;
    text: string;
  }[] = [
    {
      label: 'Delivered Deals',
      figure: 'DELIVERED',
      amount: delivered,
      text: count(delivered),
    },
    {
      label: 'Trades',
      figure: 'TRADES',
      amount: trades,
      text: count(trades),
    },
    {
      label: 'Trade %',
      figure: 'PERCENT',
      amount: share,
      text: percent(share),
    },
  ];
  return (
    <Box component="dl" sx={sx}>
      {figures.map(({ label, figure, amount, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <DealsFigure
              amount={amount}
              text={text}
              drillDown={{
                title: of === undefined ? label : `${of} – ${label}`,
                explained: { tradeStats: { ...range, figure } },
              }}
            />
          </dd>
        </div>
      ))}
    </Box>
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import dayjs from 'dayjs';
import type { TradeStatsQuery } from '../../generated/trade';
import { percent } from '../../lib/values/percent';

/** A bar a day. Fetched when it is first shown. */
export function TradeChart({ days }: { days: TradeStatsQuery['tradeStats']['days'] }) {
  return (
    <BarChart
      skipAnimation
      disableKeyboardNavigation
      hideLegend
      margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
      grid={{ horizontal: true }}
      yAxis={[{ min: 0, width: 48, valueFormatter: (share: number) => `${share}%` }]}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string, { location }) =>
            dayjs(day).format(location === 'tick' ? 'M/D' : 'dddd, MMM D'),
          height: 24,
        },
      ]}
      series={[
        {
          label: 'Trade %',
          color: 'var(--sf-palette-primary-main)',
          data: days.map(({ percent: share }) => share),
          valueFormatter: share => (share === null ? '' : percent(share)),
        },
      ]}
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import dayjs from 'dayjs';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { formatPercent } from '../../lib/format/numbers';
import type { TradeStatsQuery } from './trade.generated';
import { listDays } from './weeks';

/** Renders a bar for each day, with a gap on days without sales and a line at today. Loaded lazily. */
export function TradeChart({ days }: { days: TradeStatsQuery['tradeStats']['days'] }) {
  const today = useStoreToday();
  const shares = new Map(days.map(({ day, percent: share }) => [day, share]));
  const axisDays = listDays(days[0]?.day ?? today, days.at(-1)?.day ?? today);
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
          data: axisDays,
          valueFormatter: (day: string, { location }) =>
            dayjs(day).format(location === 'tick' ? 'M/D' : 'dddd, MMM D'),
          height: 24,
        },
      ]}
      series={[
        {
          label: 'Trade %',
          color: 'var(--sf-palette-primary-main)',
          data: axisDays.map(day => shares.get(day) ?? null),
          valueFormatter: share => (share === null ? '' : formatPercent(share)),
        },
      ]}
    >
      {axisDays.includes(today) && <ChartsReferenceLine x={today} lineStyle={{ strokeDasharray: '2 4' }} />}
    </BarChart>
  );
}

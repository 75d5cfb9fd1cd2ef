import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { ChartLine } from '../../components/ChartFigure';
import type { TickSheet } from './TickBoard';

type Props = { pace: TickSheet['pace']; say: (day: string) => string; lines: readonly ChartLine[] };

/** Sold as a filled line up to today, the track as a dashed one to the end. Fetched when it is first shown. */
export function PaceChart({ pace, say, lines }: Props) {
  const figures = {
    sold: pace.map(({ soldToDate }) => soldToDate),
    track: pace.map(({ trackToDate }) => trackToDate),
  };
  return (
    <LineChart
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 16, top: 12, bottom: 4 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: pace.map(({ day }) => day),
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? String(Number(day.slice(8))) : say(day),
          height: 24,
        },
      ]}
      yAxis={[{ min: 0, width: 44 }]}
      series={lines.map(({ id, label, color }) => ({
        id,
        label,
        color,
        data: id === 'sold' ? figures.sold : figures.track,
        area: id === 'sold',
        curve: 'linear',
        showMark: false,
      }))}
      sx={{
        [`& .${lineClasses.line}[data-series="track"]`]: { strokeDasharray: '5 4' },
        [`& .${lineClasses.area}`]: { fillOpacity: 0.15 },
      }}
    />
  );
}

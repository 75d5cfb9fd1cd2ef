import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { ChartFigure } from '../../components/charts/ChartFigure';
import { trendFigures } from '../../generated/rules/trendFigures';
import { formatMoney } from '../../lib/format/money';
import { formatPercent } from '../../lib/format/numbers';
import { type TrendMonth, toSummaryUrl } from './trends';

const TrendBars = lazy(() => import('./TrendCharts').then(module => ({ default: module.TrendBars })));
const TrendLines = lazy(() => import('./TrendCharts').then(module => ({ default: module.TrendLines })));

// The colors also differ in lightness, for people with color blindness.
const accent = 'var(--sf-palette-primary-main)';
const strong = 'var(--sf-palette-text-primary)';
const light =
  'color-mix(in srgb, var(--sf-palette-status-open-text) 60%, var(--sf-palette-background-paper))';

const bar = { isBar: true } as const;

const cars = [
  { ...bar, id: 'new', label: trendFigures.new.label, color: accent, amount: (each: TrendMonth) => each.new },
  {
    ...bar,
    id: 'used',
    label: trendFigures.used.label,
    color: light,
    amount: (each: TrendMonth) => each.used,
  },
  {
    ...bar,
    id: 'unclassified',
    label: trendFigures.unclassified.label,
    color: strong,
    amount: (each: TrendMonth) => each.unclassified,
  },
];

const gross = [
  { id: 'gross', label: 'Both', color: strong, amount: (each: TrendMonth) => each.grossPerUnit },
  { id: 'front', label: 'Front', color: accent, amount: (each: TrendMonth) => each.frontGrossPerUnit },
  { id: 'back', label: 'Back', color: light, amount: (each: TrendMonth) => each.backGrossPerUnit },
];

const trade = [
  {
    id: 'trade',
    label: trendFigures.tradePercent.label,
    color: accent,
    amount: (each: TrendMonth) => each.tradePercent,
  },
];
const closing = [
  {
    id: 'closing',
    label: trendFigures.closingRate.label,
    color: accent,
    amount: (each: TrendMonth) => each.closingRate,
  },
];

/** Renders the charts of the thirteen months. A click on a month opens its Summary. */
export function TrendChartGrid({ months }: { months: readonly TrendMonth[] }) {
  const navigate = useNavigate();
  const openMonth = (month: TrendMonth) => void navigate(toSummaryUrl(month));
  const visibleCars = cars.filter(({ id, amount }) => id !== 'unclassified' || months.some(amount));
  const hasUnits = months.some(({ units }) => units > 0);
  const hasUps = months.some(({ closingRate }) => closingRate !== null);
  const description = 'The table below has the figures of each month.';
  const dealsProps = {
    description: hasUnits ? description : 'No deal is sold in these months.',
    isEmpty: !hasUnits,
  };
  return (
    <Box sx={gridStyles}>
      <ChartFigure title={trendFigures.units.label} lines={visibleCars} {...dealsProps}>
        <TrendBars months={months} lines={visibleCars} openMonth={openMonth} />
      </ChartFigure>
      <ChartFigure title={trendFigures.grossPerUnit.label} lines={gross} {...dealsProps}>
        <TrendLines months={months} lines={gross} format={formatMoney} openMonth={openMonth} />
      </ChartFigure>
      <ChartFigure title={trendFigures.tradePercent.label} {...dealsProps}>
        <TrendLines months={months} lines={trade} format={formatPercent} openMonth={openMonth} />
      </ChartFigure>
      <ChartFigure
        title={trendFigures.closingRate.label}
        description={hasUps ? description : 'No up is in the log of these months.'}
        isEmpty={!hasUps}
      >
        <TrendLines months={months} lines={closing} format={formatPercent} openMonth={openMonth} />
      </ChartFigure>
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridAutoRows: 'minmax(210px, auto)',
  '@media print': { display: 'none' },
} as const;

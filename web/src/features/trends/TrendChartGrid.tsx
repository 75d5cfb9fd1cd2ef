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

const carLines = [
  {
    ...bar,
    id: 'new',
    label: trendFigures.new.label,
    color: accent,
    amount: (month: TrendMonth) => month.new,
  },
  {
    ...bar,
    id: 'used',
    label: trendFigures.used.label,
    color: light,
    amount: (month: TrendMonth) => month.used,
  },
  {
    ...bar,
    id: 'unclassified',
    label: trendFigures.unclassified.label,
    color: strong,
    amount: (month: TrendMonth) => month.unclassified,
  },
];

const grossLines = [
  { id: 'gross', label: 'Total', color: strong, amount: (month: TrendMonth) => month.grossPerUnit },
  { id: 'front', label: 'Front', color: accent, amount: (month: TrendMonth) => month.frontGrossPerUnit },
  { id: 'back', label: 'Back', color: light, amount: (month: TrendMonth) => month.backGrossPerUnit },
];

const tradeLines = [
  {
    id: 'trade',
    label: trendFigures.tradePercent.label,
    color: accent,
    amount: (month: TrendMonth) => month.tradePercent,
  },
];
const closingLines = [
  {
    id: 'closing',
    label: trendFigures.closingRate.label,
    color: accent,
    amount: (month: TrendMonth) => month.closingRate,
  },
];

/** Renders the charts of the thirteen months. A click on a month opens its Summary. */
export function TrendChartGrid({ months }: { months: readonly TrendMonth[] }) {
  const navigate = useNavigate();
  const openMonth = (month: TrendMonth) => void navigate(toSummaryUrl(month));
  const visibleCarLines = carLines.filter(({ id, amount }) => id !== 'unclassified' || months.some(amount));
  const hasUnits = months.some(({ units }) => units > 0);
  const hasUps = months.some(({ closingRate }) => closingRate !== null);
  const description = 'See the table below for each month’s figures.';
  const dealChartProps = {
    description: hasUnits ? description : 'No deals sold in these months.',
    isEmpty: !hasUnits,
  };
  return (
    <Box sx={gridStyles}>
      <ChartFigure title={trendFigures.units.label} lines={visibleCarLines} {...dealChartProps}>
        <TrendBars months={months} lines={visibleCarLines} openMonth={openMonth} />
      </ChartFigure>
      <ChartFigure title={trendFigures.grossPerUnit.label} lines={grossLines} {...dealChartProps}>
        <TrendLines months={months} lines={grossLines} format={formatMoney} openMonth={openMonth} />
      </ChartFigure>
      <ChartFigure title={trendFigures.tradePercent.label} {...dealChartProps}>
        <TrendLines months={months} lines={tradeLines} format={formatPercent} openMonth={openMonth} />
      </ChartFigure>
      <ChartFigure
        title={trendFigures.closingRate.label}
        description={hasUps ? description : 'No ups logged in these months.'}
        isEmpty={!hasUps}
      >
        <TrendLines months={months} lines={closingLines} format={formatPercent} openMonth={openMonth} />
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

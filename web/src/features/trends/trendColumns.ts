import type { TrendFigure } from '../../generated/drillDown';
import { money } from '../../lib/values/money';
import { percent } from '../../lib/values/percent';
import { units } from '../../lib/values/units';
import type { TrendMonth } from './trends';

export type TrendColumn = {
  label: string;
  figure: TrendFigure;
  amount: (month: TrendMonth) => number | null;
  format: (amount: number) => string;
};

/** The figures of a month in their order (trends.md, What is shown). */
export const trendColumns: readonly TrendColumn[] = [
  { label: 'New', figure: 'NEW', amount: each => each.new, format: units },
  { label: 'Used', figure: 'USED', amount: each => each.used, format: units },
  { label: 'Units', figure: 'UNITS', amount: each => each.units, format: units },
  {
    label: 'Front a unit',
    figure: 'FRONT_GROSS_PER_UNIT',
    amount: each => each.frontGrossPerUnit,
    format: money,
  },
  {
    label: 'Back a unit',
    figure: 'BACK_GROSS_PER_UNIT',
    amount: each => each.backGrossPerUnit,
    format: money,
  },
  {
    label: 'Gross a unit',
    figure: 'GROSS_PER_UNIT',
    amount: each => each.grossPerUnit,
    format: money,
  },
  {
    label: 'Trade %',
    figure: 'TRADE_PERCENT',
    amount: each => each.tradePercent,
    format: percent,
  },
  {
    label: 'Closing rate',
    figure: 'CLOSING_RATE',
    amount: each => each.closingRate,
    format: percent,
  },
];

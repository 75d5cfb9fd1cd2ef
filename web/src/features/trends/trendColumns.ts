import type { CountedCars, TrendFigure, UpCounter } from '../../generated/drillDown';
import type { DealTerm, DrillDown } from '../../lib/opened/drillDown';
import { money } from '../../lib/values/money';
import { percent } from '../../lib/values/percent';
import { units } from '../../lib/values/units';
import type { TrendMonth, TrendOf } from './trends';

export type TrendColumn = {
  label: string;
  figure: TrendFigure;
  amount: (month: TrendMonth) => number | null;
  format: (amount: number) => string;
  /** What stands behind it: deals, or the ups that a counter counts. */
  behind: { cars?: CountedCars; hasTrade?: boolean; term?: DealTerm } | { counter: UpCounter };
};

/** The figures of a month in their order (trends.md, What is shown). */
export const trendColumns: readonly TrendColumn[] = [
  { label: 'New', figure: 'NEW', amount: each => each.new, format: units, behind: { cars: 'NEW' } },
  { label: 'Used', figure: 'USED', amount: each => each.used, format: units, behind: { cars: 'USED' } },
  { label: 'Units', figure: 'UNITS', amount: each => each.units, format: units, behind: {} },
  {
    label: 'Front a unit',
    figure: 'FRONT_GROSS_PER_UNIT',
    amount: each => each.frontGrossPerUnit,
    format: money,
    behind: { term: 'frontGross' },
  },
  {
    label: 'Back a unit',
    figure: 'BACK_GROSS_PER_UNIT',
    amount: each => each.backGrossPerUnit,
    format: money,
    behind: { term: 'totalGross' },
  },
  {
    label: 'Gross a unit',
    figure: 'GROSS_PER_UNIT',
    amount: each => each.grossPerUnit,
    format: money,
    behind: { term: 'totalGross' },
  },
  {
    label: 'Trade %',
    figure: 'TRADE_PERCENT',
    amount: each => each.tradePercent,
    format: percent,
    behind: { hasTrade: true, term: 'tradeShares' },
  },
  {
    label: 'Closing rate',
    figure: 'CLOSING_RATE',
    amount: each => each.closingRate,
    format: percent,
    behind: { counter: 'SOLD' },
  },
];

/** What stands behind a figure of a month, and how it comes about. */
export function behindTrend(
  { label, figure, behind }: TrendColumn,
  { month, days }: TrendMonth,
  { name, teamId, employeeId }: TrendOf,
): DrillDown {
  const asked = { start: days.start, end: days.end };
  const about = {
    title: `${name} – ${label}`,
    explained: { trends: { month, figure, teamId, employeeId } },
  };
  if ('counter' in behind) return { ...about, ups: { ...asked, teamId, employeeId, ...behind } };
  const { term, ...cars } = behind;
  const whose = employeeId === null ? { currentTeam: teamId } : { employeeIds: [employeeId] };
  const counted = term ?? (teamId === null && employeeId === null ? 'deals' : 'units');
  return { ...about, filter: { ...asked, ...whose, ...cars }, term: counted };
}

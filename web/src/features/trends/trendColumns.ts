import type { CountedCars, TrendFigure, UpCounter } from '../../generated/drillDown';
import { trendFigures } from '../../generated/rules/trendFigures';
import type { DealTerm, DrillDown } from '../../lib/opened/drillDown';
import { formatOf } from '../../lib/values/figure';
import type { TrendMonth, TrendOf } from './trends';

/** What stands behind it: deals, or the ups that a counter counts. */
type Behind = { cars?: CountedCars; hasTrade?: boolean; term?: DealTerm } | { counter: UpCounter };

/** Cars without a type are told with the units. */
const { unclassified: _, ...shown } = trendFigures;

const parts: Record<keyof typeof shown, { figure: TrendFigure; behind: Behind }> = {
  new: { figure: 'NEW', behind: { cars: 'NEW' } },
  used: { figure: 'USED', behind: { cars: 'USED' } },
  units: { figure: 'UNITS', behind: {} },
  frontGrossPerUnit: { figure: 'FRONT_GROSS_PER_UNIT', behind: { term: 'frontGross' } },
  backGrossPerUnit: { figure: 'BACK_GROSS_PER_UNIT', behind: { term: 'totalGross' } },
  grossPerUnit: { figure: 'GROSS_PER_UNIT', behind: { term: 'totalGross' } },
  tradePercent: { figure: 'TRADE_PERCENT', behind: { hasTrade: true, term: 'tradeShares' } },
  closingRate: { figure: 'CLOSING_RATE', behind: { counter: 'SOLD' } },
};

/** The figures of a month in their order (trends.md, What is shown). */
export const trendColumns = (Object.keys(shown) as (keyof typeof shown)[]).map(name => ({
  ...parts[name],
  label: shown[name].head,
  amount: (month: TrendMonth) => month[name],
  format: formatOf[shown[name].kind],
}));

export type TrendColumn = (typeof trendColumns)[number];

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

import { trendFigures } from '../../generated/rules/trendFigures';
import { formatOf, inCapitals, namesOf } from '../../lib/values/figure';
import type { Header } from '../../lib/values/header';
import type { TrendMonth } from './trends';

export const monthHeader: Header = {
  head: 'Month',
  says: 'The calendar month; the current one up to today.',
};

/** Cars without a type are told with the units. */
const { unclassified: _, ...shown } = trendFigures;

/** The figures of a month in their order (trends.md, What is shown). */
export const trendColumns = namesOf(shown).map(name => ({
  header: shown[name],
  figure: inCapitals(name),
  amount: (month: TrendMonth) => month[name],
  format: formatOf[shown[name].kind],
}));

export type TrendColumn = (typeof trendColumns)[number];

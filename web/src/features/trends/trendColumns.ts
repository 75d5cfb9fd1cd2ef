import { trendFigures } from '../../generated/rules/trendFigures';
import { figureFormatters, listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import type { Header } from '../../lib/format/header';
import type { TrendMonth } from './trends';

export const monthHeader: Header = {
  label: 'Month',
  description: 'The calendar month; the current one up to today.',
};

/** Cars without a type are told with the units. */
const { unclassified: _, ...shown } = trendFigures;

/** The figures of a month in their order (trends.md, What is shown). */
export const trendColumns = listFigureNames(shown).map(name => ({
  header: shown[name],
  figure: toUpperSnakeCase(name),
  amount: (month: TrendMonth) => month[name],
  format: figureFormatters[shown[name].kind],
}));

export type TrendColumn = (typeof trendColumns)[number];

import { trendFigures } from '../../generated/rules/trendFigures';
import { figureFormatters, listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import type { Header } from '../../lib/format/header';
import type { TrendMonth } from './trends';

export const monthHeader: Header = {
  label: 'Month',
  description: 'Calendar month. The current month counts through today.',
};

/** Excludes cars without a type, which the table shows as a note on the units. */
const { unclassified: _, ...displayedFigures } = trendFigures;

/** Columns of the table in display order (trends.md, Figures). */
export const trendColumns = listFigureNames(displayedFigures).map(name => ({
  header: displayedFigures[name],
  figure: toUpperSnakeCase(name),
  amount: (month: TrendMonth) => month[name],
  format: figureFormatters[displayedFigures[name].kind],
}));

export type TrendColumn = (typeof trendColumns)[number];

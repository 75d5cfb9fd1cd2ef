import { figureEnum } from '../../figureTypes.ts';
import { trendFigures } from '../../rules/trends/trendFigures.ts';

export const TrendFigureEnum = figureEnum(
  'TrendFigure',
  'A figure of a month of the trends: see TrendMonth.',
  trendFigures,
);

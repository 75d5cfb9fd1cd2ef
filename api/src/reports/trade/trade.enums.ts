import { figureEnum } from '../../figureTypes.ts';
import { tradeFigures } from '../../rules/trade/tradeFigures.ts';

export type TradeFigureName = keyof typeof tradeFigures;

export const TradeFigureEnum = figureEnum(
  'TradeFigure',
  'A figure of the trade stats: see TradeFigures.',
  tradeFigures,
);

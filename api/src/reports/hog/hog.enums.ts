import { figureEnum } from '../../figureTypes.ts';
import { hogFigures } from '../../rules/hog/hogFigures.ts';

export type HogFigureName = keyof typeof hogFigures;

export const HogFigureEnum = figureEnum('HogFigure', 'A box above the Hog grid: see HogTotals.', hogFigures);

import { figureEnum } from '../../figureTypes.ts';
import { potFigures, potRowFigures } from '../../rules/potOfGold/potFigures.ts';

const explainedFigures = { ...potRowFigures, ...potFigures };

export type PotFigureName = keyof typeof explainedFigures;

export const PotFigureEnum = figureEnum(
  'PotFigure',
  'A figure of the pot of gold: of a person those of PotRow, of all those of PotOfGold. Whether someone qualifies or has a fast start is 1 or 0.',
  explainedFigures,
);

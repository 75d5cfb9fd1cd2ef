import { figureEnum } from '../../figureTypes.ts';
import { potFigures, potRowFigures } from '../../rules/potOfGold/potFigures.ts';

const explained = { ...potRowFigures, ...potFigures };

export type PotFigureName = keyof typeof explained;

export const PotFigureEnum = figureEnum(
  'PotFigure',
  'A figure of the pot of gold: of a person those of PotRow, of all those of PotOfGold. Whether someone qualifies or has a fast start is 1 or 0.',
  explained,
);

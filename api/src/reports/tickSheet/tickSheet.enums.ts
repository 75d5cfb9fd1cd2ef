import { figureEnum } from '../../figureTypes.ts';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { storeFigures, tickFigures } from '../../rules/tickSheet/tickFigures.ts';

/** Figures of the tick sheet that can be explained, by name. */
export const explainedTickFigures = { ...storeFigures, ...tickFigures, ...goalTable };

export type TickFigureName = keyof typeof explainedTickFigures;

export const TickFigureEnum = figureEnum(
  'TickFigure',
  'A figure of the tick sheet: of people those of TickFigures; of the store New, Used, Total Sold, No car type and their tracks; of either, where a goal is set, those of GoalFigures.',
  explainedTickFigures,
);

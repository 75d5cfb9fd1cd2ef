import { type Figure, type FigureTable, type OrNone, stepName } from '../figures/figure.ts';
import { type Rounding, type Steps, step, type Term } from './step.ts';

/** How each of the figures of a table comes about. */
export type StepsOf<Table extends FigureTable> = {
  readonly [Name in keyof Table]: OrNone<Table[Name], Steps>;
};

/** Takes the step that a figure comes out of. @throws RangeError when an amount is divided by 0 */
export const figureStep = (figure: Figure, terms: readonly Term[], rounding?: Rounding) =>
  step(stepName(figure), figure.kind, terms, rounding);

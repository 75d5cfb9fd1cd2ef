import { type AmountsOf, type Figure, type FigureTable, type OrNone, stepName } from '../figures/figure.ts';
import type { DealsBasis } from './basis.ts';
import {
  type Amount,
  figureOf,
  inHundredths,
  over,
  plus,
  type Rounding,
  ruled,
  type Steps,
  step,
  type Term,
  TO_THE_CENT,
  times,
} from './step.ts';

/** How each of the figures of a table comes about. */
export type StepsOf<Table extends FigureTable> = {
  readonly [Name in keyof Table]: OrNone<Table[Name], Steps>;
};

/**
 * Takes the step that a figure comes out of.
 * @param list the deals below it, as `step` has them
 * @throws RangeError when an amount is divided by 0
 */
export const figureStep = (
  figure: Figure,
  terms: readonly Term[],
  rounding: Rounding | null = null,
  list?: DealsBasis,
) => step(stepName(figure), figure.kind, terms, rounding, list);

/** A part of a whole in percent, 2 decimals; null of nothing. */
export function percentSteps(figure: Figure, part: Amount, whole: Amount): Steps | null {
  if (whole.value.top === 0n) return null;
  return [figureStep(figure, [plus(part), over(whole), times(ruled(10_000, ''))], TO_THE_CENT)];
}

/** The figures alone: money in cents, an answer as yes or no. */
export function amountsOf<Table extends FigureTable>(table: Table, steps: StepsOf<Table>): AmountsOf<Table> {
  const amounts: Record<string, number | boolean | null> = {};
  for (const name in table) {
    const own = steps[name] as Steps | null;
    amounts[name] = own && amountOf(table[name] as Figure, own);
  }
  return amounts as AmountsOf<Table>;
}

function amountOf({ kind }: Figure, steps: Steps): number | boolean {
  if (kind === 'money') return inHundredths(steps);
  return kind === 'answer' ? figureOf(steps) === 1 : figureOf(steps);
}

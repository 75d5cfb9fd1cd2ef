import {
  type Figure,
  type FigureAmounts,
  type FigureTable,
  getStepName,
  type NullableIfOptional,
} from '../figures/figure.ts';
import type { DealsSource } from './amountSource.ts';
import {
  type CalculationSteps,
  dividedBy,
  getFigure,
  getFigureInHundredths,
  plus,
  ROUND_TO_CENT,
  type Rounding,
  ruleAmount,
  type StepAmount,
  type StepTerm,
  step,
  times,
} from './step.ts';

/** The calculation steps of each figure in a table. */
export type FigureSteps<Table extends FigureTable> = {
  readonly [Name in keyof Table]: NullableIfOptional<Table[Name], CalculationSteps>;
};

/**
 * Builds the step that calculates a figure.
 * @param list the deals of the figure, see `sourceDeals` of a step
 * @throws RangeError when an amount is divided by 0
 */
export const buildFigureStep = (
  figure: Figure,
  terms: readonly StepTerm[],
  rounding: Rounding | null = null,
  list?: DealsSource,
) => step(getStepName(figure), figure.kind, terms, rounding, list);

/** Builds the steps of a percentage with 2 decimals. Returns null when the whole is 0. */
export function buildPercentSteps(
  figure: Figure,
  part: StepAmount,
  whole: StepAmount,
): CalculationSteps | null {
  if (whole.value.numerator === 0n) return null;
  return [
    buildFigureStep(figure, [plus(part), dividedBy(whole), times(ruleAmount(10_000, ''))], ROUND_TO_CENT),
  ];
}

/**
 * Returns the values of the figures without their steps. Money is in cents, and a figure of the kind
 * `boolean` is a boolean.
 */
export function toFigureAmounts<Table extends FigureTable>(
  table: Table,
  steps: FigureSteps<Table>,
): FigureAmounts<Table> {
  const amounts: Record<string, number | boolean | null> = {};
  for (const name in table) {
    const figureSteps = steps[name] as CalculationSteps | null;
    amounts[name] = figureSteps && toFigureAmount(table[name] as Figure, figureSteps);
  }
  return amounts as FigureAmounts<Table>;
}

function toFigureAmount({ kind }: Figure, steps: CalculationSteps): number | boolean {
  if (kind === 'money') return getFigureInHundredths(steps);
  return kind === 'boolean' ? getFigure(steps) === 1 : getFigure(steps);
}

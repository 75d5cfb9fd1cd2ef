import type { FigureKind } from '../figures/figure.ts';
import type { Cents, HalfCents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';
import type { Hundredths } from '../settings/vacation.ts';
import type { AmountSource, DealsSource } from './amountSource.ts';
import {
  addFractions,
  divideFractions,
  type Fraction,
  isAtLeast,
  multiplyFractions,
  negateFraction,
  roundFraction,
  toFraction,
  toNumber,
} from './fraction.ts';

/** The kind of an amount, which decides its format. */
export type AmountMeasure = FigureKind;

/** An amount in a calculation, with its label and its source. */
export interface StepAmount {
  readonly value: Fraction;
  readonly measure: AmountMeasure;
  readonly label: string;
  readonly source: AmountSource | EarlierStepSource;
}

/** The source of an amount that is the result of an earlier step. */
export interface EarlierStepSource {
  readonly kind: 'step';
  readonly step: CalculationStep;
}

/** The operation that combines an amount with the result so far. The first amount is added to 0. */
export type Operator = '+' | '−' | '×' | '÷' | '≥';

export interface StepTerm {
  readonly operator: Operator;
  readonly amount: StepAmount;
}

/** The precision of a rounded step: parts of 1, halves away from zero. */
export const ROUND_TO_HALF = 2;
export const ROUND_TO_TENTH = 10;
export const ROUND_TO_CENT = 100;
export type Rounding = typeof ROUND_TO_HALF | typeof ROUND_TO_TENTH | typeof ROUND_TO_CENT;

/** One line of a calculation. Its terms apply from left to right. The result is rounded or stays exact. */
export interface CalculationStep {
  readonly name: string;
  readonly measure: AmountMeasure;
  readonly terms: readonly StepTerm[];
  readonly rounding: Rounding | null;
  /** The result before rounding. */
  readonly exact: Fraction;
  readonly result: Fraction;
  /**
   * The deals of the figure. It is set when the terms have no list of deals, or when another list explains
   * the figure better (see `findSourceLists`).
   */
  readonly sourceDeals?: DealsSource | undefined;
}

/** The steps that calculate a figure. The figure is the result of the last step (docs/adr/figures.md). */
export type CalculationSteps = readonly [...CalculationStep[], CalculationStep];

const YES = toFraction(1);
const NO = toFraction(0);

const operations: Readonly<Record<Operator, (resultSoFar: Fraction, value: Fraction) => Fraction>> = {
  '+': addFractions,
  '−': (resultSoFar, value) => addFractions(resultSoFar, negateFraction(value)),
  '×': multiplyFractions,
  '÷': divideFractions,
  '≥': (resultSoFar, value) => (isAtLeast(resultSoFar, value) ? YES : NO),
};

/**
 * Builds a step and calculates its result.
 * @throws RangeError when an amount is divided by 0
 */
export function step(
  name: string,
  measure: AmountMeasure,
  terms: readonly StepTerm[],
  rounding: Rounding | null = null,
  list?: DealsSource,
): CalculationStep {
  let exact = NO;
  for (const { operator, amount } of terms) exact = operations[operator](exact, amount.value);
  return {
    name,
    measure,
    terms,
    rounding,
    exact,
    result: rounding === null ? exact : roundFraction(exact, rounding),
    sourceDeals: list,
  };
}

export const plus = (amount: StepAmount): StepTerm => ({ operator: '+', amount });
export const minus = (amount: StepAmount): StepTerm => ({ operator: '−', amount });
export const times = (amount: StepAmount): StepTerm => ({ operator: '×', amount });
export const dividedBy = (amount: StepAmount): StepTerm => ({ operator: '÷', amount });
export const atLeast = (amount: StepAmount): StepTerm => ({ operator: '≥', amount });

/** The singular and plural of a counted thing: deal, deals. */
export interface Noun {
  readonly singular: string;
  readonly plural: string;
}

/**
 * Builds the forms for `1 Fresh Up` and `2 Fresh Ups` from "Fresh Up".
 * @param suffix text that follows the noun
 */
export const noun = (one: string, suffix = ''): Noun => ({
  singular: one + suffix,
  plural: `${one}s${suffix}`,
});

type AmountLabel = string | Noun;

function buildAmount(
  value: Fraction,
  measure: AmountMeasure,
  label: AmountLabel,
  source: StepAmount['source'],
): StepAmount {
  if (typeof label === 'string') return { value, measure, label, source };
  return {
    value,
    measure,
    label: value.numerator === value.denominator ? label.singular : label.plural,
    source,
  };
}

/** Builds an amount of units, in halves. */
export const unitsAmount = (units: Units, label: AmountLabel, source: AmountSource): StepAmount =>
  buildAmount(toFraction(units * 2, 2), 'units', label, source);

/** Builds an amount of vacation units, or of units with vacation units, in hundredths. */
export const hundredthsAmount = (
  hundredths: Hundredths,
  label: AmountLabel,
  source: AmountSource,
): StepAmount => buildAmount(toFraction(hundredths, 100), 'units', label, source);

/** Builds an amount of money from shares of deals. */
export const moneyAmount = (shares: HalfCents, label: string, source: AmountSource): StepAmount =>
  buildAmount(toFraction(shares, 200), 'money', label, source);

/** Builds a count. */
export const countAmount = (count: number, label: AmountLabel, source: AmountSource): StepAmount =>
  buildAmount(toFraction(count), 'count', label, source);

const RULE_SOURCE: AmountSource = { kind: 'rule' };

/** Builds an amount for a constant of a rule. The value is given in hundredths. */
export const ruleAmount = (hundredths: number, label: string, measure: AmountMeasure = 'count'): StepAmount =>
  buildAmount(toFraction(hundredths, 100), measure, label, RULE_SOURCE);

/** Builds an amount from the result of an earlier step. */
export const resultAmount = (earlier: CalculationStep, label: AmountLabel = ''): StepAmount =>
  buildAmount(earlier.result, earlier.measure, label, { kind: 'step', step: earlier });

/** Returns the figure that the steps calculate. */
export function getFigure(steps: CalculationSteps): number {
  return toNumber((steps.at(-1) as CalculationStep).result);
}

type FigureNumbers<StepsByFigure> = {
  [Name in keyof StepsByFigure]: null extends StepsByFigure[Name] ? number | null : number;
};

/** Returns the values of the figures without their steps; null for a figure without steps. */
export function getFigures<StepsByFigure extends Readonly<Record<string, CalculationSteps | null>>>(
  stepsByFigure: StepsByFigure,
): FigureNumbers<StepsByFigure> {
  const figures: Record<string, number | null> = {};
  for (const name in stepsByFigure) {
    const steps = stepsByFigure[name] as CalculationSteps | null;
    figures[name] = steps && getFigure(steps);
  }
  return figures as FigureNumbers<StepsByFigure>;
}

/** Returns the figure in hundredths, such as cents. The last step must have at most 2 decimals. */
export function getFigureInHundredths(steps: CalculationSteps): Cents {
  const { numerator, denominator } = (steps.at(-1) as CalculationStep).result;
  return Number((numerator * 100n) / denominator);
}

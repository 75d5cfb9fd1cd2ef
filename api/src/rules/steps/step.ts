import type { Cents, HalfCents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';
import type { Hundredths } from '../settings/vacation.ts';
import type { Basis, DealsBasis } from './basis.ts';
import {
  type Fraction,
  fraction,
  isAtLeast,
  negative,
  product,
  quotient,
  sum,
  toNearest,
  toNumber,
} from './fraction.ts';

/** What an amount is, and so how it is written. */
export type Measure = 'units' | 'money' | 'count' | 'percent' | 'answer';

/** An amount, what it is called, and what it stands on. */
export interface Amount {
  readonly value: Fraction;
  readonly measure: Measure;
  readonly words: string;
  readonly basis: Basis | EarlierStep;
}

/** What an amount stands on that came out of a step before. */
export interface EarlierStep {
  readonly kind: 'step';
  readonly step: Step;
}

/** What is done with an amount to what came out of those before it; the first is added to nothing. */
export type Operator = '+' | '−' | '×' | '÷' | '≥';

export interface Term {
  readonly operator: Operator;
  readonly amount: Amount;
}

/** How finely a step is rounded, in parts of 1, halves away from zero. */
export const TO_THE_HALF = 2;
export const TO_THE_TENTH = 10;
export const TO_THE_CENT = 100;
export type Rounding = typeof TO_THE_HALF | typeof TO_THE_TENTH | typeof TO_THE_CENT;

/** One line of how a figure comes about: its amounts taken from left to right, then rounded, or carried on exactly. */
export interface Step {
  readonly name: string;
  readonly measure: Measure;
  readonly terms: readonly Term[];
  readonly rounding: Rounding | null;
  /** Before it is rounded. */
  readonly exact: Fraction;
  readonly result: Fraction;
  /** The deals behind it, where its amounts are no lists of their own, or another is more telling (see `listsBehind`). */
  readonly list?: DealsBasis | undefined;
}

/** How a figure comes about. What comes out of the last step is the figure (decision 116). */
export type Steps = readonly [...Step[], Step];

const YES = fraction(1);
const NO = fraction(0);

const operations: Readonly<Record<Operator, (before: Fraction, value: Fraction) => Fraction>> = {
  '+': sum,
  '−': (before, value) => sum(before, negative(value)),
  '×': product,
  '÷': quotient,
  '≥': (before, value) => (isAtLeast(before, value) ? YES : NO),
};

/**
 * Takes a step.
 * @throws RangeError when an amount is divided by 0
 */
export function step(
  name: string,
  measure: Measure,
  terms: readonly Term[],
  rounding: Rounding | null = null,
  list?: DealsBasis,
): Step {
  let exact = NO;
  for (const { operator, amount } of terms) exact = operations[operator](exact, amount.value);
  return {
    name,
    measure,
    terms,
    rounding,
    exact,
    result: rounding === null ? exact : toNearest(exact, rounding),
    list,
  };
}

export const plus = (amount: Amount): Term => ({ operator: '+', amount });
export const minus = (amount: Amount): Term => ({ operator: '−', amount });
export const times = (amount: Amount): Term => ({ operator: '×', amount });
export const over = (amount: Amount): Term => ({ operator: '÷', amount });
export const atLeast = (amount: Amount): Term => ({ operator: '≥', amount });

/** What is counted, by how many there are: 1 deal, 2 deals. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** "Fresh Up" as `1 Fresh Up`, `2 Fresh Ups`. @param after what follows the noun */
export const noun = (one: string, after = ''): Noun => ({ one: one + after, many: `${one}s${after}` });

type Words = string | Noun;

function amountOf(value: Fraction, measure: Measure, words: Words, basis: Amount['basis']): Amount {
  if (typeof words === 'string') return { value, measure, words, basis };
  return { value, measure, words: value.top === value.bottom ? words.one : words.many, basis };
}

/** Units, in halves. */
export const unitsOf = (units: Units, words: Words, basis: Basis): Amount =>
  amountOf(fraction(units * 2, 2), 'units', words, basis);

/** Vacation units, or units with them, in hundredths. */
export const hundredthsOf = (hundredths: Hundredths, words: Words, basis: Basis): Amount =>
  amountOf(fraction(hundredths, 100), 'units', words, basis);

/** Money in shares of deals. */
export const moneyOf = (shares: HalfCents, words: string, basis: Basis): Amount =>
  amountOf(fraction(shares, 200), 'money', words, basis);

/** How many of something there are. */
export const countOf = (count: number, words: Words, basis: Basis): Amount =>
  amountOf(fraction(count), 'count', words, basis);

const RULE: Basis = { kind: 'rule' };

/** A number that a rule names: hundredths of 1. */
export const ruled = (hundredths: number, words: string, measure: Measure = 'count'): Amount =>
  amountOf(fraction(hundredths, 100), measure, words, RULE);

/** What came out of a step before. */
export const resultOf = (earlier: Step, words: Words = ''): Amount =>
  amountOf(earlier.result, earlier.measure, words, { kind: 'step', step: earlier });

/** The figure that the steps lead to. */
export function figureOf(steps: Steps): number {
  return toNumber((steps.at(-1) as Step).result);
}

/** The figures of a row without how they come about. */
export function figuresOf<Name extends string>(
  explained: Readonly<Record<Name, Steps>>,
): Record<Name, number> {
  const figures = {} as Record<Name, number>;
  for (const name in explained) figures[name] = figureOf(explained[name]);
  return figures;
}

/** The figure in hundredths: cents of dollars, of steps that end with no more decimals. */
export function inHundredths(steps: Steps): Cents {
  const { top, bottom } = (steps.at(-1) as Step).result;
  return Number((top * 100n) / bottom);
}

import { formatMoney, formatPercent, formatUnits } from '../numbers/formatNumbers.ts';
import { type Fraction, toNumber } from './fraction.ts';
import type { AmountMeasure, CalculationStep, StepTerm } from './step.ts';

const countFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

const ROUNDING_NOTES = { 2: 'to the nearest half', 10: 'to the nearest tenth', 100: 'to the cent' } as const;

/** Formats an amount as the screens do (overview.md, Money and dates). */
export function formatAmount(value: Fraction, measure: AmountMeasure): string {
  const number = toNumber(value) + 0;
  switch (measure) {
    case 'units':
      return formatUnits(number);
    case 'money':
      return formatMoney(number);
    case 'percent':
      return formatPercent(number);
    case 'count':
      return countFormat.format(number);
    case 'boolean':
      return number === 1 ? 'yes' : 'no';
  }
}

/** Formats a term: "12.0 units". */
export function formatTerm({ amount: { value, measure, label } }: StepTerm): string {
  return label ? `${formatAmount(value, measure)} ${label}` : formatAmount(value, measure);
}

/**
 * Formats the result: "= 16.67, to the nearest half: 16.5". Returns an empty text when the step only copies
 * one amount.
 */
export function formatResult({ terms, rounding, measure, exact, result }: CalculationStep): string {
  if (measure === 'boolean') return `: ${formatAmount(result, measure)}`;
  const [before, after] = [formatAmount(exact, measure), formatAmount(result, measure)];
  if (before !== after && rounding !== null) return ` = ${before}, ${ROUNDING_NOTES[rounding]}: ${after}`;
  return terms.length === 1 ? '' : ` = ${after}`;
}

/**
 * Formats a step as one sentence: "Track: 12.0 units ÷ 18 completed × 25 total working days = 16.67, to the
 * nearest half: 16.5".
 * @param notes texts to add after each amount
 */
export function formatStep(step: CalculationStep, notes: readonly (string | null)[] = []): string {
  const terms = step.terms.map((term, index) => {
    const text = [formatTerm(term), notes[index]].filter(Boolean).join(' ');
    return index === 0 && term.operator === '+' ? text : `${term.operator} ${text}`;
  });
  return `${step.name}: ${terms.join(' ')}${formatResult(step)}`;
}

/** Formats a number of deals: "(13 deals, 2 by half)". */
export function formatDealCount({
  deals,
  byHalf,
}: {
  readonly deals: number;
  readonly byHalf: number;
}): string {
  const halves = byHalf > 0 ? `, ${countFormat.format(byHalf)} counted as half` : '';
  return `(${countFormat.format(deals)} ${deals === 1 ? 'deal' : 'deals'}${halves})`;
}

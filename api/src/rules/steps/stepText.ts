import { moneyText, percentText, unitsText } from '../numbers/amountTexts.ts';
import { type Fraction, toNumber } from './fraction.ts';
import type { Measure, Step, Term } from './step.ts';

const inCount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

const ROUNDED = { 2: 'to the nearest half', 10: 'to the nearest tenth', 100: 'to the cent' } as const;

/** An amount as the screens write it (overview.md, Money and dates). */
export function amountText(value: Fraction, measure: Measure): string {
  const number = toNumber(value) + 0;
  switch (measure) {
    case 'units':
      return unitsText(number);
    case 'money':
      return moneyText(number);
    case 'percent':
      return percentText(number);
    case 'count':
      return inCount.format(number);
    case 'answer':
      return number === 1 ? 'yes' : 'no';
  }
}

/** "12.0 units". */
export function termText({ amount: { value, measure, words } }: Term): string {
  return words ? `${amountText(value, measure)} ${words}` : amountText(value, measure);
}

/** What comes out: "= 16.67, to the nearest half: 16.5"; nothing where a single amount is taken as it is. */
export function resultText({ terms, rounding, measure, exact, result }: Step): string {
  if (measure === 'answer') return `: ${amountText(result, measure)}`;
  const [before, after] = [amountText(exact, measure), amountText(result, measure)];
  if (before !== after && rounding !== null) return ` = ${before}, ${ROUNDED[rounding]}: ${after}`;
  return terms.length === 1 ? '' : ` = ${after}`;
}

/**
 * A step in one sentence: "Track: 12.0 units ÷ 18 completed × 25 total working days = 16.67, to the nearest half: 16.5".
 * @param notes what is said after each amount
 */
export function stepText(step: Step, notes: readonly (string | null)[] = []): string {
  const terms = step.terms.map((term, index) => {
    const text = [termText(term), notes[index]].filter(Boolean).join(' ');
    return index === 0 && term.operator === '+' ? text : `${term.operator} ${text}`;
  });
  return `${step.name}: ${terms.join(' ')}${resultText(step)}`;
}

/** "(13 deals, 2 by half)". */
export function dealsText({ deals, byHalf }: { readonly deals: number; readonly byHalf: number }): string {
  const halves = byHalf > 0 ? `, ${inCount.format(byHalf)} by half` : '';
  return `(${inCount.format(deals)} ${deals === 1 ? 'deal' : 'deals'}${halves})`;
}

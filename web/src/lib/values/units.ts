const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Units with one decimal (overview.md, Money and dates); vacation units can need two: "12.0", "3.5", "1.25". */
export function units(amount: number): string {
  // Adding 0 turns a negative zero into a plain one.
  return figure.format(amount + 0);
}

/** Units in a sentence, without a decimal that is none: "10", "10.5", "9.49". */
export function shortUnits(amount: number): string {
  return whole.format(amount);
}

/** How many of something there are: "0", "42", "1,234". */
export function count(number: number): string {
  return whole.format(number);
}

/** The same with its noun: "1 deal", "1,234 deals". */
export const counted = (number: number, one: string, several: string): string =>
  `${count(number)} ${number === 1 ? one : several}`;

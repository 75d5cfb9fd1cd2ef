const unitFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * Formats units with one decimal (overview.md, Money and dates). Vacation units can need two: "12.0", "3.5",
 * "1.25".
 */
export function formatUnits(amount: number): string {
  // Adding 0 turns negative zero into zero.
  return unitFormat.format(amount + 0);
}

/** Formats units in a sentence, without a decimal for whole numbers: "10", "10.5", "9.49". */
export function formatShortUnits(amount: number): string {
  return countFormat.format(amount);
}

/** Formats a count: "0", "42", "1,234". */
export function formatCount(number: number): string {
  return countFormat.format(number);
}

/** Formats a count with its noun: "1 deal", "1,234 deals". */
export const formatCountOf = (number: number, singular: string, plural: string): string =>
  `${formatCount(number)} ${number === 1 ? singular : plural}`;

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
export const formatCountWithNoun = (number: number, singular: string, plural: string): string =>
  `${formatCount(number)} ${number === 1 ? singular : plural}`;

const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinalSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats a rank or a day of a month: "1st", "16th". */
export const formatOrdinal = (number: number): string =>
  `${number}${ordinalSuffixes[ordinalRules.select(number)] ?? 'th'}`;

/** Formats a percentage with two decimals (rules.md, Trade): "42.86%". */
export const formatPercent = (percentage: number) => `${percentage.toFixed(2)}%`;

/** Formats a size in bytes: "1.2 MB". */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Formats a difference with its sign, so that its direction does not depend on color: "+12", "-3", "0";
 * "-$1,234.50".
 */
export function formatWithSign(difference: number, format: (amount: number) => string): string {
  return difference > 0 ? `+${format(difference)}` : format(difference);
}

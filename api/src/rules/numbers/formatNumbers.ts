const unitsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const centsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

// These functions format amounts as the screens show them (overview.md, Money and dates). Adding 0 turns a
// negative zero into a plain zero.

/** Formats units: `12.0`, `3.5`. */
export const formatUnits = (units: number): string => unitsFormat.format(units + 0);

/** Formats money: `-$1,234.50`. */
export const formatMoney = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${centsFormat.format(Math.abs(dollars))}`;

/** Formats a percentage: `47.50%`. */
export const formatPercent = (percent: number): string => `${centsFormat.format(percent + 0)}%`;

const countFormat = new Intl.NumberFormat('en-US');

/** Formats a count for a sentence: 1,234. */
export const formatInteger = (count: number): string => countFormat.format(count);

const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ORDINAL_SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats a position: `1st`, `4th`, `22nd`. */
export const formatOrdinal = (position: number): string =>
  `${position}${ORDINAL_SUFFIXES[ordinalRules.select(position)] ?? 'th'}`;

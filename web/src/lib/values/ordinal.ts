const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinalSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats a rank or a day of a month: "1st", "16th". */
export const formatOrdinal = (number: number): string => `${number}${ordinalSuffixes[ordinalRules.select(number)] ?? 'th'}`;

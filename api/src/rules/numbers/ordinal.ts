const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ORDINAL_SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats a position: `1st`, `4th`, `22nd`. */
export const formatOrdinal = (position: number): string => `${position}${ORDINAL_SUFFIXES[ordinalRules.select(position)] ?? 'th'}`;

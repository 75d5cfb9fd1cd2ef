const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `4th`, `22nd`. */
export const ordinal = (place: number): string => `${place}${ENDINGS[rules.select(place)] ?? 'th'}`;

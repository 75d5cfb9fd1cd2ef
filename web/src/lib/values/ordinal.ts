const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place or a day of a month: "1st", "16th". */
export const ordinal = (place: number): string => `${place}${endings[rules.select(place)] ?? 'th'}`;

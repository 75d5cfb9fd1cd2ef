/**
 * What an instant is called on the clock of a time zone. Making a formatter takes fifty times what using one does, so there is
 * one for each zone.
 */
export function clockWords(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string, instant: Date): string => {
    const known = formats.get(timeZone);
    if (known) return known.format(instant);
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, made);
    return made.format(instant);
  };
}

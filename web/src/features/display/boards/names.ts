/**
 * A name that fits a row: of a long one, the first word and as many initials of the others as there is room for, at least
 * the last.
 * @param longest how many letters there is room for
 */
export function wallName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const [first = '', ...others] = name.split(/\s+/);
  const initials = others.map(word => `${word[0]}.`);
  for (const shown of [initials, initials.slice(-1)]) {
    const short = [first, ...shown].join(' ');
    if (short.length <= longest) return short;
  }
  const last = initials.slice(-1);
  const room = longest - (last.length > 0 ? 4 : 1);
  return [`${first.slice(0, room)}.`, ...last].join(' ');
}

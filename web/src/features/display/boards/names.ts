const LONGEST = 22;

/** A name that fits a row: of a long one, the first word and the initials of the others. */
export function wallName(name: string): string {
  if (name.length <= LONGEST) return name;
  const [first = '', ...others] = name.split(/\s+/);
  const initials = others.map(word => `${word[0]}.`).join(' ');
  return `${first.length > LONGEST - 4 ? `${first.slice(0, LONGEST - 5)}.` : first} ${initials}`.trim();
}

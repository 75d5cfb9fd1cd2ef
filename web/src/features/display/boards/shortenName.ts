/**
 * Shortens a long name to its first word and as many further initials as fit, at least the last. Cuts a first
 * word that is still too long.
 * @param maxLength maximum number of characters
 */
export function shortenName(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const [firstWord = '', ...otherWords] = name.split(/\s+/);
  const initials = otherWords.map(word => `${word[0]}.`);
  for (const shownInitials of [initials, initials.slice(-1)]) {
    const shortened = [firstWord, ...shownInitials].join(' ');
    if (shortened.length <= maxLength) return shortened;
  }
  const lastInitial = initials.slice(-1);
  const firstWordLength = maxLength - (lastInitial.length > 0 ? 4 : 1);
  return [`${firstWord.slice(0, firstWordLength)}.`, ...lastInitial].join(' ');
}

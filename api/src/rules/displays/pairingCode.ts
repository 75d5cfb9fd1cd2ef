/**
 * The alphabet has no vowels, because they could form words, and no L, because it looks like I (display.md,
 * Pairing).
 */
const ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ';

/** The length of a pairing code. */
const CODE_LENGTH = 6;

/**
 * Creates a pairing code of six letters.
 * @param random returns a whole number from 0 to below its argument, each equally likely
 */
export const createPairingCode = (random: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('');

/**
 * Parses a typed pairing code. Converts it to capitals and removes blanks and dashes. Returns undefined when
 * it is not valid.
 */
export function parsePairingCode(input: string): string | undefined {
  const code = input.toUpperCase().replaceAll(/[\s-]/g, '');
  const isValid = code.length === CODE_LENGTH && [...code].every(letter => ALPHABET.includes(letter));
  return isValid ? code : undefined;
}

/** Neither vowels, which make words, nor L, which looks like an I (display.md, Pairing). */
const ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ';

/** How many letters a device shows. */
const LETTERS = 6;

/** Six letters. @param random a whole number from 0 to below its argument, each equally likely */
export const newLetters = (random: (below: number) => number): string =>
  Array.from({ length: LETTERS }, () => ALPHABET[random(ALPHABET.length)]).join('');

/** Typed letters as a device shows them: in capitals, without blanks and dashes. Undefined when they cannot be any. */
export function readLetters(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const areLetters = letters.length === LETTERS && [...letters].every(letter => ALPHABET.includes(letter));
  return areLetters ? letters : undefined;
}

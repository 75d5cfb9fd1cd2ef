import type { Letter } from './letter.ts';

/** The HTML of a letter; what makes it is loaded when it is first wanted. */
export const letterHtml = async (letter: Letter): Promise<string> =>
  (await import('./letterHtml.tsx')).letterHtml(letter);

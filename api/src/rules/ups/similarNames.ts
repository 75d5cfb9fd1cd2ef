import { foldText } from '../text/foldText.ts';

/** Words that many names contain, so they do not count (rules.md, Up log). */
const COMMON_WORDS = new Set('inc llc ltd co corp company mr mrs ms dr the and of'.split(' '));

const MAX_WORDS = 12;
/** The minimum number of letters for an incomplete last word. */
const MIN_PARTIAL_LETTERS = 3;

/** Returns the words of a name that count: folded, without apostrophes and common words. */
function splitWords(name: string): string[] {
  const folded = foldText(name).replace(/[\p{M}']/gu, '');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(word => !COMMON_WORDS.has(word)).slice(0, MAX_WORDS);
}

type WordMatcher = (one: string, other: string) => boolean;

const isSame: WordMatcher = (one, other) => one === other && one.length > 1;
const isInitial: WordMatcher = (one, other) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

/**
 * Returns a check for names similar to the typed one: every word of the shorter name is in the longer one, in
 * any order (rules.md, Up log, "Like names").
 */
export function matchSimilarName(typed: string): (name: string) => boolean {
  const words = splitWords(typed);
  const last = words.at(-1);
  const isPartial: WordMatcher = (one, other) =>
    one === last && one.length >= MIN_PARTIAL_LETTERS && other.startsWith(one);
  return name => {
    const [typedWords, nameWords] = [[...words], splitWords(name)];
    const fewer = Math.min(typedWords.length, nameWords.length);
    // Equal words are matched first, so that an initial does not take a word that another one needs.
    const fullMatches =
      removePairs(typedWords, nameWords, isSame) + removePairs(typedWords, nameWords, isPartial);
    return fullMatches > 0 && fullMatches + removePairs(typedWords, nameWords, isInitial) === fewer;
  };
}

/** Removes the words that match each other from both lists. @returns the number of pairs */
function removePairs(typedWords: string[], nameWords: string[], isPair: WordMatcher): number {
  const before = typedWords.length;
  for (const one of [...typedWords]) {
    const index = nameWords.findIndex(other => isPair(one, other));
    if (index < 0) continue;
    nameWords.splice(index, 1);
    typedWords.splice(typedWords.indexOf(one), 1);
  }
  return before - typedWords.length;
}

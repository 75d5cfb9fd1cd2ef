import { foldText } from '../text/foldText.ts';

/** Words that many names contain, so they do not count (rules.md, Up log). */
const COMMON_TOKENS = new Set('inc llc ltd co corp company mr mrs ms dr the and of'.split(' '));

const MAX_TOKENS = 12;
/** The minimum number of letters for an incomplete last word. */
const MIN_PARTIAL_LETTERS = 3;

/** Splits a name into the words that count: folded, without apostrophes and common words. */
function tokenizeName(name: string): string[] {
  const folded = foldText(name).replace(/[\p{M}']/gu, '');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(word => !COMMON_TOKENS.has(word)).slice(0, MAX_TOKENS);
}

type WordMatcher = (one: string, other: string) => boolean;

const isSame: WordMatcher = (one, other) => one === other && one.length > 1;
const isInitial: WordMatcher = (one, other) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

/**
 * Returns a check whether a name is similar to the entered name. Names are similar when the longer name
 * contains every word of the shorter name, in any order (rules.md, Up log, "Like names"). Does not use
 * `pg_trgm`, because an extension and its scores cannot be explained to a user.
 */
export function matchSimilarName(input: string): (name: string) => boolean {
  const words = tokenizeName(input);
  const last = words.at(-1);
  const isPartial: WordMatcher = (one, other) =>
    one === last && one.length >= MIN_PARTIAL_LETTERS && other.startsWith(one);
  return name => {
    const [inputTokens, nameTokens] = [[...words], tokenizeName(name)];
    const fewer = Math.min(inputTokens.length, nameTokens.length);
    // Equal words are matched first, so that an initial does not take a word that another word needs.
    const fullMatches =
      removePairs(inputTokens, nameTokens, isSame) + removePairs(inputTokens, nameTokens, isPartial);
    return fullMatches > 0 && fullMatches + removePairs(inputTokens, nameTokens, isInitial) === fewer;
  };
}

/** Removes the words that match each other from both lists. @returns the number of pairs */
function removePairs(inputTokens: string[], nameTokens: string[], isPair: WordMatcher): number {
  const before = inputTokens.length;
  for (const one of [...inputTokens]) {
    const index = nameTokens.findIndex(other => isPair(one, other));
    if (index < 0) continue;
    nameTokens.splice(index, 1);
    inputTokens.splice(inputTokens.indexOf(one), 1);
  }
  return before - inputTokens.length;
}

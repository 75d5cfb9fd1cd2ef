import { foldText } from '../text/foldText.ts';

/** Words that many names have: they make no two alike (rules.md, Up log). */
const IN_MANY_NAMES = new Set('inc llc ltd co corp company mr mrs ms dr the and of'.split(' '));

const MOST_WORDS = 12;
/** From so many letters on, the last word that was typed may be the beginning of one. */
const FEWEST_TYPED = 3;

/** What counts of a name: its folded words, without apostrophes, and without those that many names have. */
function wordsOf(name: string): string[] {
  const plain = foldText(name).replace(/[\p{M}']/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(word => !IN_MANY_NAMES.has(word)).slice(0, MOST_WORDS);
}

type IsPair = (one: string, other: string) => boolean;

const isSame: IsPair = (one, other) => one === other && one.length > 1;
const isInitial: IsPair = (one, other) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

/**
 * Tells which names are like the one that is being typed: every word of the one with fewer is in the other, whatever their
 * order (rules.md, Up log, "Like names").
 */
export function likeName(typed: string): (name: string) => boolean {
  const words = wordsOf(typed);
  const last = words.at(-1);
  const isBegun: IsPair = (one, other) => one === last && one.length >= FEWEST_TYPED && other.startsWith(one);
  return name => {
    const [ones, others] = [[...words], wordsOf(name)];
    const fewer = Math.min(ones.length, others.length);
    // What is the same goes first: an initial takes no word that is another one's.
    const whole = takePairs(ones, others, isSame) + takePairs(ones, others, isBegun);
    return whole > 0 && whole + takePairs(ones, others, isInitial) === fewer;
  };
}

/** Takes the words that pair off out of both lists. @returns how many pairs */
function takePairs(ones: string[], others: string[], isPair: IsPair): number {
  const before = ones.length;
  for (const one of [...ones]) {
    const place = others.findIndex(other => isPair(one, other));
    if (place < 0) continue;
    others.splice(place, 1);
    ones.splice(ones.indexOf(one), 1);
  }
  return before - ones.length;
}

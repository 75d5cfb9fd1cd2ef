import { compareNames, type Named } from '../people/names.ts';
import { foldText } from '../text/foldText.ts';
import { oneLine } from '../text/oneLine.ts';

/** A name as people write it: `Doe, Jane` is Jane Doe (import.md, Names). */
export function writtenName(text: string): string {
  const line = oneLine(text);
  const [last = '', ...first] = line.split(',');
  return (first.length === 1 ? `${first[0]} ${last}` : line).trim().replace(/\s+/g, ' ');
}

/** What two writings of one name have in common: its folded text, turned around a comma (rules.md, Text). */
export const nameKey = (text: string): string => foldText(writtenName(text));

/** People by the keys of their names. */
export type People = ReadonlyMap<string, readonly Named[]>;

export const byNameKey = (people: readonly Named[]): People =>
  Map.groupBy(people, ({ name }) => nameKey(name));

/** Of more names nobody is proposed: so many are probably no people’s (import.md, Names). */
export const MOST_PROPOSED_FOR = 500;

/** The only one who is named so. */
export function namedSo(key: string, people: People): number | undefined {
  const [only, ...others] = people.get(key) ?? [];
  return others.length === 0 ? only?.id : undefined;
}

/** Whom a name may mean. */
interface Proposed {
  /** The likeliest first. */
  readonly proposals: readonly number[];
  /** The first of them, where nobody else is as likely. */
  readonly likely: number | null;
}

export const NOBODY_PROPOSED: Proposed = { proposals: [], likely: null };

/** Whom a name may mean whom `namedSo` does not know: all who are named so, else those whose names are like it. */
export function proposedFor(key: string, people: People): Proposed {
  const same = people.get(key);
  if (same) return { proposals: [...same].sort(compareNames).map(({ id }) => id), likely: null };
  const similar = similarTo(key, people);
  const [first, second] = similar;
  const isClear = first !== undefined && first.likeness > (second?.likeness ?? 0);
  return { proposals: similar.map(({ person }) => person.id), likely: isClear ? first.person.id : null };
}

const MOST_PROPOSALS = 3;

/** Below this likeness two names have little more in common than any two have. */
const LIKE_ENOUGH = 0.5;

function similarTo(key: string, people: People) {
  return [...people]
    .map(([other, named]) => ({ named, likeness: likeness(key, other) }))
    .filter(each => each.likeness >= LIKE_ENOUGH)
    .flatMap(({ named, likeness }) => named.map(person => ({ person, likeness })))
    .sort((one, other) => other.likeness - one.likeness || compareNames(one.person, other.person))
    .slice(0, MOST_PROPOSALS);
}

/** From 0 to 1. Initials, one word of the name, and a first name cut to a letter are as likely as can be short of the name itself. */
function likeness(one: string, other: string): number {
  return isShortFor(one, other) || isShortFor(other, one) ? 1 : sharedPairs(one, other);
}

function isShortFor(short: string, long: string): boolean {
  const words = wordsOf(long);
  const parts = wordsOf(short);
  const initials = words.map(word => word[0]).join('');
  if (parts.length === 1) return words.length > 1 && (words.includes(short) || short === initials);
  const isSameLast = parts.at(-1) === words.at(-1);
  return isSameLast && parts[0]?.length === 1 && words[0]?.startsWith(parts[0]) === true;
}

const wordsOf = (key: string) => key.split(/[\s.]+/).filter(Boolean);

/** The share of pairs of neighbouring letters that two texts have in common (Dice's coefficient): it forgives a typing error. */
function sharedPairs(one: string, other: string): number {
  const left = pairsOf(one);
  const right = pairsOf(other);
  if (left.length + right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter(pair => {
    const place = rest.indexOf(pair);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

const pairsOf = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

/** The two people whom a cell names that split a deal: `Chen Wei / Luis Rivera`, also by `&` and `and`; null for any other cell. */
export function twoNames(text: string): readonly [string, string] | null {
  const [one = '', other = '', ...more] = text.split(/\/|&|\s(?:and|und)\s/i);
  return more.length === 0 && isName(one) && isName(other) ? [one.trim(), other.trim()] : null;
}

/** Two letters are the least that a name has: `N/A` names nobody. */
const isName = (text: string): boolean => (text.match(/\p{Letter}/gu) ?? []).length >= 2;

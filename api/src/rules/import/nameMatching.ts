import { compareNames, type NamedItem } from '../people/names.ts';
import { foldText } from '../text/foldText.ts';
import { toOneLine } from '../text/toOneLine.ts';

/** Normalizes a written name: `Doe, Jane` becomes Jane Doe (import.md, Names). */
export function normalizeName(text: string): string {
  const line = toOneLine(text);
  const [last = '', ...first] = line.split(',');
  return (first.length === 1 ? `${first[0]} ${last}` : line).trim().replace(/\s+/g, ' ');
}

/**
 * Returns the key that different spellings of a name share: its folded text, with the parts around a comma
 * swapped (rules.md, Text).
 */
export const toNameKey = (text: string): string => foldText(normalizeName(text));

/** People by the key of their names. */
export type PeopleByNameKey = ReadonlyMap<string, readonly NamedItem[]>;

export const groupByNameKey = (people: readonly NamedItem[]): PeopleByNameKey =>
  Map.groupBy(people, ({ name }) => toNameKey(name));

/**
 * The maximum number of names for which people are proposed. A column with more names probably contains no
 * names of people (import.md, Names).
 */
export const MAX_NAMES_WITH_PROPOSALS = 500;

/**
 * Returns the id of the only person with this name. Returns undefined when no person or several people have
 * this name.
 */
export function findByName(key: string, people: PeopleByNameKey): number | undefined {
  const [only, ...others] = people.get(key) ?? [];
  return others.length === 0 ? only?.id : undefined;
}

/** The people that a name may refer to. */
interface NameProposals {
  /** The ids of the proposed people, the most likely person first. */
  readonly proposals: readonly number[];
  /** The first proposal when it is more likely than all other proposals; otherwise null. */
  readonly likely: number | null;
}

export const NO_PROPOSALS: NameProposals = { proposals: [], likely: null };

/**
 * Proposes people for a name that does not match exactly one person. Proposes all people with exactly this
 * name. When no person has this name, proposes people with similar names.
 */
export function proposePeople(key: string, people: PeopleByNameKey): NameProposals {
  const sameName = people.get(key);
  if (sameName) return { proposals: [...sameName].sort(compareNames).map(({ id }) => id), likely: null };
  const similar = findSimilar(key, people);
  const [first, second] = similar;
  const isUnambiguous = first !== undefined && first.similarity > (second?.similarity ?? 0);
  return {
    proposals: similar.map(({ person }) => person.id),
    likely: isUnambiguous ? first.person.id : null,
  };
}

const MAX_PROPOSALS = 3;

/** The minimum similarity of a proposed name. Even unrelated names often have a similarity just below it. */
const MIN_SIMILARITY = 0.5;

function findSimilar(key: string, people: PeopleByNameKey) {
  return [...people]
    .map(([other, matches]) => ({ matches, similarity: similarity(key, other) }))
    .filter(each => each.similarity >= MIN_SIMILARITY)
    .flatMap(({ matches, similarity }) => matches.map(person => ({ person, similarity })))
    .sort((one, other) => other.similarity - one.similarity || compareNames(one.person, other.person))
    .slice(0, MAX_PROPOSALS);
}

/**
 * Returns a similarity from 0 to 1. Initials, one word of the name, and a first name shortened to one letter
 * count as 1.
 */
function similarity(one: string, other: string): number {
  return isShortForm(one, other) || isShortForm(other, one) ? 1 : sharedPairRatio(one, other);
}

function isShortForm(short: string, long: string): boolean {
  const words = splitKey(long);
  const parts = splitKey(short);
  const initials = words.map(word => word[0]).join('');
  if (parts.length === 1) return words.length > 1 && (words.includes(short) || short === initials);
  const isSameLast = parts.at(-1) === words.at(-1);
  return isSameLast && parts[0]?.length === 1 && words[0]?.startsWith(parts[0]) === true;
}

const splitKey = (key: string) => key.split(/[\s.]+/).filter(Boolean);

/**
 * Returns the share of letter pairs that two texts have in common (Dice's coefficient), which tolerates
 * typing errors.
 */
function sharedPairRatio(one: string, other: string): number {
  const left = listPairs(one);
  const right = listPairs(other);
  if (left.length + right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter(pair => {
    const index = rest.indexOf(pair);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

const listPairs = (text: string) =>
  Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2));

/**
 * Splits a cell with the two salespeople of a split deal: `Chen Wei / Luis Rivera`, or with `&` or `and`.
 * Returns null for any other cell.
 */
export function splitTwoNames(text: string): readonly [string, string] | null {
  const [one = '', other = '', ...more] = text.split(/\/|&|\s(?:and|und)\s/i);
  return more.length === 0 && isName(one) && isName(other) ? [one.trim(), other.trim()] : null;
}

/** Requires at least two letters, so that `N/A` is not a name. */
const isName = (text: string): boolean => (text.match(/\p{Letter}/gu) ?? []).length >= 2;

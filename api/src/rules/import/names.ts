import { compareNames, type Named } from '../people/names.ts';

/** What a name of a file is known to mean. */
export type NameMatch =
  | { readonly kind: 'person'; readonly id: number }
  /** Nobody, or several, are named so: someone has to say who is meant, of these perhaps, the likeliest first. */
  | { readonly kind: 'open'; readonly proposals: readonly number[] };

/** A name as people write it: `Doe, Jane` is Jane Doe (import.md, Names). */
export function writtenName(text: string): string {
  const [last = '', ...first] = text.split(',');
  return (first.length === 1 ? `${first[0]} ${last}` : text).trim().replace(/\s+/g, ' ');
}

/** What two writings of one name have in common: case, blanks and the order around a comma do not matter. */
export const nameKey = (text: string): string => writtenName(text).normalize('NFKC').toLowerCase();

/** Whom a name means: the only one who is named so, else whom it may mean (import.md, Names). */
export function matchName(text: string, people: readonly Named[]): NameMatch {
  const key = nameKey(text);
  const same = people.filter(person => nameKey(person.name) === key);
  const [only, ...others] = same;
  if (only && others.length === 0) return { kind: 'person', id: only.id };
  const likely = same.length > 0 ? [...same].sort(compareNames) : similarTo(key, people);
  return { kind: 'open', proposals: likely.map(({ id }) => id) };
}

const MOST_PROPOSALS = 3;

/** Below this likeness two names have little more in common than any two have. */
const LIKE_ENOUGH = 0.5;

function similarTo(key: string, people: readonly Named[]): Named[] {
  return people
    .map(person => ({ person, likeness: likeness(key, nameKey(person.name)) }))
    .filter(each => each.likeness >= LIKE_ENOUGH)
    .sort((one, other) => other.likeness - one.likeness || compareNames(one.person, other.person))
    .slice(0, MOST_PROPOSALS)
    .map(({ person }) => person);
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

import { foldText } from '../text/foldText.ts';
import type { Named } from './names.ts';

/**
 * Returns everyone's initials by id, unique within the store (rules.md, Text). The lower id keeps the short ones, so
 * initials do not change when someone joins.
 */
export function uniqueInitials(everyone: readonly Named[]): ReadonlyMap<number, string> {
  const people = [...everyone].sort((a, b) => a.id - b.id);
  const sharing = Map.groupBy(people, ({ name }) => foldText(shortForm(name)));
  const taken = new Set<string>();
  const initials = new Map<number, string>();
  const take = (id: number, form: string) => {
    initials.set(id, form);
    taken.add(foldText(form));
  };
  // A longer form that an earlier person could have as well does not tell the two apart.
  const ambiguous = new Map([...sharing.keys()].map(short => [short, new Set<string>()]));
  for (const { id, name } of people) {
    const short = shortForm(name);
    const key = foldText(short);
    const isFree = (form: string) => !taken.has(foldText(form));
    if (isFree(short) && sharing.get(key)?.length === 1) {
      take(id, short);
      continue;
    }
    const longer = longerForms(name);
    const known = ambiguous.get(key) ?? new Set();
    const isClear = (form: string) => isFree(form) && !known.has(foldText(form));
    take(id, isFree(short) ? short : (longer.find(isClear) ?? numberedForm(short, isFree)));
    for (const form of longer) known.add(foldText(form));
  }
  return initials;
}

/** JD of Jane Doe: the first letter of each word, in capitals. */
const shortForm = (name: string): string => capitals(wordsOf(name));

/** JDo and JDoe of Jane Doe, then JaD, JanD and JaneD. */
function longerForms(name: string): string[] {
  const words = wordsOf(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const byLast = beginnings(last).map(beginning => capitals(words.slice(0, -1)) + beginning);
  const byFirst = beginnings(first).map(beginning => beginning + capitals(words.slice(1)));
  return [...byLast, ...byFirst];
}

/** JD2 of the second Jane Doe. */
function numberedForm(short: string, isFree: (form: string) => boolean): string {
  let count = 2;
  while (!isFree(`${short}${count}`)) count++;
  return `${short}${count}`;
}

/** The words of a name, each from its first letter or digit on. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s\p{Pd}]+/u)
    .map(word => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean);

const capitals = (words: readonly string[]): string =>
  words.map(word => Array.from(word)[0]?.toUpperCase() ?? '').join('');

/** Do and Doe of DOE, for a word of two letters or more. */
function beginnings(word: string): string[] {
  const [first = '', ...others] = word.match(/[\p{L}\p{N}]/gu) ?? [];
  return others.map(
    (_, at) =>
      first.toUpperCase() +
      others
        .slice(0, at + 1)
        .join('')
        .toLowerCase(),
  );
}

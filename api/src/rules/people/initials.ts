import { foldText } from '../text/foldText.ts';
import type { NamedItem } from './names.ts';

/**
 * Returns everyone's initials by id, unique within the store (rules.md, Text). The lower id keeps the short
 * form, so initials stay the same when a person joins.
 */
export function uniqueInitials(everyone: readonly NamedItem[]): ReadonlyMap<number, string> {
  const people = [...everyone].sort((a, b) => a.id - b.id);
  const peopleByShortForm = Map.groupBy(people, ({ name }) => foldText(toShortForm(name)));
  const usedForms = new Set<string>();
  const initials = new Map<number, string>();
  const assign = (id: number, form: string) => {
    initials.set(id, form);
    usedForms.add(foldText(form));
  };
  // A longer form that also fits an earlier person is ambiguous.
  const ambiguous = new Map([...peopleByShortForm.keys()].map(short => [short, new Set<string>()]));
  for (const { id, name } of people) {
    const short = toShortForm(name);
    const key = foldText(short);
    const isFree = (form: string) => !usedForms.has(foldText(form));
    if (isFree(short) && peopleByShortForm.get(key)?.length === 1) {
      assign(id, short);
      continue;
    }
    const longer = listLongerForms(name);
    const ambiguousForms = ambiguous.get(key) ?? new Set();
    const isUnambiguous = (form: string) => isFree(form) && !ambiguousForms.has(foldText(form));
    assign(id, isFree(short) ? short : (longer.find(isUnambiguous) ?? toNumberedForm(short, isFree)));
    for (const form of longer) ambiguousForms.add(foldText(form));
  }
  return initials;
}

/** Returns the first letter of each word in capitals: JD for Jane Doe. */
const toShortForm = (name: string): string => toCapitals(splitNameWords(name));

/** Returns the longer forms: JDo and JDoe for Jane Doe, then JaD, JanD and JaneD. */
function listLongerForms(name: string): string[] {
  const words = splitNameWords(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const byLast = listBeginnings(last).map(beginning => toCapitals(words.slice(0, -1)) + beginning);
  const byFirst = listBeginnings(first).map(beginning => beginning + toCapitals(words.slice(1)));
  return [...byLast, ...byFirst];
}

/** Returns a numbered form: JD2 for the second Jane Doe. */
function toNumberedForm(short: string, isFree: (form: string) => boolean): string {
  let count = 2;
  while (!isFree(`${short}${count}`)) count++;
  return `${short}${count}`;
}

/** Returns the words of a name, each from its first letter or digit. */
const splitNameWords = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s\p{Pd}]+/u)
    .map(word => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean);

const toCapitals = (words: readonly string[]): string =>
  words.map(word => Array.from(word)[0]?.toUpperCase() ?? '').join('');

/** Returns the beginnings of a word with two letters or more: Do and Doe for DOE. */
function listBeginnings(word: string): string[] {
  const [first = '', ...others] = word.match(/[\p{L}\p{N}]/gu) ?? [];
  return others.map(
    (_, index) =>
      first.toUpperCase() +
      others
        .slice(0, index + 1)
        .join('')
        .toLowerCase(),
  );
}

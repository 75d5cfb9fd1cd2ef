import { foldText } from '../text/foldText.ts';
import { NO_TEAM, type TeamId, teamOrNone } from './teams.ts';

/** Anything that has a name to sort by. */
export interface NamedItem {
  readonly id: number;
  readonly name: string;
}

// Compares texts in the order of COLLATE "C" in UTF-8. The operator < compares UTF-16 units, and so it sorts
// 😀 before ﬁ.
function compareByCodePoint(a: string, b: string): number {
  let position = 0;
  while (position < a.length && a.charCodeAt(position) === b.charCodeAt(position)) position++;
  return (a.codePointAt(position) ?? -1) - (b.codePointAt(position) ?? -1);
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? '';

/**
 * Compares by the folded last word, the folded name, the lower-case name by code point, then the id
 * (rules.md, Calendar).
 */
export function compareNames(a: NamedItem, b: NamedItem): number {
  const left = foldText(a.name);
  const right = foldText(b.name);
  return (
    compareByCodePoint(lastWord(left), lastWord(right)) ||
    compareByCodePoint(left, right) ||
    compareByCodePoint(a.name.toLowerCase(), b.name.toLowerCase()) ||
    a.id - b.id
  );
}

/**
 * Compares people by team number, with people without a team last, then by name. Every list of people to
 * choose from has this order (deal.md, Employees to choose from).
 */
export function compareTeamsThenNames(
  a: NamedItem & { readonly team: TeamId | null },
  b: NamedItem & { readonly team: TeamId | null },
): number {
  return compareTeams(a.team, b.team) || compareNames(a, b);
}

/** Compares teams by number; no team is last. */
export function compareTeams(a: TeamId | null, b: TeamId | null): number {
  return teamSortKey(a) - teamSortKey(b);
}

function teamSortKey(team: TeamId | null): number {
  const id = teamOrNone(team);
  return id === NO_TEAM ? Number.MAX_SAFE_INTEGER : id;
}

/**
 * Returns the initials of all people by id, unique within the store (rules.md, Text). When two people have
 * equal initials, the person with the lower id gets the shorter form. Therefore initials do not change when a
 * person joins.
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
  // A longer form is ambiguous when it also fits a person with a lower id.
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
const toShortForm = (name: string): string => toCapitals(splitNameParts(name));

/** Returns the longer forms: JDo and JDoe for Jane Doe, then JaD, JanD and JaneD. */
function listLongerForms(name: string): string[] {
  const words = splitNameParts(name);
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
const splitNameParts = (name: string): string[] =>
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

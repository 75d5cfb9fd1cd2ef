import { foldText } from '../text/foldText.ts';
import { NO_TEAM, type TeamId, teamOrNone } from './teams.ts';

/** Anything that has a name to sort by. */
export interface NamedItem {
  readonly id: number;
  readonly name: string;
}

// The order of COLLATE "C" in UTF-8. The operator < compares UTF-16 units and sorts 😀 before ﬁ.
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
 * Compares by team number, no team last, then by name: the order of every list of people to choose from
 * (deal.md, Who is offered).
 */
export function compareTeamsThenNames(
  a: NamedItem & { readonly team: TeamId | null },
  b: NamedItem & { readonly team: TeamId | null },
): number {
  return compareTeams(a.team, b.team) || compareNames(a, b);
}

/** Compares teams by number, no team last. */
export function compareTeams(a: TeamId | null, b: TeamId | null): number {
  return teamSortKey(a) - teamSortKey(b);
}

function teamSortKey(team: TeamId | null): number {
  const id = teamOrNone(team);
  return id === NO_TEAM ? Number.MAX_SAFE_INTEGER : id;
}

import { foldText } from '../text/foldText.ts';
import { NO_TEAM, type TeamId, teamOrNone } from './teams.ts';

/** Anything with a name to sort by. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

// The order of COLLATE "C" in UTF-8. Comparing strings with < goes by UTF-16 units and puts 😀 before ﬁ.
function compareByCodePoint(a: string, b: string): number {
  let place = 0;
  while (place < a.length && a.charCodeAt(place) === b.charCodeAt(place)) place++;
  return (a.codePointAt(place) ?? -1) - (b.codePointAt(place) ?? -1);
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? '';

/**
 * Sorts by the name's last word, then the whole name, both folded, then the whole name in lower case by code point, then id
 * (rules.md, Calendar).
 */
export function compareNames(a: Named, b: Named): number {
  const left = foldText(a.name);
  const right = foldText(b.name);
  return (
    compareByCodePoint(lastWord(left), lastWord(right)) ||
    compareByCodePoint(left, right) ||
    compareByCodePoint(a.name.toLowerCase(), b.name.toLowerCase()) ||
    a.id - b.id
  );
}

/** Sorts by team number, no team last, then by name: the order of every select of people (deal.md, Who is offered). */
export function compareTeamsThenNames(
  a: Named & { readonly team: TeamId | null },
  b: Named & { readonly team: TeamId | null },
): number {
  return compareTeams(a.team, b.team) || compareNames(a, b);
}

/** Sorts teams by number, no team last. */
export function compareTeams(a: TeamId | null, b: TeamId | null): number {
  return teamPlace(a) - teamPlace(b);
}

function teamPlace(team: TeamId | null): number {
  const id = teamOrNone(team);
  return id === NO_TEAM ? Number.MAX_SAFE_INTEGER : id;
}

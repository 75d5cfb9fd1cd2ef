import { type TeamTagId, toTeamTagId } from '../../components/deals/tags';
import { foldText } from '../../generated/rules/foldText';
import type { ManagedPerson, PositionAndTeamTitles } from './employeeDraft';

/** A group of the Managers page. A group has several sections only if it is split by team. */
export type PeopleGroup = { title: string; sections: PeopleSection[] };

export type PeopleSection = {
  /** Undefined if the group is not split. */
  team?: TeamTagId;
  people: ManagedPerson[];
};

/** Order of the teams: A, B, C, HSE, no team. HSE is shown only if it has people. */
const TEAM_ORDER: TeamTagId[] = [2, 3, 4, 5, 1];
const HSE: TeamTagId = 5;

/**
 * Groups active people by position, in the order of the server. Inactive people are only in the last group.
 */
export function groupPeople(
  allPeople: readonly ManagedPerson[],
  positions: PositionAndTeamTitles['positions'],
): PeopleGroup[] {
  const active = allPeople.filter(({ employee }) => employee.isActive);
  const groups = [...positions]
    .sort((a, b) => a.groupPlace - b.groupPlace)
    .map(({ id, groupTitle, isSplitByTeam }) => {
      const people = active.filter(({ employee }) => employee.position === id);
      return { title: groupTitle, sections: isSplitByTeam ? splitByTeam(people) : [{ people }] };
    });
  const inactive = allPeople.filter(({ employee }) => !employee.isActive);
  return [...groups, { title: INACTIVE_GROUP, sections: [{ people: inactive }] }];
}

function splitByTeam(people: readonly ManagedPerson[]): PeopleSection[] {
  return TEAM_ORDER.map(team => ({
    team,
    people: people.filter(({ employee }) => toTeamTagId(employee.team) === team),
  })).filter(section => section.team !== HSE || section.people.length > 0);
}

export const INACTIVE_GROUP = 'Inactive';

export const countPeople = ({ sections }: PeopleGroup): number =>
  sections.reduce((sum, { people }) => sum + people.length, 0);

/**
 * Returns whether the name or the email address contains every word of the search. Ignores case, accents and
 * variants of punctuation.
 */
export function isMatch({ employee }: ManagedPerson, search: string): boolean {
  const text = foldText(`${employee.name} ${employee.email}`);
  return foldText(search)
    .split(' ')
    .every(word => text.includes(word));
}

import { type TeamTagId, toTeamTagId } from '../../components/deals/tags';
import { foldText } from '../../generated/rules/foldText';
import type { ManagedPerson, Titles } from './managedPerson';

/** One of the page's groups; only one that is split by team has more than one section. */
export type PeopleGroup = { title: string; sections: PeopleSection[] };

export type PeopleSection = {
  /** Absent where a group is not split. */
  team?: TeamTagId;
  people: ManagedPerson[];
};

/** A, B, C, then HSE, then none. HSE is shown only when someone is in it. */
const teamsInOrder: TeamTagId[] = [2, 3, 4, 5, 1];
const HSE: TeamTagId = 5;

/**
 * Active people by position, in the groups that the server names; whoever is inactive is in the last group and no other.
 */
export function peopleGroups(
  everyone: readonly ManagedPerson[],
  positions: Titles['positions'],
): PeopleGroup[] {
  const active = everyone.filter(({ employee }) => employee.isActive);
  const groups = [...positions]
    .sort((one, other) => one.groupPlace - other.groupPlace)
    .map(({ id, groupTitle, isSplitByTeam }) => {
      const people = active.filter(({ employee }) => employee.position === id);
      return { title: groupTitle, sections: isSplitByTeam ? byTeam(people) : [{ people }] };
    });
  const inactive = everyone.filter(({ employee }) => !employee.isActive);
  return [...groups, { title: INACTIVE, sections: [{ people: inactive }] }];
}

function byTeam(people: readonly ManagedPerson[]): PeopleSection[] {
  return teamsInOrder
    .map(team => ({ team, people: people.filter(({ employee }) => toTeamTagId(employee.team) === team) }))
    .filter(section => section.team !== HSE || section.people.length > 0);
}

export const INACTIVE = 'Inactive';

export const sizeOf = ({ sections }: PeopleGroup): number =>
  sections.reduce((sum, { people }) => sum + people.length, 0);

/** Whether a name or an e-mail holds every word that is looked for, all folded. */
export function isMatch({ employee }: ManagedPerson, search: string): boolean {
  const text = foldText(`${employee.name} ${employee.email}`);
  return foldText(search)
    .split(' ')
    .every(word => text.includes(word));
}

import { type TeamTagId, toTeamTagId } from '../../components/deals/tags';
import type { EmployeeInput } from '../../generated/types';
import type { ManagedEmployeesQuery } from './managers.generated';

/** Unsaved changes of a row. */
export type EmployeeDraft = { position?: number; team?: TeamTagId; isActive?: boolean };

/**
 * Returns the values that a row shows: the stored values with the unsaved changes. A missing team is shown as
 * team 1.
 */
export function getDisplayedValues(
  { employee }: ManagedPerson,
  draft: EmployeeDraft,
): Required<EmployeeDraft> {
  const { position, team, isActive } = employee;
  return { position, team: toTeamTagId(team), isActive, ...draft };
}

/** Returns whether the displayed position has teams. The server lists these positions. */
export function hasTeam(person: ManagedPerson, draft: EmployeeDraft): boolean {
  return person.positionsWithTeam.includes(getDisplayedValues(person, draft).position);
}

/**
 * Returns the input of Update: the values that differ from the stored values. The team is included only if
 * the position has teams.
 */
export function toEmployeeInput(person: ManagedPerson, draft: EmployeeDraft): EmployeeInput {
  const storedValues = getDisplayedValues(person, {});
  const displayedValues = getDisplayedValues(person, draft);
  return {
    ...(displayedValues.position !== storedValues.position && { position: displayedValues.position }),
    ...(displayedValues.team !== storedValues.team &&
      hasTeam(person, draft) && { team: displayedValues.team }),
    ...(displayedValues.isActive !== storedValues.isActive && { isActive: displayedValues.isActive }),
  };
}

export const isChanged = (person: ManagedPerson, draft: EmployeeDraft): boolean =>
  Object.keys(toEmployeeInput(person, draft)).length > 0;

/** Returns whether the changes make the person inactive, which signs them out. */
export const isDeactivation = (person: ManagedPerson, draft: EmployeeDraft): boolean =>
  toEmployeeInput(person, draft).isActive === false;

/** A person on the Managers page, with the changes that the viewer may make. */
export type ManagedPerson = ManagedEmployeesQuery['managedEmployees'][number];

/** The positions and teams with their titles, from the server. */
export type PositionAndTeamTitles = Pick<ManagedEmployeesQuery, 'positions' | 'teams'>;

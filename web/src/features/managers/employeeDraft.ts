import { type TeamTagId, toTeamTagId } from '../../components/deals/tags';
import type { EmployeeInput } from '../../generated/types';
import type { ManagedPerson } from './managedPerson';

/** What was chosen in a row and is not saved yet. */
export type EmployeeDraft = { position?: number; team?: TeamTagId; isActive?: boolean };

/** What a row shows: what was chosen, else what is stored. No team at all shows as team 1. */
export function shownIn({ employee }: ManagedPerson, draft: EmployeeDraft): Required<EmployeeDraft> {
  const { position, team, isActive } = employee;
  return { position, team: toTeamTagId(team), isActive, ...draft };
}

/** Whether people of the shown position have a team; the server says which positions do. */
export function hasTeam(person: ManagedPerson, draft: EmployeeDraft): boolean {
  return person.positionsWithTeam.includes(shownIn(person, draft).position);
}

/** What Update sends: only what differs from what is stored, and a team only where there is one. */
export function changesIn(person: ManagedPerson, draft: EmployeeDraft): EmployeeInput {
  const stored = shownIn(person, {});
  const shown = shownIn(person, draft);
  return {
    ...(shown.position !== stored.position && { position: shown.position }),
    ...(shown.team !== stored.team && hasTeam(person, draft) && { team: shown.team }),
    ...(shown.isActive !== stored.isActive && { isActive: shown.isActive }),
  };
}

export const isChanged = (person: ManagedPerson, draft: EmployeeDraft): boolean =>
  Object.keys(changesIn(person, draft)).length > 0;

/** Whether saving this signs the person out. */
export const deactivates = (person: ManagedPerson, draft: EmployeeDraft): boolean =>
  changesIn(person, draft).isActive === false;

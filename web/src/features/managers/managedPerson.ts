import type { ManagedEmployeesQuery } from './managers.generated';

/** A person on the Managers page, with the changes that the viewer may make. */
export type ManagedPerson = ManagedEmployeesQuery['managedEmployees'][number];

/** The positions and teams with their titles, from the server. */
export type PositionAndTeamTitles = Pick<ManagedEmployeesQuery, 'positions' | 'teams'>;

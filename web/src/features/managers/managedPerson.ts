import type { ManagedEmployeesQuery } from './managers.generated';

/** Someone on the Managers page, with what the server lets this viewer change of them. */
export type ManagedPerson = ManagedEmployeesQuery['managedEmployees'][number];

/** The titles of positions and teams, as the server has them. */
export type Titles = Pick<ManagedEmployeesQuery, 'positions' | 'teams'>;

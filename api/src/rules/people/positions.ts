import type { TeamId } from './teams.ts';

/**
 * The positions by id, with their titles (overview.md, Positions). Each has the title and order number of its
 * group on the Managers page (people.md).
 */
export const POSITIONS = [
  { id: 0, title: 'salesperson', groupTitle: 'Product Specialists', groupPlace: 7 },
  { id: 1, title: 'sales manager', groupTitle: 'Sales Managers', groupPlace: 4 },
  { id: 2, title: 'finance manager', groupTitle: 'Finance Managers', groupPlace: 3 },
  { id: 3, title: 'manager', groupTitle: 'Managers', groupPlace: 2 },
  { id: 4, title: 'office staff', groupTitle: 'Office Staff', groupPlace: 5 },
  { id: 5, title: 'admin', groupTitle: 'Admin', groupPlace: 1 },
  { id: 6, title: 'BDC staff', groupTitle: 'BDC', groupPlace: 6 },
] as const;

export type Position = (typeof POSITIONS)[number]['id'];

export const SALESPERSON = 0;
export const SALES_MANAGER = 1;
export const FINANCE_MANAGER = 2;
export const MANAGER = 3;
export const OFFICE_STAFF = 4;
export const ADMIN = 5;
export const BDC_STAFF = 6;

/**
 * Returns whether employees of this position can have a team: salespeople and sales managers (rules.md,
 * People).
 */
export function hasTeam(position: Position): boolean {
  return position === SALESPERSON || position === SALES_MANAGER;
}

/**
 * Returns the team to store: the sent team for positions with a team, otherwise the previous team (rules.md,
 * People).
 */
export function teamToStore(
  position: Position,
  sentTeam: TeamId | null,
  previousTeam: TeamId | null,
): TeamId | null {
  return hasTeam(position) ? sentTeam : previousTeam;
}

/** The facts that decide whether an employee is an active admin. */
export interface AdminFacts {
  readonly position: Position;
  readonly isActive: boolean;
}

export const isActiveAdmin = ({ position, isActive }: AdminFacts): boolean => isActive && position === ADMIN;

/**
 * Returns whether a change removes the store's last active admin (rules.md, People and rights). Returns false
 * for a store without an active admin.
 * @param activeAdmins number of active admins before the change
 */
export function removesLastAdmin(before: AdminFacts, after: AdminFacts, activeAdmins: number): boolean {
  return isActiveAdmin(before) && !isActiveAdmin(after) && activeAdmins <= 1;
}

import type { TeamId } from './teams.ts';

/**
 * The positions, by id, with their titles (overview.md, Who uses it), and the group of the Managers page that shows their
 * people: its title and its place among the groups (people.md).
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

/** Whether an employee of this position has a team of their own choosing: salespeople and sales managers (rules.md, People). */
export function hasTeam(position: Position): boolean {
  return position === SALESPERSON || position === SALES_MANAGER;
}

/** The team to store: the one sent for positions that have a team, else the old one stays (rules.md, People). */
export function teamToStore(position: Position, sent: TeamId | null, old: TeamId | null): TeamId | null {
  return hasTeam(position) ? sent : old;
}

/** What decides whether someone is an admin who can act. */
export interface Standing {
  readonly position: Position;
  readonly isActive: boolean;
}

export const isActiveAdmin = ({ position, isActive }: Standing): boolean => isActive && position === ADMIN;

/**
 * Whether a change takes the store its last active admin (rules.md, People and rights). A store that has none
 * already loses nothing.
 * @param activeAdmins how many there are now
 */
export function takesLastAdmin(before: Standing, after: Standing, activeAdmins: number): boolean {
  return isActiveAdmin(before) && !isActiveAdmin(after) && activeAdmins <= 1;
}

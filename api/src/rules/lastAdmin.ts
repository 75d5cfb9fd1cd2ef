import { ADMIN, type Position } from './positions.ts';

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

/** The teams by id (people.md, Permissions). */
export const TEAMS = [
  { id: 1, name: 'None' },
  { id: 2, name: 'A' },
  { id: 3, name: 'B' },
  { id: 4, name: 'C' },
  { id: 5, name: 'HSE' },
] as const;

export type Team = (typeof TEAMS)[number];
export type TeamId = Team['id'];

/** The id of the team None. */
export const NO_TEAM = 1;

/**
 * The teams that compete on the leaderboard and are offered as filters: A, B and C (people.md, Permissions).
 */
export const COMPETING_TEAMS = TEAMS.filter(team => team.name !== 'None' && team.name !== 'HSE');

/** Returns a person's team, or the team None when the person has no team. */
export function teamOrNone(team: TeamId | null): TeamId {
  return team ?? NO_TEAM;
}

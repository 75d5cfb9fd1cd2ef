import { NO_TEAM, type TeamId, teamOrNone } from '../people/teams.ts';
import { isSold, type SaleFacts, type Salespeople } from './deal.ts';

/** The teams frozen on a deal's two sides; null where none is frozen yet. */
export interface FinalTeams {
  readonly closer: TeamId | null;
  readonly additional: TeamId | null;
}

/** A deal as it stood before a change. */
export interface DealBefore extends Salespeople {
  readonly finalTeams: FinalTeams;
}

/**
 * The teams to store with a deal. On a sold deal, a side without a frozen team, or whose person changed, freezes that
 * person's team of today, no team as 1. A frozen team stays, whatever the statuses or transfers, until its side's
 * person changes (rules.md, A deal, "Final team").
 * @param before null for a new deal
 * @param teamToday the current team of an employee
 */
export function finalTeams(
  before: DealBefore | null,
  after: SaleFacts & Salespeople,
  teamToday: (employeeId: number) => TeamId | null,
): FinalTeams {
  const freeze = (employeeId: number | null, employeeIdBefore: number | null, frozen: TeamId | null) => {
    if (employeeId === null) return null;
    if (employeeId === employeeIdBefore && frozen !== null) return frozen;
    return isSold(after) ? teamOrNone(teamToday(employeeId)) : null;
  };
  return {
    closer: freeze(after.closerId, before?.closerId ?? null, before?.finalTeams.closer ?? null),
    additional: freeze(
      after.additionalId,
      before?.additionalId ?? null,
      before?.finalTeams.additional ?? null,
    ),
  };
}

/** The team that a side's credit goes to: the frozen one, else the person's of today (rules.md, Leaderboard). */
export function creditedTeam(finalTeam: TeamId | null, teamToday: TeamId | null): TeamId {
  return finalTeam ?? teamToday ?? NO_TEAM;
}

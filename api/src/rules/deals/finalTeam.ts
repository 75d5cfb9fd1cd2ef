import { NO_TEAM, type TeamId, teamOrNone } from '../people/teams.ts';
import { isSold, type SaleFacts, type Salespeople } from './deal.ts';

/** The teams frozen for a deal's closer and additional salesperson. Each team is null until it is frozen. */
export interface FinalTeams {
  readonly closer: TeamId | null;
  readonly additional: TeamId | null;
}

/** A deal before a change. */
export interface DealBefore extends Salespeople {
  readonly finalTeams: FinalTeams;
}

/**
 * Returns the teams to store with a deal. On a sold deal, the current team is frozen for each salesperson who
 * is new to the deal or has no frozen team. For a person without a team, team 1 is frozen. Status changes and
 * transfers do not change a frozen team (rules.md, A deal, "Final team").
 * @param before null for a new deal
 * @param getCurrentTeam returns an employee's current team
 */
export function finalTeams(
  before: DealBefore | null,
  after: SaleFacts & Salespeople,
  getCurrentTeam: (employeeId: number) => TeamId | null,
): FinalTeams {
  const freeze = (employeeId: number | null, employeeIdBefore: number | null, frozen: TeamId | null) => {
    if (employeeId === null) return null;
    if (employeeId === employeeIdBefore && frozen !== null) return frozen;
    return isSold(after) ? teamOrNone(getCurrentTeam(employeeId)) : null;
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

/**
 * Returns the team that gets the credit for a salesperson's share of a deal: the frozen team, otherwise the
 * person's current team (rules.md, Leaderboard).
 */
export function creditedTeam(finalTeam: TeamId | null, currentTeam: TeamId | null): TeamId {
  return finalTeam ?? currentTeam ?? NO_TEAM;
}

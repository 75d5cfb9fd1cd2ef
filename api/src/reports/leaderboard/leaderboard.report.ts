import type { Database } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import {
  buildEmployeeLeaderboard,
  buildTeamLeaderboard,
  rankEmployees,
  rankTeams,
} from '../../rules/leaderboard/leaderboard.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import { type LeaderboardChoice, readEmployeeFacts, readTeamFacts } from './leaderboard.query.ts';
import type { LeaderboardFigureName, LeaderboardRowType } from './leaderboard.types.ts';

/** Returns the leaderboard of employees or of teams in the order of their ranks (rules.md, Leaderboard). */
export async function getLeaderboardReport(
  database: Database,
  choice: LeaderboardChoice,
): Promise<LeaderboardRowType[]> {
  const rows =
    choice.mode === 'TEAMS'
      ? buildTeamLeaderboard(await readTeamFacts(database, choice))
      : buildEmployeeLeaderboard(await readEmployeeFacts(database, choice));
  return rows.map(row => ({ ...row, gross: toDollars(row.gross) }));
}

/**
 * Returns the steps that lead to a figure of the leaderboard.
 * @param id id of the employee or of the team
 * @throws BAD_INPUT when the employee or team is not on the leaderboard
 */
export async function explainLeaderboard(
  database: Database,
  choice: LeaderboardChoice,
  id: number,
  figure: LeaderboardFigureName,
): Promise<CalculationSteps> {
  const entries =
    choice.mode === 'TEAMS'
      ? rankTeams(await readTeamFacts(database, choice))
      : rankEmployees(await readEmployeeFacts(database, choice));
  const entry = entries.find(each => each.id === id);
  if (!entry)
    throw badInput(`This ${choice.mode === 'TEAMS' ? 'team' : 'employee'} is not on the leaderboard.`);
  return entry.steps[figure];
}

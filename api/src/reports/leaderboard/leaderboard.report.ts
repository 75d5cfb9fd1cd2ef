import type { Database } from '../../database/database.ts';
import { employeeLeaderboard, teamLeaderboard } from '../../rules/leaderboard/leaderboard.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { readEmployeeFacts, type LeaderboardChoice, readTeamFacts } from './leaderboard.facts.ts';
import type { LeaderboardRowType } from './leaderboard.types.ts';

/** Returns the leaderboard of employees or of teams, from first to last (rules.md, Leaderboard). */
export async function getLeaderboardReport(
  database: Database,
  choice: LeaderboardChoice,
): Promise<LeaderboardRowType[]> {
  const rows =
    choice.mode === 'TEAMS'
      ? teamLeaderboard(await readTeamFacts(database, choice))
      : employeeLeaderboard(await readEmployeeFacts(database, choice));
  return rows.map(row => ({ ...row, gross: toDollars(row.gross) }));
}

import type { Database } from '../../database/database.ts';
import { employeeLeaderboard, teamLeaderboard } from '../../rules/leaderboard/leaderboard.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { employeeFacts, type LeaderboardChoice, teamFacts } from './leaderboard.facts.ts';
import type { LeaderboardRowType } from './leaderboard.types.ts';

/** The leaderboard of people or of teams, first to last (rules.md, Leaderboard). */
export async function leaderboardReport(
  database: Database,
  choice: LeaderboardChoice,
): Promise<LeaderboardRowType[]> {
  const rows =
    choice.mode === 'TEAMS'
      ? teamLeaderboard(await teamFacts(database, choice))
      : employeeLeaderboard(await employeeFacts(database, choice));
  return rows.map(row => ({ ...row, gross: toDollars(row.gross) }));
}

import type { Database } from '../../database/database.ts';
import { badInput } from '../../errors.ts';
import { employeePlaces, teamPlaces } from '../../rules/leaderboard/leaderboard.ts';
import type { Steps } from '../../rules/steps/step.ts';
import type { LeaderboardFigureName } from './leaderboard.enums.ts';
import { readEmployeeFacts, type LeaderboardChoice, readTeamFacts } from './leaderboard.facts.ts';

/**
 * Returns the steps that lead to a figure of the leaderboard.
 * @param id the employee's id, or the team's
 * @throws BAD_INPUT when the employee or team is not on the leaderboard
 */
export async function explainLeaderboard(
  database: Database,
  choice: LeaderboardChoice,
  id: number,
  figure: LeaderboardFigureName,
): Promise<Steps> {
  const entries =
    choice.mode === 'TEAMS'
      ? teamPlaces(await readTeamFacts(database, choice))
      : employeePlaces(await readEmployeeFacts(database, choice));
  const entry = entries.find(each => each.id === id);
  if (!entry)
    throw badInput(`This ${choice.mode === 'TEAMS' ? 'team' : 'employee'} is not on the leaderboard.`);
  return entry.steps[figure];
}

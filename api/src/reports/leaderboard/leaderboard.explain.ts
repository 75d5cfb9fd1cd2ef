import type { Database } from '../../database/database.ts';
import { badInput } from '../../errors.ts';
import { employeePlaces, teamPlaces } from '../../rules/leaderboard/leaderboard.ts';
import type { Steps } from '../../rules/steps/step.ts';
import type { LeaderboardFigureName } from './leaderboard.enums.ts';
import { employeeFacts, type LeaderboardChoice, teamFacts } from './leaderboard.facts.ts';

/**
 * How a figure of the leaderboard comes about.
 * @param id the employee's, or the team's
 * @throws BAD_INPUT for who is not on it
 */
export async function explainLeaderboard(
  database: Database,
  choice: LeaderboardChoice,
  id: number,
  figure: LeaderboardFigureName,
): Promise<Steps> {
  const places =
    choice.mode === 'TEAMS'
      ? teamPlaces(await teamFacts(database, choice))
      : employeePlaces(await employeeFacts(database, choice));
  const place = places.find(each => each.id === id);
  if (!place)
    throw badInput(`This ${choice.mode === 'TEAMS' ? 'team' : 'employee'} is not on the leaderboard.`);
  return place.steps[figure];
}

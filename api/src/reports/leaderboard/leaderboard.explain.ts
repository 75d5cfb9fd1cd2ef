import type { Database } from '../../database/database.ts';
import { badInput } from '../../errors.ts';
import type { HolderSteps } from '../../rules/leaderboard/holderSteps.ts';
import { employeeSteps, teamSteps } from '../../rules/leaderboard/leaderboard.ts';
import { COMPETING_TEAMS } from '../../rules/people/teams.ts';
import { presentSteps } from '../explain/explain.present.ts';
import type { ExplanationType } from '../explain/explain.types.ts';
import type { LeaderboardFigureName } from './leaderboard.enums.ts';
import { employeeFacts, type LeaderboardChoice, teamFacts } from './leaderboard.facts.ts';

/**
 * How a figure of the leaderboard comes about.
 * @param id the employee's, or the team's
 * @throws BAD_INPUT for a team that does not compete
 */
export async function explainLeaderboard(
  database: Database,
  choice: LeaderboardChoice,
  id: number,
  figure: LeaderboardFigureName,
): Promise<ExplanationType> {
  const explained = await (choice.mode === 'TEAMS' ? ofTeam : ofEmployee)(database, choice, id);
  return presentSteps(database, explained[figure]);
}

const ofEmployee = async (database: Database, choice: LeaderboardChoice, id: number): Promise<HolderSteps> =>
  employeeSteps(await employeeFacts(database, choice), id);

async function ofTeam(database: Database, choice: LeaderboardChoice, id: number): Promise<HolderSteps> {
  const team = COMPETING_TEAMS.find(each => each.id === id);
  if (!team) throw badInput('This team is not on the leaderboard.');
  return teamSteps(await teamFacts(database, choice), team.id);
}

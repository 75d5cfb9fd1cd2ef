import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Employee } from '../employees/employee.entity.ts';
import { type DealBefore, finalTeams } from '../rules/deals/finalTeam.ts';
import type { Deal } from './deal.entity.ts';

/** Freezes the team of each side that is sold and has none yet (rules.md, A deal, "Final team"). */
export async function freezeFinalTeams(
  em: SqlEntityManager,
  deal: Deal,
  before: DealBefore | null,
): Promise<void> {
  const ids = [deal.closerId, deal.additionalId].filter(id => id !== null && id !== undefined);
  const people = ids.length > 0 ? await em.find(Employee, { id: { $in: ids } }) : [];
  const teams = new Map(people.map(person => [person.id, person.team]));
  const frozen = finalTeams(before, deal, employeeId => teams.get(employeeId) ?? null);
  deal.closerTeamFinal = frozen.closer;
  deal.additionalTeamFinal = frozen.additional;
}

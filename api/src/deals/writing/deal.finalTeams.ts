import type { Employees } from '../../employees/employee.query.ts';
import { type DealBefore, finalTeams } from '../../rules/deals/finalTeam.ts';
import type { DealFieldsRow } from '../deal.fields.ts';

/**
 * The final teams of a deal: the team of each side that is sold and has none yet is frozen (rules.md, A deal, "Final team").
 * @param people everyone whom the deal names now
 */
export function frozenTeams(
  before: DealFieldsRow | null,
  after: DealFieldsRow,
  people: Employees,
): Pick<DealFieldsRow, 'closerTeamFinal' | 'additionalTeamFinal'> {
  const frozen = finalTeams(before && stateBefore(before), after, id => people.get(id)?.team ?? null);
  return { closerTeamFinal: frozen.closer, additionalTeamFinal: frozen.additional };
}

const stateBefore = ({
  closerId,
  closerTeamFinal,
  additionalId,
  additionalTeamFinal,
}: DealFieldsRow): DealBefore => ({
  closerId,
  additionalId,
  finalTeams: { closer: closerTeamFinal, additional: additionalTeamFinal },
});

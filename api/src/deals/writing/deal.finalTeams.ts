import type { Employees } from '../../employees/employee.query.ts';
import { type DealBefore, finalTeams } from '../../rules/deals/finalTeam.ts';
import type { DealFieldsRow } from '../deal.fields.ts';

/**
 * Derives the final teams of a deal. It freezes the team of each side that is sold and has none yet
 * (rules.md, A deal, "Final team").
 * @param people all employees that the deal names now
 */
export function deriveFinalTeams(
  before: DealFieldsRow | null,
  after: DealFieldsRow,
  people: Employees,
): Pick<DealFieldsRow, 'closerTeamFinal' | 'additionalTeamFinal'> {
  const frozen = finalTeams(before && toDealBefore(before), after, id => people.get(id)?.team ?? null);
  return { closerTeamFinal: frozen.closer, additionalTeamFinal: frozen.additional };
}

const toDealBefore = ({
  closerId,
  closerTeamFinal,
  additionalId,
  additionalTeamFinal,
}: DealFieldsRow): DealBefore => ({
  closerId,
  additionalId,
  finalTeams: { closer: closerTeamFinal, additional: additionalTeamFinal },
});

import type { Reading } from '../../context.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { setGoalsOf } from '../../goals/goal.query.ts';
import { type Month, monthOf } from '../../rules/calendar/calendar.ts';
import { goalProposals } from '../../rules/goals/proposals.ts';
import { byEmployee } from '../../rules/people/people.ts';
import { teamSections } from '../../rules/people/teamSections.ts';
import { listCreditedUnits, listStoreSales } from './goalProposals.query.ts';
import type { GoalProposalsType } from './goalProposals.types.ts';

/**
 * Returns the store, teams and employees that can have a goal in the month, each with the goals proposed from
 * earlier sales (goals.md, Setting them).
 */
export async function getGoalProposalsReport(
  { database }: Pick<Reading, 'database'>,
  month: Month,
): Promise<GoalProposalsType> {
  const [people, goals, credits, sold] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      setGoalsOf(reader, month),
      listCreditedUnits(reader, month),
      listStoreSales(reader, month),
    ]),
  );
  const getCredits = byEmployee(credits);
  const hasGoal = new Set(goals.flatMap(({ employeeId }) => employeeId ?? []));
  return {
    store: goalProposals(
      month,
      sold.map(step => ({ ...step, month: monthOf(step.start) })),
    ),
    sections: teamSections([...people.values()], hasGoal).map(({ people: members, team, name }) => ({
      team,
      name,
      ...goalProposals(
        month,
        members.flatMap(({ id }) => getCredits(id)),
      ),
      people: members.map(person => ({ person, ...goalProposals(month, getCredits(person.id)) })),
    })),
  };
}

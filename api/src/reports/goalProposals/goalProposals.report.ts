import sql from 'sql-template-tag';
import { loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { listGoals } from '../../modules/goals/goal.query.ts';
import type { ReadContext } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { firstOfMonth, lastOfMonth, type Month, monthRange, toMonth } from '../../rules/calendar/calendar.ts';
import type { StoreSalesStep } from '../../rules/deals/storeSales.ts';
import { getProposalMonths, proposeGoals } from '../../rules/goals/goal.ts';
import { buildTeamSections, groupByEmployee } from '../../rules/people/people.ts';
import type { CreditedMonthUnits } from '../../rules/tickSheet/tickSheet.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsSql, IS_CREDITED, listStoreSteps } from '../rollUps.query.ts';
import type { GoalProposalsType } from './goalProposals.types.ts';

/**
 * Returns the goals that are proposed for a month from earlier sales (goals.md, Set goals). The goals are for
 * the store, its teams and the employees that can have a goal.
 */
export async function getGoalProposalsReport(
  { database }: Pick<ReadContext, 'database'>,
  month: Month,
): Promise<GoalProposalsType> {
  const [people, goals, credits, storeSales] = await database.readSnapshot(reader =>
    Promise.all([
      loadEmployeesById(reader),
      listGoals(reader, month),
      listCreditedUnits(reader, month),
      listStoreSales(reader, month),
    ]),
  );
  const getCredits = groupByEmployee(credits);
  const idsWithGoal = new Set(goals.flatMap(({ employeeId }) => employeeId ?? []));
  return {
    store: proposeGoals(
      month,
      storeSales.map(step => ({ ...step, month: toMonth(step.start) })),
    ),
    sections: buildTeamSections([...people.values()], idsWithGoal).map(({ people: members, team, name }) => ({
      team,
      name,
      ...proposeGoals(
        month,
        members.flatMap(({ id }) => getCredits(id)),
      ),
      people: members.map(person => ({ person, ...proposeGoals(month, getCredits(person.id)) })),
    })),
  };
}

/**
 * Returns credited units by employee and month. It reads only the earlier months that the goal proposals for
 * the given month are based on.
 */
export function listCreditedUnits(reader: Reader, month: Month): Promise<CreditedMonthUnits[]> {
  const { lastYear, average } = getProposalRanges(month);
  return reader.rows<CreditedMonthUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, ${UNITS}
     from ${creditsSql(lastYear, average)} group by employee_id, credit.month having ${IS_CREDITED}`,
  );
}

/**
 * Returns the store's sold deals of the earlier months that the goal proposals for the given month are based
 * on.
 */
export async function listStoreSales(reader: Reader, month: Month): Promise<StoreSalesStep[]> {
  const { lastYear, average } = getProposalRanges(month);
  const salesOfRanges = await Promise.all([
    listStoreSteps(reader, lastYear, 'month'),
    listStoreSteps(reader, average, 'month'),
  ]);
  return salesOfRanges.flat();
}

function getProposalRanges(month: Month) {
  const { lastYear, average } = getProposalMonths(month);
  const days = { start: firstOfMonth(average.first), end: lastOfMonth(average.last) };
  return { lastYear: monthRange(lastYear), average: days };
}

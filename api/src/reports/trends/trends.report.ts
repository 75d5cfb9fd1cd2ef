import sql from 'sql-template-tag';
import { soldWithinSql } from '../../modules/deals/deal.query.ts';
import { loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { countUpsByMonth } from '../../modules/upLog/loggedUps.query.ts';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { badInput } from '../../platform/errors.ts';
import {
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  type Month,
  monthRange,
} from '../../rules/calendar/calendar.ts';
import { type DealSums, sumDeals } from '../../rules/deals/dealFigures.ts';
import { type TeamId, teamOrNone } from '../../rules/people/teams.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import type { TrendFigureName } from '../../rules/trends/trendFigures.ts';
import {
  buildTrendMonth,
  buildTrendSteps,
  listTrendMonths,
  type TrendFacts,
  type TrendMonth,
  type TrendScope,
} from '../../rules/trends/trends.ts';
import { sumCounters } from '../../rules/ups/upCounters.ts';
import { DEAL_SIDES, DEAL_SUMS } from '../credits.sql.ts';

/**
 * Subject of trends: an employee, a team with its current members, or the store. Both fields are absent for
 * the store.
 */
export interface TrendSubject {
  readonly teamId?: TeamId | undefined;
  readonly employeeId?: number | undefined;
}

type TrendContext = Pick<Context, 'database' | 'clock'>;

/**
 * Returns thirteen months of trends, of which the given month is the last (trends.md).
 * @throws BAD_INPUT for both a team and an employee
 */
export async function getTrendsReport(
  context: TrendContext,
  lastMonth: Month,
  filter: TrendSubject = {},
): Promise<TrendMonth[]> {
  const months = listTrendMonths(lastMonth);
  const { subject, getFacts } = await readTrendFacts(context, months, filter);
  const today = context.clock.today();
  return months.map(month => buildTrendMonth(month, getFacts(month), subject, today));
}

/**
 * Returns the steps that lead to a figure of a month.
 * @throws BAD_INPUT for both a team and an employee, or when the divisor of the figure is 0
 */
export async function explainTrends(
  context: TrendContext,
  month: Month,
  figure: TrendFigureName,
  filter: TrendSubject,
): Promise<CalculationSteps> {
  const { subject, getFacts } = await readTrendFacts(context, [month], filter);
  const steps = buildTrendSteps(getFacts(month), monthRange(month), subject)[figure];
  if (!steps) throw badInput('This figure has no value in that month because there is nothing to divide by.');
  return steps;
}

async function readTrendFacts({ database }: TrendContext, months: readonly Month[], filter: TrendSubject) {
  if (filter.teamId !== undefined && filter.employeeId !== undefined)
    throw badInput('Choose a team or a person, not both.');
  const days = { start: firstOfMonth(months[0] as Month), end: lastOfMonth(months.at(-1) as Month) };
  return database.readSnapshot(async reader => {
    const subject: TrendScope = {
      ...filter,
      employeeIds: await listEmployeeIds(filter, () => loadEmployeesById(reader)),
    };
    const [sales, ups] = await Promise.all([
      listMonthlySales(reader, days, subject.employeeIds),
      countUpsByMonth(reader, { days, ...filter }),
    ]);
    const [salesByMonth, upsByMonth] = [mapByMonth(sales), mapByMonth(ups)];
    const getFacts = (month: Month): TrendFacts => ({
      sums: salesByMonth.get(month) ?? sumDeals([]),
      ups: upsByMonth.get(month) ?? sumCounters([]),
    });
    return { subject, getFacts };
  });
}

async function listEmployeeIds(
  { teamId, employeeId }: TrendSubject,
  loadEmployees: () => ReturnType<typeof loadEmployeesById>,
): Promise<number[] | undefined> {
  if (employeeId !== undefined) return [employeeId];
  if (teamId === undefined) return undefined;
  const people = [...(await loadEmployees()).values()];
  return people.filter(({ team }) => teamOrNone(team) === teamId).map(({ id }) => id);
}

const mapByMonth = <Row extends { readonly month: Month }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.month, row]));

/**
 * Returns the sums of the sold deals of each month. Months without sold deals are left out. Deals count whole
 * for the store, and by their shares for employees.
 * @param employeeIds the credited employees; when absent, all deals of the store count, credited or not
 */
export function listMonthlySales(
  reader: Reader,
  days: DayRange,
  employeeIds?: readonly number[],
): Promise<(DealSums & { readonly month: Month })[]> {
  const from = employeeIds
    ? sql`deal cross join ${DEAL_SIDES}
       where (closer_id = any(${employeeIds}::int[]) or additional_id = any(${employeeIds}::int[]))
         and employee_id = any(${employeeIds}::int[])`
    : sql`deal cross join (select 2 as halves) as whole where true`;
  return reader.rows(
    sql`select to_char(delivery_date, 'YYYY-MM') as month, ${DEAL_SUMS}
     from ${from} and ${soldWithinSql(days)} group by month`,
  );
}

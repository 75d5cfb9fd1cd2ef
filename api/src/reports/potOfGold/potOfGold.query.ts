import sql from 'sql-template-tag';
import { soldWithinSql } from '../../modules/deals/deal.query.ts';
import { loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { getPotsByMonth, getWorkingDays, listVacationUnits } from '../../modules/settings/settings.query.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/database/reader.ts';
import {
  firstOfMonth,
  lastOfMonth,
  type Month,
  type MonthSpan,
  toMonth,
} from '../../rules/calendar/calendar.ts';
import type { PotCredits, PotOfGoldFacts } from '../../rules/potOfGold/potOfGold.ts';
import type { RunningPotFacts } from '../../rules/potOfGold/potRace.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { carClassCondition, DEAL_SIDES, IS_CREDITED_SIDE } from '../credits.sql.ts';

/**
 * Returns the units, used units and early used units that were delivered in a span of months, by month and
 * employee.
 */
export function listPotCredits(
  reader: Reader,
  { first, last }: MonthSpan,
): Promise<(PotCredits & { readonly month: Month })[]> {
  const days = { start: firstOfMonth(first), end: lastOfMonth(last) };
  const used = carClassCondition('used');
  return reader.rows(
    sql`select to_char(delivery_date, 'YYYY-MM') as month, employee_id as "employeeId", sum(halves)::float8 / 2 as units,
       coalesce(sum(halves) filter (where ${used}), 0)::float8 / 2 as "usedUnits",
       coalesce(sum(halves) filter (where ${used} and extract(day from delivery_date) <= ${POT_RULE.fastStartLastDay}), 0)::float8 / 2
         as "earlyUsedUnits"
     from deal cross join ${DEAL_SIDES}
     where ${soldWithinSql(days)} and ${IS_CREDITED_SIDE}
     group by month, employee_id`,
  );
}

/** Reads the facts of a month's spiff at one instant. */
export const readPotFacts = (database: Database, month: Month): Promise<PotOfGoldFacts> =>
  database.readSnapshot(reader => readFactsOfMonth(reader, month));

/** Reads the facts of the current month's spiff and pace, all at one instant. */
export async function readRunningPotFacts({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<RunningPotFacts> {
  const today = clock.today();
  const month = toMonth(today);
  const [facts, workingDays = null] = await database.readSnapshot(reader =>
    Promise.all([readFactsOfMonth(reader, month), getWorkingDays(reader, month)]),
  );
  return { ...facts, today, workingDays };
}

async function readFactsOfMonth(reader: Reader, month: Month): Promise<PotOfGoldFacts> {
  return (await readPotFactsByMonth(reader, { first: month, last: month }))(month);
}

/** Reads the facts of a span of months. Returns a function that selects the facts of one month. */
export async function readPotFactsByMonth(
  reader: Reader,
  span: MonthSpan,
): Promise<(month: Month) => PotOfGoldFacts> {
  const [employees, pots, credits, vacation] = await Promise.all([
    loadEmployeesById(reader),
    getPotsByMonth(reader, span),
    listPotCredits(reader, span),
    listVacationUnits(reader, span),
  ]);
  const people = [...employees.values()];
  const creditsByMonth = Map.groupBy(credits, ({ month }) => month);
  const vacationByMonth = Map.groupBy(vacation, ({ month }) => month);
  return month => ({
    month,
    pot: pots.get(month) ?? 0,
    people,
    credits: creditsByMonth.get(month) ?? [],
    vacation: vacationByMonth.get(month) ?? [],
  });
}

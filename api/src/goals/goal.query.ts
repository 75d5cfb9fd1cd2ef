import sql from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import { type MonthGoals, indexMonthGoals, type OwnedGoal } from '../rules/goals/goal.ts';

/** The goals that are set for a month, in no order. */
export function setGoalsOf(reader: Reader, month: Month): Promise<OwnedGoal[]> {
  return reader.rows<OwnedGoal>(
    sql`select employee_id as "employeeId", team, total::float8 as total, new::float8 as new, used::float8 as used
     from goal where month = ${firstOfMonth(month)}`,
  );
}

/** The same, to be looked up by whose they are. */
export async function goalsOf(reader: Reader, month: Month): Promise<MonthGoals> {
  return indexMonthGoals(await setGoalsOf(reader, month));
}

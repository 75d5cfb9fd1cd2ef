import sql from 'sql-template-tag';
import type { Reader } from '../../platform/database/reader.ts';
import { firstOfMonth, type Month } from '../../rules/calendar/calendar.ts';
import { indexMonthGoals, type MonthGoals, type OwnedGoal } from '../../rules/goals/goal.ts';

/** Lists the goals of a month, unordered. */
export function listGoals(reader: Reader, month: Month): Promise<OwnedGoal[]> {
  return reader.rows<OwnedGoal>(
    sql`select employee_id as "employeeId", team, total::float8 as total, new::float8 as new, used::float8 as used
     from goal where month = ${firstOfMonth(month)}`,
  );
}

/** Returns the goals of a month, indexed by owner. */
export async function getMonthGoals(reader: Reader, month: Month): Promise<MonthGoals> {
  return indexMonthGoals(await listGoals(reader, month));
}

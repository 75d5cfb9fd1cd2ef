import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import { firstOfMonth, lastOfMonth, type Month, type MonthSpan } from '../../rules/calendar/calendar.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import type { PotCredits } from '../../rules/potOfGold/potSteps.ts';
import { IS_CREDITED_SIDE, carClassCondition, DEAL_SIDES } from '../credits.sql.ts';

/** Returns units, used units and early used units by month and employee, delivered in a span of months. */
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
     where ${isSoldWithin(days)} and ${IS_CREDITED_SIDE}
     group by month, employee_id`,
  );
}

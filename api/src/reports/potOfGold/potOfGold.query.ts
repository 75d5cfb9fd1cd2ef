import type { Reader } from '../../database/reader.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { fastStartRange, type PotCredits } from '../../rules/potOfGold/potOfGold.ts';
import { CREDITED, isOfClass, SIDES, SOLD_IN_RANGE } from '../credits.sql.ts';

/** Units, used units and early used units by employee, delivered in a month. */
export function potCredits(reader: Reader, month: Month): Promise<PotCredits[]> {
  const { start, end } = monthRange(month);
  const used = isOfClass('used');
  return reader.rows<PotCredits>(
    `select employee_id as "employeeId", sum(halves)::float8 / 2 as units,
       coalesce(sum(halves) filter (where ${used}), 0)::float8 / 2 as "usedUnits",
       coalesce(sum(halves) filter (where ${used} and delivery_date <= $3), 0)::float8 / 2 as "earlyUsedUnits"
     from deal cross join ${SIDES}
     where ${SOLD_IN_RANGE} and ${CREDITED}
     group by employee_id`,
    [start, end, fastStartRange(month).end],
  );
}

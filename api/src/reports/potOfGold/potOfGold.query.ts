import sql from 'sql-template-tag';
import { plannedOnce } from '../../database/plannedOnce.ts';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { fastStartRange, type PotCredits } from '../../rules/potOfGold/potSteps.ts';
import { CREDITED, isOfClass, SIDES } from '../credits.sql.ts';

/** Units, used units and early used units by employee, delivered in a month. */
export function potCredits(reader: Reader, month: Month): Promise<PotCredits[]> {
  const used = isOfClass('used');
  return reader.rows<PotCredits>(
    plannedOnce(sql`select employee_id as "employeeId", sum(halves)::float8 / 2 as units,
       coalesce(sum(halves) filter (where ${used}), 0)::float8 / 2 as "usedUnits",
       coalesce(sum(halves) filter (where ${used} and delivery_date <= ${fastStartRange(month).end}), 0)::float8 / 2 as "earlyUsedUnits"
     from deal cross join ${SIDES}
     where ${isSoldWithin(monthRange(month))} and ${CREDITED}
     group by employee_id`),
  );
}

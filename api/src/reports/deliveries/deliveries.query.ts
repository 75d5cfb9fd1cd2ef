import sql from 'sql-template-tag';
import type { Reading } from '../../context.ts';
import { everyoneNamed } from '../../employees/employee.query.ts';
import { badInput } from '../../errors.ts';
import { addDays, type Day, type DayRange } from '../../rules/calendar/calendar.ts';
import type { DeliveryType } from './deliveries.types.ts';

interface Delivered {
  readonly number: number;
  readonly day: Day;
  /** For the store's own mail; no field of GraphQL's type. */
  readonly customer: string | null;
  readonly vehicle: string | null;
  readonly stockNumber: string | null;
  readonly isSold: boolean;
  readonly closerId: number | null;
  readonly additionalId: number | null;
}

const MOST_DAYS = 31;

/** The deliveries of some days, dead deals left out, by day, then number (display.md). @throws BAD_INPUT for more than 31 days */
export async function deliveries(
  reading: Reading,
  { start, end }: DayRange,
): Promise<(DeliveryType & Pick<Delivered, 'customer'>)[]> {
  if (addDays(start, MOST_DAYS) <= end)
    throw badInput(`Deliveries are listed for at most ${MOST_DAYS} days.`);
  // The log day of a deal with a delivery date is that date, and has an index.
  const rows = await reading.database.rows<Delivered>(
    sql`
      select number, delivery_date as day, customer_name as customer, car_info as vehicle, stock_num as "stockNumber", is_sold as "isSold",
        closer_id as "closerId", additional_id as "additionalId"
      from deal
      where log_day between ${start} and ${end} and delivery_date is not null and deal_status is distinct from 'DEAD'
      order by delivery_date, number`,
  );
  const people = await everyoneNamed(reading, rows, salespeopleOf);
  return rows.map(row => ({
    ...row,
    salespeople: salespeopleOf(row).flatMap(id => people.get(id ?? 0) ?? []),
  }));
}

/** A deal of one person on both sides is that person's alone. */
const salespeopleOf = ({ closerId, additionalId }: Delivered) => [...new Set([closerId, additionalId])];

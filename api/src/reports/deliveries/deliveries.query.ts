import sql from 'sql-template-tag';
import { getEmployeesForRows } from '../../modules/employees/employee.query.ts';
import type { ReadContext } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { addDays, type Day, type DayRange } from '../../rules/calendar/calendar.ts';
import type { DeliveryType } from './deliveries.types.ts';

interface DeliveryRow {
  readonly number: number;
  readonly day: Day;
  /** Only the emails of the store show the customer. The GraphQL type does not have this field. */
  readonly customer: string | null;
  readonly vehicle: string | null;
  readonly stockNumber: string | null;
  readonly isSold: boolean;
  readonly closerId: number | null;
  readonly additionalId: number | null;
}

const MAX_DAYS = 31;

/**
 * Returns the deliveries of a range of days, by day, then number. Dead deals are left out (display.md).
 * @throws BAD_INPUT for more than 31 days
 */
export async function listDeliveries(
  reading: ReadContext,
  { start, end }: DayRange,
): Promise<(DeliveryType & Pick<DeliveryRow, 'customer'>)[]> {
  if (addDays(start, MAX_DAYS) <= end) throw badInput(`Choose a range of at most ${MAX_DAYS} days.`);
  // If a deal has a delivery date, its log day is the same date. The query uses the log day because this
  // column has an index.
  const rows = await reading.database.rows<DeliveryRow>(
    sql`
      select number, delivery_date as day, customer_name as customer, car_info as vehicle, stock_num as "stockNumber", is_sold as "isSold",
        closer_id as "closerId", additional_id as "additionalId"
      from deal
      where log_day between ${start} and ${end} and delivery_date is not null and deal_status is distinct from 'DEAD'
      order by delivery_date, number`,
  );
  const people = await getEmployeesForRows(reading, rows, getSalespersonIds);
  return rows.map(row => ({
    ...row,
    salespeople: getSalespersonIds(row).flatMap(id => people.get(id ?? 0) ?? []),
  }));
}

/** Returns the employees of both sides of a delivery. An employee on both sides is returned once. */
const getSalespersonIds = ({ closerId, additionalId }: DeliveryRow) => [...new Set([closerId, additionalId])];

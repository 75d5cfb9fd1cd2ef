import type { Context } from '../context.ts';
import type { Employees } from '../employees/employee.query.ts';
import { monthOf } from '../rules/calendar/calendar.ts';
import { isOver } from '../rules/closing/closedMonth.ts';
import { presentClosing } from './closing.present.ts';
import { lastClosings, monthsUntil } from './closing.query.ts';
import type { StoreMonthType } from './closing.types.ts';

/** The months from that of the first deal to this one, the newest first, and what became of each (closing.md, How). */
export async function storeMonths(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  people: Employees,
): Promise<StoreMonthType[]> {
  const today = clock.today();
  const last = new Map((await lastClosings(database)).map(row => [row.month, row]));
  return (await monthsUntil(database, monthOf(today))).map(month => {
    const row = last.get(month);
    return { month, isOver: isOver(month, today), lastClosing: row ? presentClosing(row, people) : null };
  });
}

import { type Day, firstOfMonth, getWeekday, listDays, monthRange } from '../../rules/calendar/calendar.ts';
import { isHouse } from '../../rules/people/people.ts';
import { toUnits } from '../../rules/settings/vacation.ts';
import type { InsertRow } from './bulkInsert.ts';
import { type DemoEmployee, isSellingOn } from './people.ts';
import { Random } from './random.ts';
import { listStoreMonths } from './storeCalendar.ts';

/** Creates the working days, Monday to Saturday. Today counts as completed. */
export function createWorkingDays(today: Day): InsertRow[] {
  return listStoreMonths(today).map(month => {
    const days = listDays(monthRange(month)).filter(day => getWeekday(day) !== 0);
    return {
      month: firstOfMonth(month),
      completed: days.filter(day => day <= today).length,
      total: days.length,
    };
  });
}

/** Vacation units in hundredths of a unit. A day is 20, a week is 100. */
const VACATION_HUNDREDTHS = [20, 40, 50, 60, 100, 100, 150, 200, 240];

/** Creates the vacation units of salespeople. They are more frequent in July, August and December. */
export function createVacationUnits(people: readonly DemoEmployee[], today: Day): InsertRow[] {
  const random = new Random('vacation');
  return listStoreMonths(today).flatMap(month => {
    const probability = ['07', '08', '12'].includes(month.slice(5)) ? 0.45 : 0.2;
    return people
      .filter(person => !isHouse(person) && isSellingOn(person, firstOfMonth(month)))
      .filter(() => random.chance(probability))
      .map(person => ({
        employee_id: person.id,
        month: firstOfMonth(month),
        unit_count: toUnits(random.pick(VACATION_HUNDREDTHS)),
      }));
  });
}

/** Creates pots of 1,500 to 3,500 dollars. */
export function createPots(today: Day): InsertRow[] {
  const random = new Random('pots');
  return listStoreMonths(today).map(month => ({
    month: firstOfMonth(month),
    total: 250 * random.between(6, 14),
  }));
}

import { type Day, listDays, firstOfMonth, monthRange, weekdayOf } from '../rules/calendar/calendar.ts';
import { isHouse } from '../rules/people/people.ts';
import { toUnits } from '../rules/settings/vacation.ts';
import type { TableRow } from './bulkInsert.ts';
import { type Colleague, sellsOn } from './people.ts';
import { Random } from './random.ts';
import { storeMonths } from './span.ts';

/** The store works Monday to Saturday; today counts as completed. */
export function demoWorkingDays(today: Day): TableRow[] {
  return storeMonths(today).map(month => {
    const days = listDays(monthRange(month)).filter(day => weekdayOf(day) !== 0);
    return {
      month: firstOfMonth(month),
      completed: days.filter(day => day <= today).length,
      total: days.length,
    };
  });
}

/** In hundredths: a day is worth 0.2, a week away 1. */
const TIMES_AWAY = [20, 40, 50, 60, 100, 100, 150, 200, 240];

/** Salespeople are away now and then, more of them in July, August and December. */
export function demoVacationUnits(people: readonly Colleague[], today: Day): TableRow[] {
  const random = new Random('vacation');
  return storeMonths(today).flatMap(month => {
    const away = ['07', '08', '12'].includes(month.slice(5)) ? 0.45 : 0.2;
    return people
      .filter(person => !isHouse(person) && sellsOn(person, firstOfMonth(month)))
      .filter(() => random.chance(away))
      .map(person => ({
        employee_id: person.id,
        month: firstOfMonth(month),
        unit_count: toUnits(random.pick(TIMES_AWAY)),
      }));
  });
}

/** 1,500 to 3,500 dollars. */
export function demoPots(today: Day): TableRow[] {
  const random = new Random('pots');
  return storeMonths(today).map(month => ({
    month: firstOfMonth(month),
    total: 250 * random.between(6, 14),
  }));
}

import { type EmployeeRow, getCachedEmployees } from '../../modules/employees/employee.query.ts';
import { getMonthGoals } from '../../modules/goals/goal.query.ts';
import { getWorkingDays, listVacationUnits } from '../../modules/settings/settings.query.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { cutToFirstDay, type Day, type Month, monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { carClass } from '../../rules/deals/dealValues.ts';
import type { MonthGoals } from '../../rules/goals/goal.ts';
import { listSalesFloor } from '../../rules/myDay/lastSales.ts';
import { buildOwnMonth } from '../../rules/myDay/ownMonth.ts';
import { buildStoreDay, getStoreDays } from '../../rules/myDay/storeDay.ts';
import { SALESPERSON } from '../../rules/people/positions.ts';
import type { WorkingDays } from '../../rules/settings/workingDays.ts';
import type { SheetGoals } from '../../rules/tickSheet/sheetGoals.ts';
import { getDaysLeft } from '../../rules/tickSheet/track.ts';
import { listLeaderboardGroups } from '../leaderboard/leaderboard.query.ts';
import { listStoreSteps } from '../rollUps.query.ts';
import { listCreditedMonths, listLastSales, listLoggedUps } from './myDay.query.ts';
import type { MyDayType, OwnMonthType, StoreDayType } from './myDay.types.ts';

/**
 * Returns the first part of Home for an employee: the own month for a salesperson, the store's day for others
 * (my-day.md).
 * @throws NOT_FOUND
 */
export async function getMyDayReport(context: Context, employeeId: number): Promise<MyDayType> {
  const people = await getCachedEmployees(context);
  const person = people.get(employeeId);
  if (!person) throw notFound('There is no such employee.');
  const floor = [...people.values()];
  return person.position === SALESPERSON
    ? { ownMonth: await getOwnMonth(context, employeeId, floor), storeDay: null }
    : { ownMonth: null, storeDay: await getStoreDayReport(context, floor) };
}

async function getOwnMonth(
  { database, clock }: Context,
  employeeId: number,
  people: readonly EmployeeRow[],
): Promise<OwnMonthType> {
  const today = clock.today();
  const month = monthOf(today);
  const range = monthRange(month);
  const [groups, vacation, workingDays, goals, [lastSale], months, ups] = await database.readSnapshot(
    reader =>
      Promise.all([
        listLeaderboardGroups(reader, range, 'All'),
        listVacationUnits(reader, { first: month, last: month }),
        getWorkingDays(reader, month),
        getMonthGoals(reader, month),
        listLastSales(reader, [employeeId], today),
        listCreditedMonths(reader, employeeId, today),
        listLoggedUps(reader, today),
      ]),
  );
  const facts = {
    today,
    employeeId,
    people,
    deals: groups.map(group => ({ ...group, carClass: carClass(group.carType) })),
    vacation,
    workingDays: workingDays ?? null,
    goals: toSheetGoals(month, today, goals, workingDays),
    lastSale: lastSale?.day ?? null,
    months,
    ups,
  };
  const { bestMonth, ...figures } = buildOwnMonth(facts);
  return {
    ...figures,
    range,
    bestMonth: bestMonth && { units: bestMonth.units, range: monthRange(bestMonth.month) },
  };
}

/** Returns the store’s day (my-day.md). */
export async function getStoreDayReport(
  { database, clock }: Context,
  people: readonly EmployeeRow[],
): Promise<StoreDayType> {
  const today = clock.today();
  const days = getStoreDays(today);
  const floor = listSalesFloor(people).map(({ id }) => id);
  const thisMonth = monthOf(today);
  const [yesterday, month, priorToDate, workingDays, set, lastSales] = await database.readSnapshot(reader =>
    Promise.all([
      listStoreSteps(reader, days.yesterday),
      listStoreSteps(reader, days.month),
      listStoreSteps(reader, days.priorToDate),
      getWorkingDays(reader, thisMonth),
      getMonthGoals(reader, thisMonth),
      listLastSales(reader, floor, today),
    ]),
  );
  const facts = {
    today,
    people,
    yesterday,
    month,
    priorToDate,
    workingDays: workingDays ?? null,
    goals: toSheetGoals(thisMonth, today, set, workingDays),
    lastSales,
  };
  return { ...buildStoreDay(facts), days: { ...days, priorToDate: cutToFirstDay(days.priorToDate) } };
}

/** Returns the goals of a month with the days left to reach them. */
const toSheetGoals = (month: Month, today: Day, set: MonthGoals, workingDays?: WorkingDays): SheetGoals => ({
  goalsByOwner: set,
  remainingDays: getDaysLeft(month, today, workingDays ?? null),
});

import { type EmployeeRow, getCachedEmployees } from '../../modules/employees/employee.query.ts';
import { getMonthGoals } from '../../modules/goals/goal.query.ts';
import { getWorkingDays, listVacationUnits } from '../../modules/settings/settings.query.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import {
  type Day,
  limitToValidDays,
  type Month,
  monthRange,
  toMonth,
} from '../../rules/calendar/calendar.ts';
import { carClass } from '../../rules/deals/dealValues.ts';
import type { MonthGoals } from '../../rules/goals/goal.ts';
import { listActiveSalespeople } from '../../rules/myDay/lastSales.ts';
import { buildOwnMonth } from '../../rules/myDay/ownMonth.ts';
import { buildStoreOverview, getStoreOverviewRanges } from '../../rules/myDay/storeOverview.ts';
import { SALESPERSON } from '../../rules/people/positions.ts';
import type { WorkingDays } from '../../rules/settings/workingDays.ts';
import type { SheetGoals } from '../../rules/tickSheet/sheetGoals.ts';
import { getDaysLeft } from '../../rules/tickSheet/track.ts';
import { listLeaderboardGroups } from '../leaderboard/leaderboard.query.ts';
import { listStoreSteps } from '../rollUps.query.ts';
import { listCreditedMonths, listLastSales, listRotationUps } from './myDay.query.ts';
import type { MyDayType, OwnMonthType, StoreDayType } from './myDay.types.ts';

/**
 * Returns the first section of Home for an employee (my-day.md). A salesperson sees the personal month.
 * Employees of other positions see the store's day.
 * @throws NOT_FOUND
 */
export async function getMyDayReport(context: Context, employeeId: number): Promise<MyDayType> {
  const people = await getCachedEmployees(context);
  const person = people.get(employeeId);
  if (!person) throw notFound('Employee not found.');
  const employees = [...people.values()];
  return person.position === SALESPERSON
    ? { ownMonth: await getOwnMonth(context, employeeId, employees), storeDay: null }
    : { ownMonth: null, storeDay: await getStoreDayReport(context, employees) };
}

async function getOwnMonth(
  { database, clock }: Context,
  employeeId: number,
  people: readonly EmployeeRow[],
): Promise<OwnMonthType> {
  const today = clock.today();
  const month = toMonth(today);
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
        listRotationUps(reader, today),
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
  const days = getStoreOverviewRanges(today);
  const salespersonIds = listActiveSalespeople(people).map(({ id }) => id);
  const thisMonth = toMonth(today);
  const [yesterday, month, priorToDate, workingDays, monthGoals, lastSales] = await database.readSnapshot(
    reader =>
      Promise.all([
        listStoreSteps(reader, days.yesterday),
        listStoreSteps(reader, days.month),
        listStoreSteps(reader, days.priorToDate),
        getWorkingDays(reader, thisMonth),
        getMonthGoals(reader, thisMonth),
        listLastSales(reader, salespersonIds, today),
      ]),
  );
  const facts = {
    today,
    people,
    yesterday,
    month,
    priorToDate,
    workingDays: workingDays ?? null,
    goals: toSheetGoals(thisMonth, today, monthGoals, workingDays),
    lastSales,
  };
  return { ...buildStoreOverview(facts), days: { ...days, priorToDate: limitToValidDays(days.priorToDate) } };
}

/** Returns the goals of a month with the days left to reach them. */
const toSheetGoals = (
  month: Month,
  today: Day,
  monthGoals: MonthGoals,
  workingDays?: WorkingDays,
): SheetGoals => ({
  goalsByOwner: monthGoals,
  remainingDays: getDaysLeft(month, today, workingDays ?? null),
});

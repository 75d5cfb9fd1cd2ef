import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { announce } from '../live/announce.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import { type Cents, toDollarText } from '../rules/numbers/money.ts';
import { type Hundredths, toUnits } from '../rules/settings/vacation.ts';
import { areWorkingDays, type WorkingDays } from '../rules/settings/workingDays.ts';
import type { ToDoDays } from '../rules/toDo/openPoints.ts';
import { demand } from '../viewer/policy.ts';
import {
  MonthPot,
  ToDoDays as StoredToDoDays,
  WorkingDays as StoredWorkingDays,
  VacationUnits,
} from './settings.entity.ts';
import { canEditPot, canEditVacationUnits, canEditWorkingDays } from './settings.policy.ts';

/** Days to set; an absent one stays as it is. */
export interface WorkingDaysFields {
  readonly completed?: number | undefined;
  readonly total?: number | undefined;
}

/**
 * Sets the working days of a month (rules.md, Tick sheet).
 * @throws FORBIDDEN, BAD_INPUT when more are completed than there are
 */
export async function setWorkingDays(
  context: Context,
  month: Month,
  days: WorkingDaysFields,
): Promise<WorkingDays> {
  demand(canEditWorkingDays(context.viewer), 'You may not change the working days.');
  return context.database.transaction(async em => {
    const key = { month: firstOfMonth(month) };
    // The row is made first and then locked, so that two who set one figure each both win.
    await em.upsert(StoredWorkingDays, { ...key, completed: 0, total: 0 }, { onConflictAction: 'ignore' });
    const stored = await em.findOneOrFail(StoredWorkingDays, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const next = {
      completed: days.completed ?? stored.completed,
      total: days.total ?? stored.total,
    };
    if (!areWorkingDays(next)) {
      throw badInput(
        'Completed working days must be whole, and no more than the total, which is at most 31.',
      );
    }
    Object.assign(stored, next);
    await announceSettings(em);
    return next;
  });
}

/** Sets the days of what is open (rules.md, What is open). @throws FORBIDDEN */
export async function setToDoDays(context: Context, days: ToDoDays): Promise<ToDoDays> {
  demand(canEditWorkingDays(context.viewer), 'You may not change the days of what is open.');
  await context.database.transaction(async em => {
    await em.upsert(StoredToDoDays, { id: 1, ...days });
    await announceSettings(em);
  });
  return days;
}

/**
 * Sets the vacation units of an employee in a month (rules.md, Tick sheet, VAC).
 * @throws FORBIDDEN, BAD_INPUT when there is no such employee
 */
export async function setVacationUnits(
  context: Context,
  employeeId: number,
  month: Month,
  units: Hundredths,
): Promise<Hundredths> {
  demand(canEditVacationUnits(context.viewer), 'You may not change vacation units.');
  await context.database.transaction(async em => {
    await em.upsert(VacationUnits, {
      employeeId,
      month: firstOfMonth(month),
      unitCount: toUnits(units).toFixed(2),
    });
    await announceSettings(em);
  });
  return units;
}

/**
 * Sets the pot of a month (rules.md, Pot of gold).
 * @param total null when nothing was typed
 * @throws FORBIDDEN, BAD_INPUT when it is empty or negative
 */
export async function setMonthPot(context: Context, month: Month, total: Cents | null): Promise<Cents> {
  demand(canEditPot(context.viewer), 'You may not change the pot.');
  if (total === null || total < 0) throw badInput('The pot must be an amount of dollars, 0 or more.');
  await context.database.transaction(async em => {
    await em.upsert(MonthPot, { month: firstOfMonth(month), total: toDollarText(total) });
    await announceSettings(em);
  });
  return total;
}

/** Without days: a pot counts for later months too, and working days for ranges that start late in their month. */
const announceSettings = (em: SqlEntityManager) => announce(em, { topic: 'SETTINGS', days: [] });

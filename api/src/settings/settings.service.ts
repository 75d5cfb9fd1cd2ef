import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { badInput } from '../platform/errors.ts';
import { recordChange } from '../history/record.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import { type Cents, toDollars } from '../rules/numbers/money.ts';
import { type Hundredths, toUnits } from '../rules/settings/vacation.ts';
import { isValidWorkingDays, type WorkingDays } from '../rules/settings/workingDays.ts';
import type { FollowUpDays } from '../rules/openItems/openItems.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { changeSetting } from './setting.change.ts';
import { potHistory, followUpDaysHistory, vacationHistory, workingDaysHistory } from './settings.history.ts';
import { canEditPot, canEditVacationUnits, canEditWorkingDays } from './settings.policy.ts';
import { getPot } from './settings.query.ts';

/** Working days to set. An absent field stays unchanged. */
export interface WorkingDaysChange {
  readonly completed?: number | undefined;
  readonly total?: number | undefined;
}

/**
 * Sets the working days of a month (rules.md, Tick sheet).
 * @throws FORBIDDEN, BAD_INPUT when more are completed than the total
 */
export async function setWorkingDays(
  context: Context,
  month: Month,
  days: WorkingDaysChange,
): Promise<WorkingDays> {
  requireAbility(canEditWorkingDays(context.viewer), 'You may not change the working days.');
  return changeSetting(context, { entity: workingDaysHistory, ...forMonth(month) }, current => {
    const next = {
      completed: days.completed ?? current?.completed ?? 0,
      total: days.total ?? current?.total ?? 0,
    };
    if (!isValidWorkingDays(next)) {
      throw badInput(
        'Completed working days must be whole, and no more than the total, which is at most 31.',
      );
    }
    return next;
  });
}

/**
 * Sets the follow-up days (rules.md, What is open).
 * @throws FORBIDDEN
 */
export async function setFollowUpDays(context: Context, days: FollowUpDays): Promise<FollowUpDays> {
  requireAbility(canEditWorkingDays(context.viewer), 'You may not change the days of what is open.');
  return changeSetting(context, { entity: followUpDaysHistory, key: { id: 1 }, of: {} }, () => ({ ...days }));
}

/**
 * Sets the vacation units of an employee in a month (rules.md, Tick sheet, VAC).
 * @throws FORBIDDEN, BAD_INPUT for a missing employee
 */
export async function setVacationUnits(
  context: Context,
  employeeId: number,
  month: Month,
  units: Hundredths,
): Promise<Hundredths> {
  requireAbility(canEditVacationUnits(context.viewer), 'You may not change vacation units.');
  const key = { employee_id: employeeId, month: firstOfMonth(month) };
  const vacation = { entity: vacationHistory, key, of: { month, personId: employeeId } };
  await changeSetting(context, vacation, () => ({ units: toUnits(units) }));
  return units;
}

/**
 * Sets the pot of a month (rules.md, Pot of gold).
 * @param total null when the input is empty
 * @throws FORBIDDEN, BAD_INPUT when it is empty or negative
 */
export async function setMonthPot(context: Context, month: Month, total: Cents | null): Promise<Cents> {
  requireAbility(canEditPot(context.viewer), 'You may not change the pot.');
  if (total === null || total < 0) throw badInput('The pot must be an amount of dollars, 0 or more.');
  await changeSetting(context, { entity: potHistory, ...forMonth(month) }, () => ({ total: toDollars(total) }));
  return total;
}

/**
 * Stores the effective pot of a month without one, so that an earlier month's pot no longer changes it
 * (closing.md, What is frozen).
 */
export async function freezePot(writer: Writer, { clock }: Context, month: Month): Promise<void> {
  const total = toDollars(await getPot(writer, month));
  const isNew = await writer.row(sql`
    insert into month_pot (month, total) values (${firstOfMonth(month)}, ${total})
    on conflict (month) do nothing returning month`);
  if (!isNew) return;
  const author = { employeeId: null, at: clock.now(), source: { door: 'store' } } as const;
  await recordChange(writer, author, potHistory, { of: { month }, before: null, after: { total } });
}

/** Returns the key and the history subject of a setting of a month. */
const forMonth = (month: Month) => ({ key: { month: firstOfMonth(month) }, of: { month } });

import sql from 'sql-template-tag';
import { getNotifyArguments } from '../../platform/changeFeed/change.ts';
import type { Context } from '../../platform/context.ts';
import type { Statement, Writer } from '../../platform/database/writer.ts';
import { badInput } from '../../platform/errors.ts';
import { getHistoryAuthor, type HistorySubject, recordChange } from '../../platform/history/history.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { firstOfMonth, type Month } from '../../rules/calendar/calendar.ts';
import { type Cents, toDollars } from '../../rules/numbers/money.ts';
import type { FollowUpDays } from '../../rules/openItems/openItems.ts';
import { type Hundredths, toUnits } from '../../rules/settings/vacation.ts';
import { isValidWorkingDays, type WorkingDays } from '../../rules/settings/workingDays.ts';
import {
  followUpDaysHistory,
  potHistory,
  type SettingEntity,
  vacationHistory,
  workingDaysHistory,
} from './settings.history.ts';
import { canEditPot, canEditVacationUnits, canEditWorkingDays } from './settings.policy.ts';
import { getPot } from './settings.query.ts';

/** Working days to set. An absent field stays unchanged. */
export interface WorkingDaysChange {
  readonly completed?: number | undefined;
  readonly total?: number | undefined;
}

/**
 * Sets the working days of a month (rules.md, Tick sheet).
 * @throws FORBIDDEN, BAD_INPUT when there are more completed days than days in total
 */
export async function setWorkingDays(
  context: Context,
  month: Month,
  days: WorkingDaysChange,
): Promise<WorkingDays> {
  requireAbility(canEditWorkingDays(context.viewer), 'Only managers and admins can change working days.');
  return changeSetting(context, { entity: workingDaysHistory, ...buildMonthSetting(month) }, current => {
    const next = {
      completed: days.completed ?? current?.completed ?? 0,
      total: days.total ?? current?.total ?? 0,
    };
    if (!isValidWorkingDays(next)) {
      throw badInput(
        'Completed working days must be a whole number, and no more than the total. The total must be at most 31.',
      );
    }
    return next;
  });
}

/**
 * Sets the follow-up days (rules.md, Open items).
 * @throws FORBIDDEN
 */
export async function setFollowUpDays(context: Context, days: FollowUpDays): Promise<FollowUpDays> {
  requireAbility(
    canEditWorkingDays(context.viewer),
    'Only managers and admins can change the follow-up rules.',
  );
  return changeSetting(context, { entity: followUpDaysHistory, key: { id: 1 }, subject: {} }, () => ({
    ...days,
  }));
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
  requireAbility(
    canEditVacationUnits(context.viewer),
    'Only finance managers, managers and admins can change vacation units.',
  );
  const key = { employee_id: employeeId, month: firstOfMonth(month) };
  const vacation = { entity: vacationHistory, key, subject: { month, personId: employeeId } };
  await changeSetting(context, vacation, () => ({ units: toUnits(units) }));
  return units;
}

/**
 * Sets the pot of a month (rules.md, Pot of gold).
 * @param total null when the input is empty
 * @throws FORBIDDEN, BAD_INPUT when the total is null or negative
 */
export async function setMonthPot(context: Context, month: Month, total: Cents | null): Promise<Cents> {
  requireAbility(canEditPot(context.viewer), 'Only managers, office staff and admins can change the pot.');
  if (total === null || total < 0) throw badInput('The pot must be a dollar amount of 0 or more.');
  await changeSetting(context, { entity: potHistory, ...buildMonthSetting(month) }, () => ({
    total: toDollars(total),
  }));
  return total;
}

/**
 * Stores the effective pot of a month that has no pot. A later change of an earlier month's pot then no
 * longer affects this month (closing.md, Frozen values).
 */
export async function freezePot(writer: Writer, { clock }: Context, month: Month): Promise<void> {
  const total = toDollars(await getPot(writer, month));
  const isNew = await writer.row(sql`
    insert into month_pot (month, total) values (${firstOfMonth(month)}, ${total})
    on conflict (month) do nothing returning month`);
  if (!isNew) return;
  const author = { employeeId: null, at: clock.now(), source: { channel: 'store' } } as const;
  await recordChange(writer, author, potHistory, { subject: { month }, before: null, after: { total } });
}

/** Builds the key and the history subject of a setting of a month. */
const buildMonthSetting = (month: Month) => ({ key: { month: firstOfMonth(month) }, subject: { month } });

/** One row of the table of a setting. */
interface SettingRow<Entity extends SettingEntity> {
  readonly entity: Entity;
  /** Values of the table key, by column. */
  readonly key: Readonly<Record<string, string | number>>;
  /** The subject of the history entry. */
  readonly subject: HistorySubject;
}

type SettingFigures<Entity extends SettingEntity> = Readonly<Record<keyof Entity['fields'], number>>;

/**
 * Stores a setting with its history entry and its notification. With the table lock, concurrent changes to
 * different figures of the same row do not overwrite each other.
 * @param decide returns the new figures. It receives the current figures, or undefined when the row is
 * missing.
 */
export function changeSetting<Entity extends SettingEntity>(
  context: Context,
  { entity, key, subject }: SettingRow<Entity>,
  decide: (current: SettingFigures<Entity> | undefined) => SettingFigures<Entity>,
): Promise<SettingFigures<Entity>> {
  return context.database.writeInTransaction(async writer => {
    await writer.row({ text: `lock table ${entity.table} in share row exclusive mode`, values: [] });
    const current = await writer.row<SettingFigures<Entity>>(selectSettingSql(entity, key));
    const next = decide(current);
    await writer.row(upsertSettingSql(entity, key, next));
    await recordChange(writer, getHistoryAuthor(context), entity, {
      subject,
      before: current ?? null,
      after: next,
    });
    // The notification has no days. A pot also applies to later months, and working days also affect ranges
    // that start late in their month.
    const notice = getNotifyArguments({ topic: 'SETTINGS', days: [] });
    await writer.row({ text: 'select pg_notify($1, $2)', values: notice });
    return next;
  });
}

function selectSettingSql(
  { table, fields }: SettingEntity,
  key: SettingRow<SettingEntity>['key'],
): Statement {
  const figures = Object.entries(fields).map(([name, { column }]) => `${column} as "${name}"`);
  const conditions = Object.keys(key).map((column, index) => `${column} = $${index + 1}`);
  return {
    text: `select ${figures.join(', ')} from ${table} where ${conditions.join(' and ')}`,
    values: Object.values(key),
  };
}

function upsertSettingSql(
  { table, fields }: SettingEntity,
  key: SettingRow<SettingEntity>['key'],
  next: SettingFigures<SettingEntity>,
): Statement {
  const figures = Object.entries(fields).map(([name, { column }]) => [column, next[name]] as const);
  const row = Object.entries({ ...key, ...Object.fromEntries(figures) });
  const placeholders = row.map((_, index) => `$${index + 1}`);
  return {
    text: `insert into ${table} (${row.map(([column]) => column).join(', ')}) values (${placeholders.join(', ')})
      on conflict (${Object.keys(key).join(', ')}) do update set ${figures.map(([column]) => `${column} = excluded.${column}`).join(', ')}`,
    values: row.map(([, value]) => value),
  };
}

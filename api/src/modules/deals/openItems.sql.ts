import sql, { join, type Sql } from 'sql-template-tag';
import type { Day } from '../../rules/calendar/calendar.ts';
import {
  FIELDS_IGNORED_BY_CONFIRMATION,
  type FollowUpDays,
  getLastOverdueDay,
  LOCKABLE_KINDS,
  OPEN_ITEM_KINDS,
  type OpenItemKind,
} from '../../rules/openItems/openItems.ts';
import type { RecordedDealField } from './deal.history.ts';

/** Settings and date that decide which items are open. */
export interface OpenItemSettings {
  readonly days: FollowUpDays;
  readonly today: Day;
  /** Time zone of the store. It decides on which day a change was made. */
  readonly timeZone: string;
}

/** SQL over `deal` for one kind of open item. */
interface OpenItemSql {
  readonly condition: Sql;
  /** The day since which the item is open; null when it is not open. */
  readonly sinceDay: Sql;
}

/**
 * Builds the open-item rules of `rules/` as SQL, so that the database can filter and count open items. A test
 * compares the SQL with the rules.
 */
function openItemSqlByKind(settings: OpenItemSettings): Readonly<Record<OpenItemKind, OpenItemSql>> {
  const kinds = unlockedItemSqlByKind(settings);
  const lockable = LOCKABLE_KINDS.map(kind => [kind, kinds[kind]] as const);
  const resolvable = lockable.map(
    ([kind, item]) =>
      [kind, openItemSql(sql`${item.condition} and not ${IS_MONTH_CLOSED}`, item.sinceDay)] as const,
  );
  const anyLockable = join(
    lockable.map(([, { condition }]) => condition),
    ' or ',
  );
  const oldest = join(lockable.map(([, item]) => item.sinceDay));
  return {
    ...kinds,
    ...Object.fromEntries(resolvable),
    LOCKED: openItemSql(sql`(${anyLockable}) and ${IS_MONTH_CLOSED}`, sql`least(${oldest})`),
  };
}

/**
 * SQL for whether the month of a deal is closed. The subquery does not depend on the deal, so the database
 * runs it only once for each statement.
 */
const IS_MONTH_CLOSED = sql`(date_trunc('month', log_day::timestamp)::date = any (
  array(select month from month_closing where reopened_at is null)))`;

/** Builds the SQL of each kind of open item, without the check for closed months. */
function unlockedItemSqlByKind({
  days,
  today,
  timeZone,
}: OpenItemSettings): Readonly<Record<Exclude<OpenItemKind, 'LOCKED'>, OpenItemSql>> {
  const changedSince = changedSinceConfirmedSql(timeZone);
  const deliveryStatusSince = lastChangeDaySql('deliveryStatus', timeZone);
  const waitingSince = sql`least(
    case when delivery_status = 'TBA' then ${deliveryStatusSince} end,
    case when deal_status = 'IN FINANCE' then ${lastChangeDaySql('dealStatus', timeZone)} end)`;
  return {
    GROSS: soldItemSql(sql`(front_gross is null or back_gross is null)`),
    UNCONFIRMED: soldItemSql(
      sql`not is_confirmed and delivery_date <= ${getLastOverdueDay(days.confirm, today)}`,
    ),
    CHANGED: openItemSql(sql`is_confirmed and ${changedSince} is not null`, changedSince),
    UNDATED: openItemSql(
      sql`delivery_status = 'DEL' and delivery_date is null and ${IS_NOT_DEAD}`,
      deliveryStatusSince,
    ),
    WAITING: openItemSql(
      sql`(delivery_status = 'TBA' or deal_status = 'IN FINANCE') and ${IS_NOT_DEAD}
        and ${waitingSince} <= ${getLastOverdueDay(days.wait, today)}`,
      waitingSince,
    ),
    OVERDUE: openItemSql(
      sql`delivery_date <= ${getLastOverdueDay(0, today)} and delivery_status is distinct from 'DEL' and ${IS_NOT_DEAD}`,
      sql`delivery_date`,
    ),
    NOBODY: soldItemSql(sql`closer_id is null and additional_id is null`),
    UNCLASSIFIED: soldItemSql(sql`car_type is null`),
  };
}

const openItemSql = (condition: Sql, day: Sql): OpenItemSql => ({
  condition: sql`(${condition})`,
  sinceDay: sql`case when ${condition} then ${day} end`,
});

const soldItemSql = (condition: Sql): OpenItemSql =>
  openItemSql(sql`is_sold and ${condition}`, sql`delivery_date`);

const IS_NOT_DEAD = sql`deal_status is distinct from 'DEAD'`;

/**
 * Returns SQL for the day on which a field got its current value. For a value from the creation of the deal,
 * this day is the added date.
 */
const lastChangeDaySql = (field: RecordedDealField, timeZone: string): Sql =>
  sql`coalesce((select max(changed_at at time zone ${timeZone})::date from deal_change
    where deal_id = deal.id and action = 'amend' and field = ${field}), added_date)`;

/**
 * Returns SQL for the first day on which a field was changed since the last confirmation. Considers only
 * fields that now differ from the confirmed value; null when no field differs.
 */
const changedSinceConfirmedSql = (timeZone: string): Sql =>
  sql`(select min(changed_at at time zone ${timeZone})::date from (
    select min(changed_at) as changed_at from deal_change
    where deal_id = deal.id and action in ('amend', 'renumber') and field <> all(${FIELDS_IGNORED_BY_CONFIRMATION})
      and deal_version > coalesce((select max(deal_version) from deal_change
        where deal_id = deal.id and action = 'amend' and field = 'isConfirmed' and to_value = 'true'), 0)
    group by field
    having (array_agg(from_value order by id))[1] is distinct from (array_agg(to_value order by id desc))[1]
  ) as differing)`;

/** Limits a list to deals with an open item of one of these kinds. */
export interface OpenItemFilter {
  readonly kinds: readonly OpenItemKind[];
  readonly settings: OpenItemSettings;
}

/** Returns a condition that matches deals with an open item of one of these kinds. */
export function hasOpenItemSql({ kinds, settings }: OpenItemFilter): Sql {
  const sqlByKind = openItemSqlByKind(settings);
  return kinds.length === 0
    ? sql`false`
    : sql`(${join(
        kinds.map(kind => sqlByKind[kind].condition),
        ' or ',
      )})`;
}

/**
 * Returns SQL for the day since which the oldest open item of these kinds is open; null when no such item is
 * open.
 */
export function oldestOpenDaySql({ kinds, settings }: OpenItemFilter): Sql {
  const sqlByKind = openItemSqlByKind(settings);
  return kinds.length === 0
    ? sql`null::date`
    : sql`least(${join(
        kinds.map(kind => sqlByKind[kind].sinceDay),
        ', ',
      )})`;
}

/**
 * Returns SQL for rows `(kind, since)` with the day since which each kind is open; null when the kind is not
 * open.
 */
export function openItemRowsSql(settings: OpenItemSettings): Sql {
  const sqlByKind = openItemSqlByKind(settings);
  return sql`(values ${join(
    OPEN_ITEM_KINDS.map(kind => sql`(${kind}, ${sqlByKind[kind].sinceDay})`),
    ', ',
  )}) as item(kind, since)`;
}

/** Returns SQL for the columns with the dates from the history that decide which items of a deal are open. */
export const openItemHistorySql = (timeZone: string): Sql =>
  sql`${lastChangeDaySql('deliveryStatus', timeZone)} as "deliveryStatusSince",
    ${lastChangeDaySql('dealStatus', timeZone)} as "dealStatusSince",
    ${changedSinceConfirmedSql(timeZone)} as "changedSince", ${IS_MONTH_CLOSED} as "isMonthClosed"`;

import sql, { join, type Sql } from 'sql-template-tag';
import type { Day } from '../rules/calendar/calendar.ts';
import {
  LOCKABLE_KINDS,
  lastDayBefore,
  OPEN_ITEM_KINDS,
  type OpenItemKind,
  type FollowUpDays,
  FIELDS_IGNORED_BY_CONFIRMATION,
} from '../rules/openItems/openItems.ts';
import type { RecordedField } from './deal.history.ts';

/** What of the store and its day decides what is open. */
export interface OpenTerms {
  readonly days: FollowUpDays;
  readonly today: Day;
  /** The store's, for the day of a change. */
  readonly timeZone: string;
}

/** A kind of open point as SQL over `deal`. */
interface OpenSql {
  readonly isOpen: Sql;
  /** The day since which it is open; null while it is not. */
  readonly since: Sql;
}

/** The rule of `rules/toDo/openPoints.ts` for the database to filter and count by; `openPoints.test.ts` holds it to the rule. */
function openSql(terms: OpenTerms): Readonly<Record<OpenItemKind, OpenSql>> {
  const kinds = unlockedSql(terms);
  const lockable = LOCKABLE_KINDS.map(kind => [kind, kinds[kind]] as const);
  const settleable = lockable.map(
    ([kind, point]) => [kind, since(sql`${point.isOpen} and not ${IS_MONTH_CLOSED}`, point.since)] as const,
  );
  const anyLocked = join(
    lockable.map(([, { isOpen }]) => isOpen),
    ' or ',
  );
  const oldest = join(lockable.map(([, point]) => point.since));
  return {
    ...kinds,
    ...Object.fromEntries(settleable),
    LOCKED: since(sql`(${anyLocked}) and ${IS_MONTH_CLOSED}`, sql`least(${oldest})`),
  };
}

/** The months that are closed are read once for a statement. */
const IS_MONTH_CLOSED = sql`(date_trunc('month', log_day::timestamp)::date = any (
  array(select month from month_closing where reopened_at is null)))`;

/** Each kind as if no month were closed. */
function unlockedSql({
  days,
  today,
  timeZone,
}: OpenTerms): Readonly<Record<Exclude<OpenItemKind, 'LOCKED'>, OpenSql>> {
  const changedSince = changedSinceConfirmed(timeZone);
  const deliveryStatusSince = becameOn('deliveryStatus', timeZone);
  const waitsSince = sql`least(
    case when delivery_status = 'TBA' then ${deliveryStatusSince} end,
    case when deal_status = 'IN FINANCE' then ${becameOn('dealStatus', timeZone)} end)`;
  return {
    GROSS: ofSale(sql`(front_gross is null or back_gross is null)`),
    UNCONFIRMED: ofSale(sql`not is_confirmed and delivery_date <= ${lastDayBefore(days.confirm, today)}`),
    CHANGED: since(sql`is_confirmed and ${changedSince} is not null`, changedSince),
    UNDATED: since(
      sql`delivery_status = 'DEL' and delivery_date is null and ${IS_ALIVE}`,
      deliveryStatusSince,
    ),
    WAITING: since(
      sql`(delivery_status = 'TBA' or deal_status = 'IN FINANCE') and ${IS_ALIVE}
        and ${waitsSince} <= ${lastDayBefore(days.wait, today)}`,
      waitsSince,
    ),
    OVERDUE: since(
      sql`delivery_date <= ${lastDayBefore(0, today)} and delivery_status is distinct from 'DEL' and ${IS_ALIVE}`,
      sql`delivery_date`,
    ),
    NOBODY: ofSale(sql`closer_id is null and additional_id is null`),
    UNCLASSIFIED: ofSale(sql`car_type is null`),
  };
}

const since = (condition: Sql, day: Sql): OpenSql => ({
  isOpen: sql`(${condition})`,
  since: sql`case when ${condition} then ${day} end`,
});

const ofSale = (condition: Sql): OpenSql => since(sql`is_sold and ${condition}`, sql`delivery_date`);

const IS_ALIVE = sql`deal_status is distinct from 'DEAD'`;

/** The day on which a field last became what it is; what a deal was recorded with, it has been since its added date. */
const becameOn = (field: RecordedField, timeZone: string): Sql =>
  sql`coalesce((select max(changed_at at time zone ${timeZone})::date from deal_change
    where deal_id = deal.id and action = 'amend' and field = ${field}), added_date)`;

/** The first day on which a field changed that differs now from what it was at the last confirmation; null when none does. */
const changedSinceConfirmed = (timeZone: string): Sql =>
  sql`(select min(changed_at at time zone ${timeZone})::date from (
    select min(changed_at) as changed_at from deal_change
    where deal_id = deal.id and action in ('amend', 'renumber') and field <> all(${FIELDS_IGNORED_BY_CONFIRMATION})
      and deal_version > coalesce((select max(deal_version) from deal_change
        where deal_id = deal.id and action = 'amend' and field = 'isConfirmed' and to_value = 'true'), 0)
    group by field
    having (array_agg(from_value order by id))[1] is distinct from (array_agg(to_value order by id desc))[1]
  ) as differing)`;

/** Which open points a list is about; each deal of it has one of these kinds. */
export interface OpenFilter {
  readonly kinds: readonly OpenItemKind[];
  readonly terms: OpenTerms;
}

/** The deal has an open point of one of these kinds. */
export function isOpen({ kinds, terms }: OpenFilter): Sql {
  const each = openSql(terms);
  return kinds.length === 0
    ? sql`false`
    : sql`(${join(
        kinds.map(kind => each[kind].isOpen),
        ' or ',
      )})`;
}

/** The day since which the oldest open point of these kinds is open; null without one. */
export function openSince({ kinds, terms }: OpenFilter): Sql {
  const each = openSql(terms);
  return kinds.length === 0
    ? sql`null::date`
    : sql`least(${join(
        kinds.map(kind => each[kind].since),
        ', ',
      )})`;
}

/** The day since which each kind is open, null while it is not, as the rows of `(kind, since)`. */
export function openPointRows(terms: OpenTerms): Sql {
  const each = openSql(terms);
  return sql`(values ${join(
    OPEN_ITEM_KINDS.map(kind => sql`(${kind}, ${each[kind].since})`),
    ', ',
  )}) as point(kind, since)`;
}

/** What of a deal's history decides what is open about it, as columns of `OpenItemHistory`. */
export const openHistory = (timeZone: string): Sql =>
  sql`${becameOn('deliveryStatus', timeZone)} as "deliveryStatusSince",
    ${becameOn('dealStatus', timeZone)} as "dealStatusSince",
    ${changedSinceConfirmed(timeZone)} as "changedSince", ${IS_MONTH_CLOSED} as "isMonthClosed"`;

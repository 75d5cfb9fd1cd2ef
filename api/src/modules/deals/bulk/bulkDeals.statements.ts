import sql, { raw } from 'sql-template-tag';
import { getNotifyArguments } from '../../../platform/changeFeed/change.ts';
import { MIN_DEAL_VERSION_SQL } from '../../../platform/database/versionEpoch.ts';
import type { Statement } from '../../../platform/database/writer.ts';
import { listColumnNames, toColumns } from '../../../platform/rest/entityFields.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { type DealFieldsRow, dealFields } from '../deal.fields.ts';
import type { DealFieldChange } from '../deal.history.ts';
import type { ChangeRecord } from '../writing/deal.statements.ts';

/** Id, number and version of a deal. */
export interface DealKey {
  readonly id: number;
  readonly number: number;
  readonly version: number;
}

/**
 * Reserves ids and first versions for new deals. The first version of a deal is above the last version of any
 * deal that had the same number (docs/adr/conflicts.md).
 */
export const reserveDealKeysSql = (numbers: readonly number[]): Statement => sql`
  select number, nextval(pg_get_serial_sequence('deal', 'id')) as id,
    greatest(1 + (select max(deal_version) from deal_change where deal_number = number), ${raw(MIN_DEAL_VERSION_SQL)}) as version
  from unnest(${numbers}::integer[]) with ordinality as taken (number, place) order by place`;

/** History lines of a deal, with the file and line that its values come from. */
export interface BulkHistoryLines extends DealKey {
  readonly origin: string | null;
  readonly lines: readonly DealFieldChange[];
}

type ChangeAuthor = Pick<ChangeRecord, 'employeeId' | 'changedAt' | 'source'>;

/**
 * Writes the history of deals before the deals themselves. Most of the data to write is history, and writing
 * history does not block other users.
 */
export const insertCreationHistorySql = (
  deals: readonly BulkHistoryLines[],
  { employeeId, changedAt, source }: ChangeAuthor,
): Statement => sql`
  insert into deal_change
    (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door, origin)
  select deal.id, number, version, 'record', ${employeeId}, ${changedAt}, field, "from", "to", ${source.channel}, origin
  from json_to_recordset(${JSON.stringify(deals)})
    as deal (id bigint, number integer, version integer, origin text, lines json),
    json_to_recordset(lines) as line (field text, "from" text, "to" text)`;

/**
 * Writes the history of the deletion of deals that are unchanged since their creation. Each line reverses a
 * history line of the creation.
 */
export const insertDeletionHistorySql = (
  deals: readonly DealKey[],
  { employeeId, changedAt, source }: ChangeAuthor,
): Statement => sql`
  insert into deal_change
    (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door, origin)
  select deal_id, deal_number, deal_version, 'delete', ${employeeId}, ${changedAt}, field, to_value, from_value,
    ${source.channel}, origin
  from unnest(${deals.map(({ id }) => id)}::bigint[], ${deals.map(({ version }) => version)}::integer[])
    as deal (deal_id, deal_version)
  join deal_change using (deal_id, deal_version)
  where action = 'record' order by deal_change.id`;

const COLUMNS = listColumnNames(dealFields).join(', ');

const INSERT = `
  insert into deal (id, version, created_at, ${COLUMNS}) overriding system value
  select id, version, $1, ${COLUMNS} from json_populate_recordset(null::deal, $2)`;

/** Inserts deals under their reserved ids and versions. */
export const insertReservedDealsSql = (
  deals: readonly (DealFieldsRow & DealKey)[],
  createdAt: Date,
): Statement => ({
  text: INSERT,
  values: [
    createdAt,
    JSON.stringify(
      deals.map(deal => ({ ...toColumns(dealFields, deal), id: deal.id, version: deal.version })),
    ),
  ],
});

/**
 * Selects the reserved numbers that another deal has used since the reservation. The version of such a deal
 * is the reserved version or a later version.
 */
export const overtakenNumbersSql = (deals: readonly DealKey[]): Statement => sql`
  select distinct deal_number as number
  from unnest(${deals.map(({ id }) => id)}::bigint[], ${deals.map(({ number }) => number)}::integer[],
    ${deals.map(({ version }) => version)}::integer[]) as deal (id, number, version)
  join deal_change on deal_number = deal.number and deal_id <> deal.id and deal_version >= deal.version`;

/** Deletes deals that are unchanged since they were read, and returns their ids and log days. */
export const deleteUnchangedDealsSql = (deals: readonly DealKey[]): Statement => sql`
  delete from deal using unnest(${deals.map(({ id }) => id)}::bigint[], ${deals.map(({ version }) => version)}::integer[])
    as read (id, version)
  where deal.id = read.id and deal.version = read.version
  returning deal.id, deal.log_day as "logDay"`;

/** Notifies every screen, when the transaction commits, that deals of these days have changed. */
export const notifyDealDaysSql = (days: readonly Day[]): Statement => {
  const [channel, payload] = getNotifyArguments({ topic: 'DEALS', days });
  return sql`select pg_notify(${channel}, ${payload})`;
};

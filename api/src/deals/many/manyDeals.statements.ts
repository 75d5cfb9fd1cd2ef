import sql, { raw } from 'sql-template-tag';
import { LOWEST_DEAL_VERSION } from '../../database/epoch.ts';
import type { Statement } from '../../database/writer.ts';
import { announcing } from '../../live/announce.ts';
import { listColumnNames, toColumns } from '../../platform/rest/entityFields.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { type DealFieldsRow, dealFields } from '../deal.fields.ts';
import type { FieldChange } from '../deal.history.ts';
import type { ChangeRecord } from '../writing/deal.statements.ts';

/** A deal's key, number and version. */
export interface DealKey {
  readonly id: number;
  readonly number: number;
  readonly version: number;
}

/** Keys for new deals, and the version that each begins with: above the last one that any deal had under its number (decision 075). */
export const takingKeys = (numbers: readonly number[]): Statement => sql`
  select number, nextval(pg_get_serial_sequence('deal', 'id')) as id,
    greatest(1 + (select max(deal_version) from deal_change where deal_number = number), ${raw(LOWEST_DEAL_VERSION)}) as version
  from unnest(${numbers}::integer[]) with ordinality as taken (number, place) order by place`;

/** A deal's lines of history, and what they were read from. */
export interface KeyedLines extends DealKey {
  readonly origin: string | null;
  readonly lines: readonly FieldChange[];
}

type Who = Pick<ChangeRecord, 'employeeId' | 'changedAt' | 'source'>;

/** Writes the history of deals before they are there: it is most of what is written, and nobody waits for it. */
export const recordingAhead = (
  deals: readonly KeyedLines[],
  { employeeId, changedAt, source }: Who,
): Statement => sql`
  insert into deal_change
    (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door, origin)
  select deal.id, number, version, 'record', ${employeeId}, ${changedAt}, field, "from", "to", ${source.door}, origin
  from json_to_recordset(${JSON.stringify(deals)})
    as deal (id bigint, number integer, version integer, origin text, lines json),
    json_to_recordset(lines) as line (field text, "from" text, "to" text)`;

/** Writes the history of the deletion of deals that are still as they were recorded: what was recorded is taken away. */
export const recordingDeletion = (
  deals: readonly DealKey[],
  { employeeId, changedAt, source }: Who,
): Statement => sql`
  insert into deal_change
    (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door, origin)
  select deal_id, deal_number, deal_version, 'delete', ${employeeId}, ${changedAt}, field, to_value, from_value,
    ${source.door}, origin
  from unnest(${deals.map(({ id }) => id)}::bigint[], ${deals.map(({ version }) => version)}::integer[])
    as deal (deal_id, deal_version)
  join deal_change using (deal_id, deal_version)
  where action = 'record' order by deal_change.id`;

const COLUMNS = listColumnNames(dealFields).join(', ');

const INSERT = `
  insert into deal (id, version, created_at, ${COLUMNS}) overriding system value
  select id, version, $1, ${COLUMNS} from json_populate_recordset(null::deal, $2)`;

/** Adds deals under the keys and with the versions that they have got. */
export const insertingKeyed = (deals: readonly (DealFieldsRow & DealKey)[], createdAt: Date): Statement => ({
  text: INSERT,
  values: [
    createdAt,
    JSON.stringify(
      deals.map(deal => ({ ...toColumns(dealFields, deal), id: deal.id, version: deal.version })),
    ),
  ],
});

/** The numbers under which another deal has got a version since, that these deals were to have or to follow. */
export const overtaken = (deals: readonly DealKey[]): Statement => sql`
  select distinct deal_number as number
  from unnest(${deals.map(({ id }) => id)}::bigint[], ${deals.map(({ number }) => number)}::integer[],
    ${deals.map(({ version }) => version)}::integer[]) as deal (id, number, version)
  join deal_change on deal_number = deal.number and deal_id <> deal.id and deal_version >= deal.version`;

/** Deletes deals that are still as they were read, and answers their keys. */
export const deletingUnchanged = (deals: readonly DealKey[]): Statement => sql`
  delete from deal using unnest(${deals.map(({ id }) => id)}::bigint[], ${deals.map(({ version }) => version)}::integer[])
    as read (id, version)
  where deal.id = read.id and deal.version = read.version
  returning deal.id, deal.log_day as "logDay"`;

/** Tells every screen that deals of these days have changed, when the transaction commits. */
export const announcingDays = (days: readonly Day[]): Statement => {
  const [channel, payload] = announcing({ topic: 'DEALS', days });
  return sql`select pg_notify(${channel}, ${payload})`;
};

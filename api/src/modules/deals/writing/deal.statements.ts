import { getNotifyArguments } from '../../../platform/changeFeed/change.ts';
import type { Statement } from '../../../platform/database/writer.ts';
import { listColumnNames, toColumns } from '../../../platform/rest/entityFields.ts';
import type { ChangeSource } from '../../../platform/viewer/viewer.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { type DealFieldsRow, dealFields } from '../deal.fields.ts';
import type { DealAction, DealFieldChange } from '../deal.history.ts';
import { DEAL_COLUMNS } from '../deal.row.ts';

/** A changed field, with the number of its deal after the change. */
export type DealHistoryLine = DealFieldChange & {
  readonly number: number;
  /** File and line that the value comes from; absent when the origin of the whole change applies. */
  readonly origin?: string | undefined;
};

/** Data of a change for its history and its notification. */
export interface ChangeRecord {
  readonly action: DealAction;
  /** Null when the store made the change. */
  readonly employeeId: number | null;
  readonly changedAt: Date;
  readonly source: ChangeSource;
  readonly lines: readonly DealHistoryLine[];
  /** Log days that show the change. */
  readonly days: readonly Day[];
}

/**
 * The version that a deal must have when a change is written. Each change assigns a new version to the deal.
 */
interface ExpectedDealVersion {
  readonly id: number;
  readonly version: number;
}

const COLUMNS = listColumnNames(dealFields).join(', ');

/**
 * Builds a statement that changes deals and writes a history line for each changed field. The statement also
 * sends the notification and returns the changed deals as rows.
 */
const changeWithHistorySql = (change: string) => `
  with written as (${change} returning deal.*), recorded as (
    insert into deal_change
      (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door, origin)
    select written.id, number, written.version, $1, $2, $3, line.field, line.from_value, line.to_value,
      $5, coalesce(line.origin, $6)
    from written join rows from (
      json_to_recordset($4) as (number integer, field text, "from" text, "to" text, origin text)
    ) with ordinality as line (number, field, from_value, to_value, origin, place) using (number)
    order by line.place
  ), announced as materialized (select pg_notify($7, $8) where exists (select from written))
  select ${DEAL_COLUMNS.sql} from written, announced`;

const changeRecordValues = ({ action, employeeId, changedAt, lines, source, days }: ChangeRecord) => [
  action,
  employeeId,
  changedAt,
  JSON.stringify(lines),
  source.channel,
  source.origin ?? null,
  ...getNotifyArguments({ topic: 'DEALS', days }),
];

/** A column that is absent in the JSON keeps its value. */
const UPDATE = changeWithHistorySql(`
  update deal set version = version + 1, (${COLUMNS}) = (select ${COLUMNS} from json_populate_record(deal, $9))
  where id = $10 and version = $11`);

/** Writes the named fields. Writes nothing when the deal has changed since it was read. */
export const updateDealSql = (
  { id, version }: ExpectedDealVersion,
  fields: Partial<DealFieldsRow>,
  record: ChangeRecord,
): Statement => ({
  name: 'amend_deal',
  text: UPDATE,
  values: [...changeRecordValues(record), JSON.stringify(toColumns(dealFields, fields)), id, version],
});

const UPDATE_MANY = changeWithHistorySql(`
  update deal set version = deal.version + 1, (${COLUMNS}) = (select ${COLUMNS} from json_populate_record(deal, sent.fields))
  from json_to_recordset($9) as sent (id bigint, version integer, fields json)
  where deal.id = sent.id and deal.version = sent.version`);

/** Writes the named fields of several deals. Skips deals that have changed since they were read. */
export const updateDealsSql = (
  changes: readonly { readonly deal: ExpectedDealVersion; readonly fields: Partial<DealFieldsRow> }[],
  record: ChangeRecord,
): Statement => ({
  text: UPDATE_MANY,
  values: [
    ...changeRecordValues(record),
    JSON.stringify(
      changes.map(({ deal: { id, version }, fields }) => ({
        id,
        version,
        fields: toColumns(dealFields, fields),
      })),
    ),
  ],
});

const DELETE = changeWithHistorySql('delete from deal where id = $9 and version = $10');

/** Deletes the deal. Deletes nothing when the deal has changed since it was read. */
export const deleteDealSql = ({ id, version }: ExpectedDealVersion, record: ChangeRecord): Statement => ({
  text: DELETE,
  values: [...changeRecordValues(record), id, version],
});

/**
 * Assigns a free number to the deal. Other transactions cannot take this number until the current transaction
 * ends. Writes nothing when the deal has changed since it was read.
 */
export const renumberDealSql = ({ id, version }: ExpectedDealVersion, newNumber: number): Statement => ({
  text: 'update deal set number = $3 where id = $1 and version = $2 returning id',
  values: [id, version, newNumber],
});

// Every insert takes its numbers in ascending order, so that concurrent inserts do not deadlock.
const INSERT = `
  insert into deal (version, created_at, ${COLUMNS})
  select 0, $1, ${COLUMNS} from json_populate_recordset(null::deal, $2) order by number
  returning id`;

/**
 * Inserts deals. Other transactions cannot take their numbers until the current transaction ends. The caller
 * then runs `raiseVersionsSql` in the same transaction.
 */
export const insertDealsSql = (deals: readonly DealFieldsRow[], createdAt: Date): Statement => ({
  text: INSERT,
  values: [createdAt, JSON.stringify(deals.map(deal => toColumns(dealFields, deal)))],
});

const REINSERT = `
  insert into deal (id, version, created_at, ${COLUMNS}) overriding system value
  select $3, $4, $1, ${COLUMNS} from json_populate_record(null::deal, $2)
  returning id`;

/**
 * Inserts a deal with its old id and version, so that its history continues. The field values are texts,
 * which the database converts to the column types.
 */
export const reinsertDealSql = (
  { id, version }: ExpectedDealVersion,
  fields: Readonly<Record<string, unknown>>,
  createdAt: Date,
): Statement => ({
  text: REINSERT,
  values: [createdAt, JSON.stringify(toColumns(dealFields, fields)), id, version],
});

const RAISE_VERSIONS = changeWithHistorySql(`
  update deal set version = 1 + greatest(deal.version, (
    select max(deal_version) from deal_change where deal_number = deal.number
  ))
  where id = any($9)`);

/**
 * Raises the versions of deals that took numbers. The new version of a deal follows the last version of any
 * deal under its number. A form that still shows the earlier deal is therefore recognized as outdated
 * (docs/adr/conflicts.md). This statement is separate, because it must read the last version after the number
 * is taken.
 */
export const raiseVersionsSql = (ids: readonly number[], record: ChangeRecord): Statement => ({
  text: RAISE_VERSIONS,
  values: [...changeRecordValues(record), ids],
});

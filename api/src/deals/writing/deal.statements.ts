import type { Statement } from '../../database/writer.ts';
import { announcing } from '../../live/announce.ts';
import { listColumnNames, toColumns } from '../../platform/rest/entityFields.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ChangeSource } from '../../platform/viewer/viewer.ts';
import { type DealFieldsRow, dealFields } from '../deal.fields.ts';
import type { DealAction, FieldChange } from '../deal.history.ts';
import { DEAL_COLUMNS } from '../deal.row.ts';

/** A changed field, with the number that its deal has after the change. */
export type DealLine = FieldChange & {
  readonly number: number;
  /** What it was read from; absent: what the whole change was. */
  readonly origin?: string | undefined;
};

/** What the history and the notice of a change say of it. */
export interface ChangeRecord {
  readonly action: DealAction;
  /** Null: the store changed it by itself. */
  readonly employeeId: number | null;
  readonly changedAt: Date;
  readonly source: ChangeSource;
  readonly lines: readonly DealLine[];
  /** The log days on which the change shows. */
  readonly days: readonly Day[];
}

/** A deal's state, to be changed only if it is still that: each change gives it another version. */
interface DealState {
  readonly id: number;
  readonly version: number;
}

const COLUMNS = listColumnNames(dealFields).join(', ');

/** A change of deals with its history, a line for each field, and its notice, all in one statement that returns the deals as rows. */
const recorded = (change: string) => `
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

const valuesOf = ({ action, employeeId, changedAt, lines, source, days }: ChangeRecord) => [
  action,
  employeeId,
  changedAt,
  JSON.stringify(lines),
  source.door,
  source.origin ?? null,
  ...announcing({ topic: 'DEALS', days }),
];

/** A column that the JSON does not name stays as it is. */
const AMEND = recorded(`
  update deal set version = version + 1, (${COLUMNS}) = (select ${COLUMNS} from json_populate_record(deal, $9))
  where id = $10 and version = $11`);

/** Writes the named fields; nothing, when the deal is no longer as it was read. */
export const amending = (
  { id, version }: DealState,
  fields: Partial<DealFieldsRow>,
  record: ChangeRecord,
): Statement => ({
  name: 'amend_deal',
  text: AMEND,
  values: [...valuesOf(record), JSON.stringify(toColumns(dealFields, fields)), id, version],
});

const AMEND_MANY = recorded(`
  update deal set version = deal.version + 1, (${COLUMNS}) = (select ${COLUMNS} from json_populate_record(deal, sent.fields))
  from json_to_recordset($9) as sent (id bigint, version integer, fields json)
  where deal.id = sent.id and deal.version = sent.version`);

/** Writes the named fields of several deals; leaves out those that are no longer as they were read. */
export const amendingMany = (
  changes: readonly { readonly deal: DealState; readonly fields: Partial<DealFieldsRow> }[],
  record: ChangeRecord,
): Statement => ({
  text: AMEND_MANY,
  values: [
    ...valuesOf(record),
    JSON.stringify(
      changes.map(({ deal: { id, version }, fields }) => ({
        id,
        version,
        fields: toColumns(dealFields, fields),
      })),
    ),
  ],
});

const DELETE = recorded('delete from deal where id = $9 and version = $10');

/** Deletes the deal; nothing, when it is no longer as it was read. */
export const deleting = ({ id, version }: DealState, record: ChangeRecord): Statement => ({
  text: DELETE,
  values: [...valuesOf(record), id, version],
});

/** Gives the deal a number that nobody has, and nobody gets until the transaction ends; nothing, when it is no longer as it was read. */
export const renumbering = ({ id, version }: DealState, newNumber: number): Statement => ({
  text: 'update deal set number = $3 where id = $1 and version = $2 returning id',
  values: [id, version, newNumber],
});

// Desks that take the same numbers take them in one order, so that neither waits for the other.
const INSERT = `
  insert into deal (version, created_at, ${COLUMNS})
  select 0, $1, ${COLUMNS} from json_populate_recordset(null::deal, $2) order by number
  returning id`;

/** Adds deals, whose numbers nobody else gets until the transaction ends. `versioning` follows in the same transaction. */
export const inserting = (deals: readonly DealFieldsRow[], createdAt: Date): Statement => ({
  text: INSERT,
  values: [createdAt, JSON.stringify(deals.map(deal => toColumns(dealFields, deal)))],
});

const REINSERT = `
  insert into deal (id, version, created_at, ${COLUMNS}) overriding system value
  select $3, $4, $1, ${COLUMNS} from json_populate_record(null::deal, $2)
  returning id`;

/** Adds a deal with the key and the version that it had, so that its history goes on; the database reads each field from its text. */
export const reinserting = (
  { id, version }: DealState,
  fields: Readonly<Record<string, unknown>>,
  createdAt: Date,
): Statement => ({
  text: REINSERT,
  values: [createdAt, JSON.stringify(toColumns(dealFields, fields)), id, version],
});

const VERSION = recorded(`
  update deal set version = 1 + greatest(deal.version, (
    select max(deal_version) from deal_change where deal_number = deal.number
  ))
  where id = any($9)`);

/**
 * Ends a change in which deals took numbers: they go on from the last version that any deal had under the number, so that a form
 * which still shows the earlier deal is recognised as outdated (decision 075). A statement of its own, because only one that
 * begins when the number is taken sees the last version under it.
 */
export const versioning = (ids: readonly number[], record: ChangeRecord): Statement => ({
  text: VERSION,
  values: [...valuesOf(record), ids],
});

import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../../../context.ts';
import { OrderedKeys } from '../../../database/orderedKeys.ts';
import { type Employees, employeesById } from '../../../employees/employee.query.ts';
import type { FieldChange } from '../../../history/recordedNoun.ts';
import { timeIn, todayIn } from '../../../rules/calendar/today.ts';
import {
  type Change,
  type ChangeFilter,
  changedFieldsCount,
  changesOf,
  told,
} from '../../changes/changes.query.ts';
import { DEAL, NOUN_FIELDS, partsOf } from '../../changes/recordedNouns.ts';
import { type Column, columnsOf, type ExportTable, exportTable } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters } from '../shown.ts';

/** One field of one change. */
interface ChangedField extends FieldChange {
  readonly change: Change;
}

/** The changes of a filter, the newest first, a line for each field (changes.md). */
export async function changesExport(context: Context, filter: ChangeFilter): Promise<ExportTable> {
  const { database, clock } = context;
  const changes = changesOf(context, filter);
  const [keys, lineCount, people] = await Promise.all([
    OrderedKeys.read(database, KEY, sql`(${changes}) as change`, sql`at desc, id desc`),
    changedFieldsCount(context, filter),
    employeesById(database),
  ]);
  const batches = keys.batches(async some => {
    const { rows } = await told(database, changesAt(some), sql`page.place`, filter.field);
    return rows.flatMap(change => change.fields.map((each): ChangedField => ({ ...each, change })));
  });
  return exportTable({
    title: 'Changes',
    shown: shownChanges(filter, people),
    columns: columnsFor(clock.timeZone, people),
    lineCount,
    batches,
  });
}

/** Changes of deals and of all else are numbered apart: one is even, the other odd. */
const KEY = sql`case when kind = ${DEAL} then 2 * id else 2 * id + 1 end`;

const changesAt = (keys: readonly number[]): Sql => sql`
  with wanted as (select key, place from unnest(${keys}::bigint[]) with ordinality as wanted (key, place))
  select ${DEAL} as kind, line.id, deal_id, deal_version, action, changed_at as at, place
  from wanted join deal_change line on key % 2 = 0 and line.id = key / 2
  union all
  select noun, other.id, null, null, action, changed_at, place
  from wanted join store_change other on key % 2 = 1 and other.id = key / 2`;

function columnsFor(timeZone: string, people: Employees): Column<ChangedField>[] {
  const personOf = (id: number | null) => (id === null ? null : nameOf(people, id));
  return [
    { head: 'Day', kind: 'day', cell: ({ change }) => todayIn(timeZone, new Date(change.changedAt)) },
    { head: 'Time', kind: 'time', cell: ({ change }) => timeIn(timeZone, new Date(change.changedAt)) },
    ...columnsOf<ChangedField>('text', {
      By: ({ change }) => personOf(change.employeeId) ?? 'The store',
      What: ({ change }) => inWords(change.kind),
    }),
    { head: 'Deal', kind: 'count', cell: ({ change }) => change.number },
    ...columnsOf<ChangedField>('text', {
      Month: ({ change }) => change.month,
      Of: ({ change }) => personOf(change.personId) ?? change.name,
      Done: ({ change }) => change.action,
      Field: ({ field }) => fieldInWords(field),
      From: ({ from }) => from,
      To: ({ to }) => to,
      'Came by': ({ change }) => change.door,
      Origin: ({ change }) => change.origin,
    }),
  ];
}

const shownChanges = (
  { days, employeeId, kind, number, field, door }: ChangeFilter,
  people: Employees,
): string[] => [
  shownDays(days),
  ...shownFilters({
    By: employeeId === undefined ? undefined : nameOf(people, employeeId),
    What: kind && inWords(kind),
    Deal: number === undefined ? undefined : String(number),
    Field: field && fieldInWords(field),
    'Came by': door,
  }),
];

/** `workingDays` is `working days`. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

const NAMES = new Map(Object.entries(NOUN_FIELDS).map(([name, field]) => [field, name]));

/** A deal's `FRONT_GROSS` is `front gross`, a person's `team` is `team`. */
function fieldInWords(field: string): string {
  const { kind, field: own } = partsOf(field);
  return kind === DEAL ? (NAMES.get(field) ?? own).toLowerCase().replaceAll('_', ' ') : inWords(own);
}

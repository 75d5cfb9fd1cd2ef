import type { Context } from '../../../context.ts';
import { type Employees, employeesById } from '../../../employees/employee.query.ts';
import { DoorEnum } from '../../../history/door.types.ts';
import type { FieldChange } from '../../../history/recordedNoun.ts';
import { optionalFilters } from '../../../input/fields.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { timeIn, todayIn } from '../../../rules/calendar/today.ts';
import { changeFields } from '../../changes/changes.input.ts';
import {
  type Change,
  type ChangeFilter,
  changedFieldsCount,
  changesPage,
} from '../../changes/changes.query.ts';
import { CHANGE_KINDS, DEAL, NOUN_FIELDS, partsOf } from '../../changes/recordedNouns.ts';
import { namedIn, range, withDays } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, exportTable } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters } from '../shown.ts';

/** One field of one change, and when that was, on the store's clock. */
interface ChangedField extends FieldChange {
  readonly change: Change;
  readonly day: Day;
  readonly time: string;
}

/** Read at once: each may be a deal that was recorded, with a line for each of its fields. */
const CHANGES_AT_ONCE = 250;

/** The changes of a filter (changes.md). */
export const changesExport = exportCall({
  name: 'changes',
  of: 'what was changed, a line for each field, the newest first',
  query: {
    ...range,
    ...optionalFilters({
      ...changeFields,
      kind: namedIn(CHANGE_KINDS),
      field: namedIn(NOUN_FIELDS),
      door: namedIn(DoorEnum),
    }),
  },
  table: async (context, query) => {
    const filter = withDays(query);
    const [lineCount, people] = await Promise.all([
      changedFieldsCount(context, filter),
      employeesById(context.database),
    ]);
    return exportTable({
      title: 'Changes',
      shown: shownChanges(filter, people),
      columns: columnsFor(people),
      lineCount,
      batches: linesOf(context, filter),
    });
  },
});

async function* linesOf(context: Context, filter: ChangeFilter): AsyncGenerator<readonly ChangedField[]> {
  let after: string | undefined;
  do {
    const page = { after, offset: 0, limit: CHANGES_AT_ONCE };
    const { rows, endCursor } = await changesPage(context, filter, page, false);
    yield rows.flatMap(change => fieldsOf(change, context.clock.timeZone));
    after = endCursor ?? undefined;
  } while (after);
}

function fieldsOf(change: Change, timeZone: string): ChangedField[] {
  const at = new Date(change.changedAt);
  const when = { change, day: todayIn(timeZone, at), time: timeIn(timeZone, at) };
  return change.fields.map(each => ({ ...each, ...when }));
}

function columnsFor(people: Employees): Column<ChangedField>[] {
  const personOf = (id: number | null) => (id === null ? null : nameOf(people, id));
  return [
    { head: 'Day', kind: 'day', cell: ({ day }) => day },
    { head: 'Time', kind: 'time', cell: ({ time }) => time },
    ...columnsOf<ChangedField>('text', {
      By: ({ change }) => personOf(change.employeeId) ?? (change.action === 'refuse' ? null : 'The store'),
      What: ({ change }) => spacedName(change.kind),
    }),
    { head: 'Deal', kind: 'count', cell: ({ change }) => change.number },
    ...columnsOf<ChangedField>('text', {
      Customer: ({ change }) => change.customerName,
      Month: ({ change }) => change.month,
      Of: ({ change }) => personOf(change.personId) ?? change.name,
      Done: ({ change }) => spacedName(change.action),
      Field: ({ field }) => fieldInWords(field),
      From: ({ from }) => from,
      To: ({ to }) => to,
      'Came by': ({ change }) => change.door,
      Origin: ({ change }) => change.origin,
    }),
  ];
}

const shownChanges = (
  { days, employeeId, kind, number, search, field, door }: ChangeFilter,
  people: Employees,
): string[] => [
  shownDays(days),
  ...shownFilters({
    By: employeeId === undefined ? undefined : nameOf(people, employeeId),
    What: kind && spacedName(kind),
    Deal: number === undefined ? undefined : String(number),
    Search: search?.trim(),
    Field: field && fieldInWords(field),
    'Came by': door,
  }),
];

/** `workingDays` is `working days`. */
const spacedName = (name: string): string => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

const NAMES = new Map(Object.entries(NOUN_FIELDS).map(([name, field]) => [field, name]));

/** A deal's `FRONT_GROSS` is `front gross`, a person's `team` is `team`. */
function fieldInWords(field: string): string {
  const { kind, field: own } = partsOf(field);
  return kind === DEAL ? (NAMES.get(field) ?? own).toLowerCase().replaceAll('_', ' ') : spacedName(own);
}

import { type Employees, loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import type { Context } from '../../../platform/context.ts';
import type { FieldChange } from '../../../platform/history/history.ts';
import { optionalFilters } from '../../../platform/input/fields.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { timeIn, todayIn } from '../../../rules/calendar/today.ts';
import {
  type ChangeFilter,
  countChangedFields,
  listChanges,
  type RecordedChange,
} from '../../changes/changes.query.ts';
import { ChannelEnum, changeFilterFields } from '../../changes/changes.types.ts';
import { channelLabels } from '../../changes/channelLabels.ts';
import {
  CHANGE_KINDS,
  DEAL_KIND,
  parseRecordedFieldName,
  RECORDED_FIELD_NAMES,
} from '../../changes/recordedEntities.ts';
import { formatDays, formatFilters, getEmployeeName } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createExportTable, type ExportColumn } from '../exportTable.ts';
import { dateRange, defineGraphqlChoice, withDayRange } from '../queryFields.ts';

/** One field of a change, with the day and time in the store's time zone. */
interface ChangedField extends FieldChange {
  readonly change: RecordedChange;
  readonly day: Day;
  readonly time: string;
}

/**
 * Number of changes to read at a time. A change that creates a deal has a line for each field of the deal.
 */
const BATCH_SIZE = 250;

/** Exports the changes of a filter (changes.md). */
export const changesExport = defineExport({
  name: 'changes',
  contents: 'the changes, one row per field, newest first',
  query: {
    ...dateRange,
    ...optionalFilters({
      ...changeFilterFields,
      kind: defineGraphqlChoice(CHANGE_KINDS),
      field: defineGraphqlChoice(RECORDED_FIELD_NAMES),
      door: defineGraphqlChoice(ChannelEnum),
    }),
  },
  table: async (context, query) => {
    const filter = withDayRange(query);
    const [lineCount, people] = await Promise.all([
      countChangedFields(context, filter),
      loadEmployeesById(context.database),
    ]);
    return createExportTable({
      title: 'Changes',
      caption: formatChangeFilters(filter, people),
      columns: buildChangeColumns(people),
      lineCount,
      batches: iterateFieldBatches(context, filter),
    });
  },
});

async function* iterateFieldBatches(
  context: Context,
  filter: ChangeFilter,
): AsyncGenerator<readonly ChangedField[]> {
  let after: string | undefined;
  do {
    const page = { after, offset: 0, limit: BATCH_SIZE };
    const { rows, endCursor } = await listChanges(context, filter, page, false);
    yield rows.flatMap(change => toChangedFields(change, context.clock.timeZone));
    after = endCursor ?? undefined;
  } while (after);
}

function toChangedFields(change: RecordedChange, timeZone: string): ChangedField[] {
  const changeInstant = new Date(change.changedAt);
  const changeTime = { change, day: todayIn(timeZone, changeInstant), time: timeIn(timeZone, changeInstant) };
  return change.fields.map(each => ({ ...each, ...changeTime }));
}

function buildChangeColumns(people: Employees): ExportColumn<ChangedField>[] {
  const getPersonName = (id: number | null) => (id === null ? null : getEmployeeName(people, id));
  return [
    { head: 'Day', kind: 'day', cell: ({ day }) => day },
    { head: 'Time', kind: 'time', cell: ({ time }) => time },
    ...buildColumns<ChangedField>('text', {
      By: ({ change }) => getPersonName(change.employeeId) ?? (change.action === 'refuse' ? null : 'System'),
      Type: ({ change }) => splitCamelCase(change.kind),
    }),
    { head: 'Deal', kind: 'count', cell: ({ change }) => change.number },
    ...buildColumns<ChangedField>('text', {
      Customer: ({ change }) => change.customerName,
      Month: ({ change }) => change.month,
      Subject: ({ change }) => getPersonName(change.personId) ?? change.name,
      Action: ({ change }) => splitCamelCase(change.action),
      Field: ({ field }) => formatFieldName(field),
      From: ({ from }) => from,
      To: ({ to }) => to,
      Source: ({ change }) => change.door && channelLabels[change.door],
      Origin: ({ change }) => change.origin,
    }),
  ];
}

const formatChangeFilters = (
  { days, employeeId, kind, number, search, field, door }: ChangeFilter,
  people: Employees,
): string[] => [
  formatDays(days),
  ...formatFilters({
    By: employeeId === undefined ? undefined : getEmployeeName(people, employeeId),
    Type: kind && splitCamelCase(kind),
    Deal: number === undefined ? undefined : String(number),
    Search: search?.trim(),
    Field: field && formatFieldName(field),
    Source: door && channelLabels[door],
  }),
];

/** Formats `workingDays` as `working days`. */
const splitCamelCase = (name: string): string => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

const GRAPHQL_NAMES = new Map(Object.entries(RECORDED_FIELD_NAMES).map(([name, field]) => [field, name]));

/**
 * Formats the name of a field: `front gross` for a deal's `FRONT_GROSS`, `team` for the `team` of a person.
 */
function formatFieldName(field: string): string {
  const { kind, field: fieldName } = parseRecordedFieldName(field);
  return kind === DEAL_KIND
    ? (GRAPHQL_NAMES.get(field) ?? fieldName).toLowerCase().replaceAll('_', ' ')
    : splitCamelCase(fieldName);
}

import sql, { type Sql } from 'sql-template-tag';
import type { DealAction } from '../../modules/deals/deal.history.ts';
import { getDealByNumber } from '../../modules/deals/deal.query.ts';
import { displayHistory } from '../../modules/displays/display.history.ts';
import { type Employees, loadEmployeesById } from '../../modules/employees/employee.query.ts';
import { monthHistory } from '../../modules/settings/settings.history.ts';
import type { AccessAction } from '../../platform/accessDetails.ts';
import type { Context, ReadContext } from '../../platform/context.ts';
import {
  type ListOrder,
  type ListPage,
  readPage,
  toEndCursor,
} from '../../platform/database/keysetPagination.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { joinConditions } from '../../platform/database/sqlHelpers.ts';
import { formatHistoryText } from '../../platform/history/formatHistoryText.ts';
import type { FieldChange } from '../../platform/history/history.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { Channel, Viewer } from '../../platform/viewer/viewer.ts';
import { addDays, type DayRange, type Month } from '../../rules/calendar/calendar.ts';
import {
  type ChangeClosing,
  dealCustomerSql,
  dealSearchConditions,
  findChangeClosings,
  IS_NOT_FROZEN,
} from './changeDetails.query.ts';
import {
  ACCESS_KIND,
  buildRecordedFieldName,
  type ChangeKind,
  DEAL_KIND,
  findRecordedField,
  parseRecordedFieldName,
  type RecordedFieldName,
  recordedEntities,
} from './recordedEntities.ts';

/** Filter of changes; a field that is absent does not filter. */
export interface ChangeFilter {
  /** Days of the changes in the store's time zone. */
  readonly days: DayRange;
  /** Employee who made the changes. */
  readonly employeeId?: number | undefined;
  readonly kind?: ChangeKind | undefined;
  /** Number of the deal directly after the change. */
  readonly number?: number | undefined;
  /**
   * Number of the deal directly after the change, or part of the customer's name. The search text and the
   * name are folded before they are compared. A blank text does not filter.
   */
  readonly search?: string | undefined;
  /** Returns only changes of this field, without the other fields of the same change. */
  readonly field?: RecordedFieldName | undefined;
  readonly door?: Channel | undefined;
}

export type ChangeAction = DealAction | AccessAction;

/** Change of one entity, with all fields that changed together. */
export interface RecordedChange extends ChangeClosing {
  /** Unique among the changes of the same kind. */
  readonly id: number;
  readonly kind: ChangeKind;
  readonly action: ChangeAction;
  /**
   * Number of the deal directly after the change. The number and the version are null for entities other than
   * deals.
   */
  readonly number: number | null;
  readonly version: number | null;
  /** Current number of the deal; null when the deal is deleted. */
  readonly numberNow: number | null;
  /** Current customer of the deal, or the customer at the deletion. */
  readonly customerName: string | null;
  readonly month: Month | null;
  /** Person that the change is about. */
  readonly personId: number | null;
  readonly name: string | null;
  /** Null when the system made the change. */
  readonly employeeId: number | null;
  readonly changedAt: Date | string;
  /** Null for changes that are older than the recording of sources. */
  readonly door: Channel | null;
  readonly origin: string | null;
  readonly fields: readonly FieldChange<RecordedFieldName>[];
}

/** Page of changes in the order of the list, with all employees that the changes can mention. */
export interface RecordedChangePage {
  readonly rows: readonly RecordedChange[];
  readonly people: Employees;
  readonly endCursor: string | null;
}

/**
 * First page of the history of one deal. Its limit exceeds the number of changes of an active deal. Older
 * changes are left out.
 */
const DEAL_HISTORY_PAGE = { offset: 0, limit: 1_000 };

const NEWEST_FIRST: ListOrder = {
  name: 'NEWEST',
  terms: [
    { by: sql`changed_at`, isDescending: true, isNeverEmpty: true },
    { by: sql`id`, isDescending: true, isNeverEmpty: true },
    { by: sql`kind`, isNeverEmpty: true }, // changes in several tables can have the same id
  ],
};

/**
 * Returns the history of a deal under all its numbers, newest first.
 * @throws NOT_FOUND
 */
export async function getDealHistory(reading: ReadContext, number: number): Promise<RecordedChangePage> {
  const { database } = reading;
  await getDealByNumber(reading, number);
  const dealCondition = sql`is_last and deal_id = (select id from deal where number = ${number})`;
  return readChanges(database, dealCondition, DEAL_HISTORY_PAGE);
}

/**
 * Returns a page of the changes that match a filter, newest first (changes.md).
 * @throws FORBIDDEN
 * @param shouldHideTeamFreezes whether to leave out the changes of deals that a listed closing froze
 */
export function listChanges(
  context: Context,
  filter: ChangeFilter,
  page: ListPage,
  shouldHideTeamFreezes = true,
): Promise<RecordedChangePage> {
  const { field } = filter;
  const rowCondition = field === undefined ? sql`is_last` : hasFieldSql(field);
  return readChanges(
    context.database,
    joinConditions([...changeConditions(context, filter, shouldHideTeamFreezes), rowCondition]),
    page,
    field,
  );
}

/**
 * Returns the number of changes that match a filter. For a range of years, this count takes a hundred times
 * as long as reading a page.
 * @throws FORBIDDEN
 */
export function countChanges({ database, ...context }: Context, filter: ChangeFilter): Promise<number> {
  const condition = joinConditions(changeConditions(context, filter, true));
  // `distinct` is faster than a search for the last row of each change.
  const distinctChanges = sql`select distinct kind, coalesce(deal_id, id), deal_version, action
    from recorded_change where ${condition}`;
  return filter.field === undefined
    ? readCount(database, sql`count(*)::int as count from (${distinctChanges}) as change`)
    : countChangedFields({ database, ...context }, filter, true);
}

/**
 * Returns the number of changed fields that match a filter.
 * @throws FORBIDDEN
 */
export function countChangedFields(
  context: Context,
  filter: ChangeFilter,
  shouldHideTeamFreezes = false,
): Promise<number> {
  const { field } = filter;
  const condition = joinConditions([
    ...changeConditions(context, filter, shouldHideTeamFreezes),
    ...(field ? [hasFieldSql(field)] : []),
  ]);
  const count = field === undefined ? sql`coalesce(sum(field_count), 0)` : sql`count(*)`;
  return readCount(context.database, sql`${count}::int as count from recorded_change where ${condition}`);
}

const readCount = async (reader: Reader, countSql: Sql): Promise<number> =>
  (await reader.row<{ count: number }>(sql`select ${countSql}`))?.count ?? 0;

/**
 * Returns the kinds of change that the filter can find.
 * @throws FORBIDDEN when the filter names a kind that the viewer cannot read
 */
function listReadableKinds(viewer: Viewer, { kind, field, number, search }: ChangeFilter): ChangeKind[] {
  const requestedKind = kind ?? (field === undefined ? undefined : parseRecordedFieldName(field).kind);
  const readableKinds = recordedEntities
    .filter(entity => entity.right(viewer))
    .map(({ name }): ChangeKind => name);
  requireAbility(
    requestedKind === undefined || readableKinds.includes(requestedKind),
    'You don’t have access to these changes.',
  );
  return readableKinds.filter(
    each =>
      (each !== ACCESS_KIND || requestedKind === ACCESS_KIND) &&
      ((kind ?? each) === each || (kind === ACCESS_KIND && each === displayHistory.name)) &&
      (field === undefined || parseRecordedFieldName(field).kind === each) &&
      ((number === undefined && !search?.trim()) || each === DEAL_KIND),
  );
}

/**
 * Returns the SQL conditions of a filter.
 * @throws FORBIDDEN when the filter names a kind that the viewer cannot read
 */
function changeConditions(
  { clock, viewer }: Pick<Context, 'clock' | 'viewer'>,
  filter: ChangeFilter,
  shouldHideTeamFreezes: boolean,
): Sql[] {
  const { days, employeeId, door } = filter;
  const kinds = listReadableKinds(viewer, filter);
  const conditions = [
    sql`kind = any(${kinds}::text[])`,
    sql`changed_at >= ${clock.getStartOfDay(days.start)} and changed_at < ${clock.getStartOfDay(addDays(days.end, 1))}`,
    ...dealSearchConditions(filter),
  ];
  if (employeeId !== undefined) conditions.push(sql`employee_id = ${employeeId}`);
  if (door !== undefined) conditions.push(sql`door = ${door}`);
  if (shouldHideTeamFreezes && kinds.includes(monthHistory.name) && door !== 'store')
    conditions.push(IS_NOT_FROZEN);
  return conditions;
}

/**
 * Returns the condition that a change has a field. A row of a deal contains one field. A row of any other
 * entity contains several fields.
 */
function hasFieldSql(name: RecordedFieldName): Sql {
  const { kind, field } = parseRecordedFieldName(name);
  return kind === DEAL_KIND ? sql`field = ${field}` : sql`fields @> ${JSON.stringify([{ field }])}::jsonb`;
}

/** Entities other than deals store the actions add, change and remove. */
const ACTION_SQL = sql`case action when 'add' then 'record' when 'change' then 'amend' when 'remove' then 'delete'
  else action end`;

const CHANGE_COLUMNS = sql`kind, id, deal_version as version, changed_at as "changedAt", ${ACTION_SQL} as action,
  deal_number as number, (select number from deal where deal.id = recorded_change.deal_id) as "numberNow",
  case when kind = ${DEAL_KIND} then ${dealCustomerSql(sql`recorded_change.deal_id`)} end as "customerName", to_char(month, 'YYYY-MM') as month,
  person_id as "personId", name, employee_id as "employeeId", door, origin, fields`;

/**
 * Reads changes and formats their values.
 * @param onlyField the single field to list, if any
 */
async function readChanges(
  reader: Reader,
  condition: Sql,
  page: ListPage,
  onlyField?: RecordedFieldName,
): Promise<RecordedChangePage> {
  const list = {
    columns: CHANGE_COLUMNS,
    from: sql`recorded_change where ${condition}`,
    order: NEWEST_FIRST,
  };
  const [rows, people] = await Promise.all([
    readPage<RecordedChangeRow>(reader, list, page),
    loadEmployeesById(reader),
  ]);
  const closings = await findChangeClosings(
    reader,
    rows.filter(({ kind }) => kind === monthHistory.name).map(({ id }) => id),
  );
  return {
    rows: rows.map(row => formatChange(row, closings, people, onlyField)),
    people,
    endCursor: toEndCursor(NEWEST_FIRST, rows, page.limit),
  };
}

/** Change as read from the database, without its closing. */
type RecordedChangeRow = Omit<RecordedChange, keyof ChangeClosing>;

const NO_CLOSING: ChangeClosing = { closingId: null, frozen: null };

function formatChange(
  change: RecordedChangeRow,
  closings: ReadonlyMap<number, ChangeClosing>,
  people: Employees,
  onlyField: RecordedFieldName | undefined,
): RecordedChange {
  const fields = change.fields
    .map(each => ({ ...each, field: buildRecordedFieldName(change.kind, each.field) }))
    .filter(({ field }) => onlyField === undefined || field === onlyField)
    .map(({ field, from, to }) => {
      const kind = findRecordedField(field)?.kind ?? 'text';
      return { field, from: formatHistoryText(kind, from, people), to: formatHistoryText(kind, to, people) };
    });
  const closing = change.kind === monthHistory.name ? closings.get(change.id) : undefined;
  return { ...change, ...(closing ?? NO_CLOSING), fields };
}

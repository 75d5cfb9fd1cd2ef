import sql, { type Sql } from 'sql-template-tag';
import type { Context, Reading } from '../../context.ts';
import { allOf } from '../../database/conditions.ts';
import { endCursorOf, type ListOrder, type ListPage, readPage } from '../../database/keyset.ts';
import type { Reader } from '../../database/reader.ts';
import type { DealAction } from '../../deals/deal.history.ts';
import { dealByNumber } from '../../deals/deal.query.ts';
import { displayHistory } from '../../displays/display.history.ts';
import { type Employees, employeesById } from '../../employees/employee.query.ts';
import type { FieldChange } from '../../history/recordedNoun.ts';
import { valueInWords } from '../../history/valueInWords.ts';
import type { AccessAction } from '../../noteAccess.ts';
import { addDays, type DayRange, type Month } from '../../rules/calendar/calendar.ts';
import { monthHistory } from '../../settings/settings.history.ts';
import { demand } from '../../viewer/policy.ts';
import type { Door } from '../../viewer/source.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { ACCESS } from './accesses.ts';
import { closingsOf, customerOf, isNotFrozen, ofDeal, type ToldClosing } from './closingsAndCustomers.ts';
import {
  type ChangeKind,
  DEAL,
  type NounField,
  nounField,
  partsOf,
  recordedField,
  recordedNouns,
} from './recordedNouns.ts';

/** Which changes; whatever is absent does not filter. */
export interface ChangeFilter {
  /** Of the changes, by the store's clock. */
  readonly days: DayRange;
  /** Who made them. */
  readonly employeeId?: number | undefined;
  readonly kind?: ChangeKind | undefined;
  /** The number that the deal had after the change. */
  readonly number?: number | undefined;
  /** The deal: its number as above, or a part of its customer’s name, both folded; blank does not filter. */
  readonly search?: string | undefined;
  /** Only changes of this field, and nothing else of them. */
  readonly field?: NounField | undefined;
  readonly door?: Door | undefined;
}

export type ChangeAction = DealAction | AccessAction;

/** All that someone changed of one thing at once. */
export interface Change extends ToldClosing {
  /** Of its kind. */
  readonly id: number;
  readonly kind: ChangeKind;
  readonly action: ChangeAction;
  /** Of a deal, as is the version: the number that it had after the change. */
  readonly number: number | null;
  readonly version: number | null;
  /** The deal’s number now; null when it is deleted. */
  readonly numberNow: number | null;
  /** The customer of the deal now; of a deleted deal, as it was deleted. */
  readonly customerName: string | null;
  readonly month: Month | null;
  /** Whom it is about. */
  readonly personId: number | null;
  readonly name: string | null;
  /** Null: the store did it by itself. */
  readonly employeeId: number | null;
  readonly changedAt: Date | string;
  /** Null: nobody noted it then. */
  readonly door: Door | null;
  readonly origin: string | null;
  readonly fields: readonly FieldChange<NounField>[];
}

/** Changes in their order, with everyone whom they may name. */
export interface Changes {
  readonly rows: readonly Change[];
  readonly people: Employees;
  readonly endCursor: string | null;
}

/** More changes than any deal that people work on gathers; older ones are left out. */
const MOST_OF_A_DEAL = { offset: 0, limit: 1_000 };

const NEWEST_FIRST: ListOrder = {
  name: 'NEWEST',
  terms: [
    { by: sql`changed_at`, isDescending: true, isNeverEmpty: true },
    { by: sql`id`, isDescending: true, isNeverEmpty: true },
    { by: sql`kind`, isNeverEmpty: true }, // ids are those of several tables
  ],
};

/** The history of a deal, under all the numbers that it had, the newest change first. @throws NOT_FOUND */
export async function dealHistory(reading: Reading, number: number): Promise<Changes> {
  const { database } = reading;
  await dealByNumber(reading, number);
  const isIts = sql`is_last and deal_id = (select id from deal where number = ${number})`;
  return readChanges(database, isIts, MOST_OF_A_DEAL);
}

/**
 * Reads a page of the changes of a filter, the newest first (changes.md). @throws FORBIDDEN
 * @param isFolded whether a closing represents the teams that it froze, where it is found itself
 */
export function changesPage(
  context: Context,
  filter: ChangeFilter,
  page: ListPage,
  isFolded = true,
): Promise<Changes> {
  const { field } = filter;
  const isListed = field === undefined ? sql`is_last` : hasField(field);
  return readChanges(
    context.database,
    allOf([...conditionsOf(context, filter, isFolded), isListed]),
    page,
    field,
  );
}

/** How many changes a filter has: of years, a hundred times the work of a page. @throws FORBIDDEN */
export function changesCount({ database, ...context }: Context, filter: ChangeFilter): Promise<number> {
  const isFound = allOf(conditionsOf(context, filter, true));
  // Faster than to look for the last row of each.
  const changes = sql`select distinct kind, coalesce(deal_id, id), deal_version, action
    from recorded_change where ${isFound}`;
  return filter.field === undefined
    ? countOf(database, sql`count(*)::int as count from (${changes}) as change`)
    : changedFieldsCount({ database, ...context }, filter, true);
}

/** How many fields those changes have. @throws FORBIDDEN */
export function changedFieldsCount(
  context: Context,
  filter: ChangeFilter,
  isFolded = false,
): Promise<number> {
  const { field } = filter;
  const isFound = allOf([...conditionsOf(context, filter, isFolded), ...(field ? [hasField(field)] : [])]);
  const count = field === undefined ? sql`coalesce(sum(field_count), 0)` : sql`count(*)`;
  return countOf(context.database, sql`${count}::int as count from recorded_change where ${isFound}`);
}

const countOf = async (reader: Reader, counted: Sql): Promise<number> =>
  (await reader.row<{ count: number }>(sql`select ${counted}`))?.count ?? 0;

/** The kinds of change that the filter may find. @throws FORBIDDEN when it names one that the viewer may not read */
function kindsFor(viewer: Viewer, { kind, field, number, search }: ChangeFilter): ChangeKind[] {
  const wanted = kind ?? (field === undefined ? undefined : partsOf(field).kind);
  const readable = recordedNouns.filter(noun => noun.right(viewer)).map(({ name }): ChangeKind => name);
  demand(wanted === undefined || readable.includes(wanted), 'You may not see these changes.');
  return readable.filter(
    each =>
      (each !== ACCESS || wanted === ACCESS) &&
      ((kind ?? each) === each || (kind === ACCESS && each === displayHistory.name)) &&
      (field === undefined || partsOf(field).kind === each) &&
      ((number === undefined && !search?.trim()) || each === DEAL),
  );
}

/** @throws FORBIDDEN when the filter names a kind that the viewer may not read */
function conditionsOf(
  { clock, viewer }: Pick<Context, 'clock' | 'viewer'>,
  filter: ChangeFilter,
  isFolded: boolean,
): Sql[] {
  const { days, employeeId, door } = filter;
  const kinds = kindsFor(viewer, filter);
  const conditions = [
    sql`kind = any(${kinds}::text[])`,
    sql`changed_at >= ${clock.startOf(days.start)} and changed_at < ${clock.startOf(addDays(days.end, 1))}`,
    ...ofDeal(filter),
  ];
  if (employeeId !== undefined) conditions.push(sql`employee_id = ${employeeId}`);
  if (door !== undefined) conditions.push(sql`door = ${door}`);
  if (isFolded && kinds.includes(monthHistory.name) && door !== 'store') conditions.push(isNotFrozen);
  return conditions;
}

/** A row of a deal has one field, any other row has several. */
function hasField(name: NounField): Sql {
  const { kind, field } = partsOf(name);
  return kind === DEAL ? sql`field = ${field}` : sql`fields @> ${JSON.stringify([{ field }])}::jsonb`;
}

/** What is no deal is added, changed and removed. */
const ACTION = sql`case action when 'add' then 'record' when 'change' then 'amend' when 'remove' then 'delete'
  else action end`;

const CHANGE = sql`kind, id, deal_version as version, changed_at as "changedAt", ${ACTION} as action,
  deal_number as number, (select number from deal where deal.id = recorded_change.deal_id) as "numberNow",
  case when kind = ${DEAL} then ${customerOf(sql`recorded_change.deal_id`)} end as "customerName", to_char(month, 'YYYY-MM') as month,
  person_id as "personId", name, employee_id as "employeeId", door, origin, fields`;

/**
 * Reads changes with their values in words.
 * @param only the field that is listed, if not all
 */
async function readChanges(
  reader: Reader,
  condition: Sql,
  page: ListPage,
  only?: NounField,
): Promise<Changes> {
  const list = { columns: CHANGE, from: sql`recorded_change where ${condition}`, order: NEWEST_FIRST };
  const [rows, people] = await Promise.all([readPage<Read>(reader, list, page), employeesById(reader)]);
  const closings = await closingsOf(
    reader,
    rows.filter(({ kind }) => kind === monthHistory.name).map(({ id }) => id),
  );
  return {
    rows: rows.map(row => withWords(row, closings, people, only)),
    people,
    endCursor: endCursorOf(NEWEST_FIRST, rows, page.limit),
  };
}

/** A change as its statement reads it. */
type Read = Omit<Change, keyof ToldClosing>;

const NO_CLOSING: ToldClosing = { closingId: null, frozen: null };

function withWords(
  change: Read,
  closings: ReadonlyMap<number, ToldClosing>,
  people: Employees,
  only: NounField | undefined,
): Change {
  const fields = change.fields
    .map(each => ({ ...each, field: nounField(change.kind, each.field) }))
    .filter(({ field }) => only === undefined || field === only)
    .map(({ field, from, to }) => {
      const kind = recordedField(field)?.kind ?? 'text';
      return { field, from: valueInWords(kind, from, people), to: valueInWords(kind, to, people) };
    });
  const closing = change.kind === monthHistory.name ? closings.get(change.id) : undefined;
  return { ...change, ...(closing ?? NO_CLOSING), fields };
}

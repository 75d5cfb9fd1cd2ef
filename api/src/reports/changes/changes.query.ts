import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Context, Reading } from '../../context.ts';
import { allOf } from '../../database/conditions.ts';
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
import { ACCESS, ACCESSES } from './accesses.ts';
import { closingsOf, customerOf, isNotFrozen, ofDeal, type ToldClosing } from './closingsAndCustomers.ts';
import { readDeepPage } from './deepPages.ts';
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
  /** The same to the microsecond, as the database compares it. */
  readonly at: string;
  /** Null: nobody noted it then. */
  readonly door: Door | null;
  readonly origin: string | null;
  readonly fields: readonly FieldChange<NounField>[];
}

/** Changes in their order, with everyone whom they may name. */
export interface Changes {
  readonly rows: readonly Change[];
  readonly people: Employees;
}

/** More changes than any deal that people work on gathers; older ones are left out. */
const MOST_OF_A_DEAL = 1_000;

/** The history of a deal, under all the numbers that it had, the newest change first. @throws NOT_FOUND */
export async function dealHistory(reading: Reading, number: number): Promise<Changes> {
  const { database } = reading;
  await dealByNumber(reading, number);
  const isIts = sql`deal_id = (select id from deal where number = ${number})`;
  const page = sql`${dealChanges(isIts)} order by id desc limit ${MOST_OF_A_DEAL}`;
  return told(database, page, sql`page.id desc`);
}

/** A page of the changes of a filter, the newest first (changes.md). @throws FORBIDDEN, TOO_MANY_REQUESTS */
export async function changesPage(
  context: Context,
  filter: ChangeFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Changes> {
  const newest = newestOf(partsOfAll(context, filter, { isFolded: true }), offset + limit);
  const page = sql`${newest} limit ${limit} offset ${offset}`;
  const read = () => told(context.database, page, NEWEST_FIRST, filter.field);
  return offset > DEEP_OFFSET ? readDeepPage(read) : read();
}

/**
 * The changes of a filter that follow one of them, the newest first: a list of any length is read on from where the last part
 * ended (decision 199). Those of one instant and id are of different tables and come together. @throws FORBIDDEN
 * @param last undefined: from the beginning
 */
export function changesAfter(
  context: Context,
  filter: ChangeFilter,
  last: Place | undefined,
  limit: number,
): Promise<Changes> {
  const newest = newestOf(partsOfAll(context, filter, { last }), limit);
  const page = sql`${newest} fetch first ${limit} rows with ties`;
  return told(context.database, page, NEWEST_FIRST, filter.field);
}

/** Beyond this the database sorts all that is passed over, instead of reading a page from an index. */
const DEEP_OFFSET = 5_000;

const NEWEST_FIRST = sql`page.at desc, page.id desc`;

/** The newest of all parts, without an end: each is read by its index, and no further than the list. */
function newestOf(parts: readonly Part[], limit: number): Sql {
  const newest = parts.map(({ changes }) => sql`(${changes} order by at desc, id desc limit ${limit})`);
  return sql`select * from (${join(newest, ' union all ')}) as newest order by at desc, id desc`;
}

/** How many changes a filter has: of years, a hundred times the work of a page. @throws FORBIDDEN */
export const changesCount = (context: Context, filter: ChangeFilter): Promise<number> =>
  sumOf(
    context.database,
    partsOfAll(context, filter, { isFolded: true }).map(({ changeCount }) => changeCount),
  );

/** How many fields they tell of. @throws FORBIDDEN */
export const changedFieldsCount = (context: Context, filter: ChangeFilter): Promise<number> =>
  sumOf(
    context.database,
    partsOfAll(context, filter).map(({ fieldCount }) => fieldCount),
  );

async function sumOf(reader: Reader, counts: readonly Sql[]): Promise<number> {
  const inBrackets = counts.map(count => sql`(${count})`);
  const row = await reader.row<{ sum: number }>(sql`select (${join(inBrackets, ' + ')})::int as sum`);
  return row?.sum ?? 0;
}

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

/** The changes that one table keeps. */
interface Part {
  /** Their keys, and when. */
  readonly changes: Sql;
  readonly changeCount: Sql;
  /** Of the fields that they tell of. */
  readonly fieldCount: Sql;
}

/** Where a change stands in the list of all. */
type Place = Pick<Change, 'at' | 'id'>;

interface Told {
  /** Whether a closing stands for the teams that it froze, where it is found itself. */
  readonly isFolded?: boolean;
  /** Only what follows it. */
  readonly last?: Place | undefined;
}

function partsOfAll(
  { clock, viewer }: Pick<Context, 'clock' | 'viewer'>,
  filter: ChangeFilter,
  { isFolded = false, last }: Told = {},
): Part[] {
  const { days, employeeId, door } = filter;
  const kinds = kindsFor(viewer, filter);
  // One upper bound: an index is read from the first of several, through all that lies between.
  const end = last
    ? sql`(changed_at, id) < (${last.at}::timestamptz, ${last.id}::bigint)`
    : sql`changed_at < ${clock.startOf(addDays(days.end, 1))}`;
  const common = [sql`changed_at >= ${clock.startOf(days.start)} and ${end}`];
  if (employeeId !== undefined) common.push(sql`employee_id = ${employeeId}`);
  if (door !== undefined) common.push(sql`door = ${door}`);
  const ofDeals = [...common, ...ofDeal(filter)];
  if (isFolded && kinds.includes(monthHistory.name) && door !== 'store') ofDeals.push(isNotFrozen);
  const others = kinds.filter(kind => kind !== DEAL && kind !== ACCESS);
  const parts: Part[] = [];
  if (kinds.includes(DEAL)) parts.push(partOfDeals(allOf(ofDeals), filter.field));
  if (kinds.includes(ACCESS)) parts.push(partOfOthers(sql`${ACCESSES} as access`, common, filter.field));
  if (others.length > 0 || parts.length === 0) {
    parts.push(partOfOthers(sql`store_change`, [...common, sql`noun = any(${others})`], filter.field));
  }
  return parts;
}

function partOfDeals(condition: Sql, field: NounField | undefined): Part {
  const lines = field === undefined ? condition : sql`${condition} and ${isField(field)}`;
  const fieldCount = sql`select count(*) from deal_change where ${lines}`;
  if (field !== undefined)
    return { changes: sql`${DEAL_LINES} where ${lines}`, changeCount: fieldCount, fieldCount };
  return {
    changes: dealChanges(condition),
    changeCount: sql`select count(*) from (
      select from deal_change where ${condition} group by deal_id, deal_version, action) as change`,
    fieldCount,
  };
}

function partOfOthers(table: Sql, conditions: readonly Sql[], field: NounField | undefined): Part {
  const condition = allOf(conditions);
  const changed =
    field === undefined
      ? condition
      : sql`${condition} and fields @> ${JSON.stringify([{ field: partsOf(field).field }])}`;
  const count = (of: Sql) => sql`select ${of} from ${table} where ${changed}`;
  const changeCount = count(sql`count(*)`);
  return {
    changes: sql`
      select noun as kind, id, null::bigint as deal_id, null::integer as deal_version, action, changed_at as at
      from ${table} where ${changed}`,
    changeCount,
    fieldCount: field === undefined ? count(sql`coalesce(sum(jsonb_array_length(fields)), 0)`) : changeCount,
  };
}

const isField = (field: NounField) => sql`field = ${partsOf(field).field}`;

const DEAL_LINES = sql`
  select ${DEAL} as kind, id, deal_id, deal_version, action, changed_at as at from deal_change line`;

/** The lines of one change share the deal, its version and what was done; the last of them stands for it. */
const dealChanges = (condition: Sql): Sql => sql`${DEAL_LINES} where ${condition} and not exists (
  select from deal_change later where later.deal_id = line.deal_id and later.deal_version = line.deal_version
    and later.action = line.action and later.id > line.id)`;

/**
 * What those changes say, in words.
 * @param page their keys, and when
 * @param only the field that is listed, if not all
 */
async function told(reader: Reader, page: Sql, order: Sql, only?: NounField): Promise<Changes> {
  const [rows, people] = await Promise.all([
    reader.rows<Read>(sql`
      with page as (${page})
      select page.kind, page.id, page.deal_version as version, page.at as "changedAt",
        ${ACTION} as action, deal.number, now.number as "numberNow",
        case when page.kind = ${DEAL} then ${customerOf(sql`page.deal_id`)} end as "customerName",
        page.at::text as at, to_char(other.month, 'YYYY-MM') as month,
        other.person_id as "personId", coalesce(other.name, access.name) as name,
        coalesce(deal.employee_id, other.employee_id, access.employee_id) as "employeeId",
        coalesce(deal.door, other.door, access.door) as door, coalesce(deal.origin, other.origin, access.origin) as origin,
        coalesce(deal.fields, other.fields::json, access.fields::json) as fields
      from page
      left join store_change other on page.kind not in (${DEAL}, ${ACCESS}) and other.id = page.id
      left join ${ACCESSES} access on page.kind = ${ACCESS} and access.id = page.id
      left join deal now on now.id = page.deal_id
      left join lateral (
        select max(deal_number) as number, max(employee_id) as employee_id, max(door) as door, max(origin) as origin,
          json_agg(json_build_object('field', field, 'from', from_value, 'to', to_value) order by id) as fields
        from deal_change line
        where line.deal_id = page.deal_id and line.deal_version = page.deal_version and line.action = page.action
          ${only === undefined ? empty : sql`and ${isField(only)}`}
      ) deal on page.kind = ${DEAL}
      order by ${order}`),
    employeesById(reader),
  ]);
  const closings = await closingsOf(
    reader,
    rows.filter(({ kind }) => kind === monthHistory.name).map(({ id }) => id),
  );
  return { rows: rows.map(row => withWords(row, closings, people, only)), people };
}

/** What is no deal is added, changed and removed. */
const ACTION = sql`case page.action when 'add' then 'record' when 'change' then 'amend' when 'remove' then 'delete'
  else page.action end`;

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

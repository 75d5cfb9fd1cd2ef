import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type DealField, type DealSort, dealFields } from '../modules/deals/deal.fields.ts';
import { type RecordedDealField, toHistoryName } from '../modules/deals/deal.history.ts';
import { type DealFilter, dealFilterSql } from '../modules/deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../modules/deals/deal.row.ts';
import { type ListOrder, type ListPage, readPage } from '../platform/database/keysetPagination.ts';
import type { Reader } from '../platform/database/reader.ts';
import { fromEnumCase } from '../rules/text/graphqlNames.ts';

/** Page of a list of deals, with the sort direction. */
export interface DealPage extends ListPage {
  readonly isDescending: boolean;
}

/** Sorts by columns that have a value in each deal. */
const NEVER_EMPTY_SORTS: ReadonlySet<string> = new Set(['LOG_DAY', 'NUMBER']);

/** Returns the order of a list of deals; ties are sorted by log day, then number. */
export const buildDealOrder = (sort: string, by: Sql, isDescending: boolean): ListOrder => ({
  name: `${sort} ${isDescending ? 'desc' : 'asc'}`,
  terms: [
    { by, isDescending, isNeverEmpty: NEVER_EMPTY_SORTS.has(sort) },
    { by: sql`log_day`, isNeverEmpty: true },
    { by: sql`number`, isNeverEmpty: true },
  ],
});

/**
 * Reads a page of the deals of a filter.
 * @param columns columns to read in addition to the columns of the deal
 */
export const listDealPage = <Row extends DealRow>(
  reader: Reader,
  filter: DealFilter,
  order: ListOrder,
  page: ListPage,
  columns: readonly Sql[] = [],
) =>
  readPage<Row>(
    reader,
    {
      columns: join([DEAL_COLUMNS, ...columns], ', '),
      from: sql`deal where ${dealFilterSql(filter)}`,
      order,
    },
    page,
  );

type SortableList = Exclude<keyof DealSort, 'name'>;

/** Fields that a list of deals can be sorted by, with their GraphQL names (`deal.fields.ts`). */
export type FieldSort<On extends SortableList> = {
  [Field in keyof typeof dealFields]: (typeof dealFields)[Field]['sort'] extends {
    name: infer Name extends string;
  } & {
    readonly [Key in On]: string;
  }
    ? Name
    : never;
}[keyof typeof dealFields];

const listSortableFields = (list: SortableList): DealField[] =>
  Object.values<DealField>(dealFields).filter(({ sort }) => sort?.[list] !== undefined);

const mapSorts = <On extends SortableList, Value>(
  list: On,
  toValue: (field: DealField, sort: DealSort) => Value,
) =>
  Object.fromEntries(
    listSortableFields(list).flatMap(field =>
      field.sort ? [[field.sort.name, toValue(field, field.sort)]] : [],
    ),
  ) as Record<FieldSort<On>, Value>;

/**
 * Returns the GraphQL descriptions of the sorts of a list. The deal number comes first, then the sorts in
 * `others`, then the fields other than the number.
 * @param others descriptions of the sorts that are not fields
 */
export function describeSorts<On extends SortableList, Other extends string>(
  list: On,
  others: Readonly<Record<Other, string>>,
): Readonly<Record<FieldSort<On> | Other, string>> {
  const { NUMBER, ...fields } = mapSorts(list, (_field, sort) => sort[list] as string) as Record<
    string,
    string
  >;
  return { NUMBER, ...others, ...fields } as Record<FieldSort<On> | Other, string>;
}

/**
 * Returns the sort of each column of a list. The keys are the names of the columns in the URL, which are the
 * GraphQL names of the fields.
 */
export const getColumnSorts = (list: SortableList): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<DealField>(dealFields).flatMap(([field, { sort }]) =>
      sort?.[list] ? [[fromEnumCase(toHistoryName(field as RecordedDealField)), sort.name]] : [],
    ),
  );

/**
 * Returns the SQL of each sort. Blank texts sort last, and empty money sorts as 0.
 * @param personSql SQL that sorts a column of people; without it, the list cannot be sorted by people
 */
export const fieldOrdersSql = <On extends SortableList>(list: On, personSql?: (column: string) => Sql) =>
  mapSorts(list, ({ kind, column, order }) =>
    kind === 'person' && personSql ? personSql(column) : raw(order(column)),
  );

import { raw, type Sql } from 'sql-template-tag';
import { type DealField, type DealSort, dealFields } from '../deals/deal.fields.ts';
import { historyName, type RecordedField } from '../deals/deal.history.ts';
import { fieldNamed } from '../rules/text/graphqlNames.ts';

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

const mapSorts = <On extends SortableList, Value>(list: On, toValue: (field: DealField, sort: DealSort) => Value) =>
  Object.fromEntries(
    listSortableFields(list).flatMap(field => (field.sort ? [[field.sort.name, toValue(field, field.sort)]] : [])),
  ) as Record<FieldSort<On>, Value>;

/**
 * Returns the GraphQL descriptions of the sorts of a list: the deal number first, then the sorts that are not
 * fields, then the other fields.
 * @param others the sorts that are not fields
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
 * Returns the sorts of a list by the name of their column in the URL, which is the GraphQL name of the field.
 */
export const getColumnSorts = (list: SortableList): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<DealField>(dealFields).flatMap(([field, { sort }]) =>
      sort?.[list] ? [[fieldNamed(historyName(field as RecordedField)), sort.name]] : [],
    ),
  );

/**
 * Returns the SQL of each sort: blank texts last, empty money as 0.
 * @param personSql SQL that sorts a column of people; without it the list cannot be sorted by people
 */
export const fieldOrdersSql = <On extends SortableList>(list: On, personSql?: (column: string) => Sql) =>
  mapSorts(list, ({ kind, column, order }) =>
    kind === 'person' && personSql ? personSql(column) : raw(order(column)),
  );

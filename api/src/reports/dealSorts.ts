import { raw, type Sql } from 'sql-template-tag';
import { type DealField, type DealSort, dealFields } from '../deals/deal.fields.ts';
import { historyName, type RecordedField } from '../deals/deal.history.ts';
import { fieldNamed } from '../rules/text/graphqlNames.ts';

type List = Exclude<keyof DealSort, 'name'>;

/** The fields that a list of deals can be sorted by, as GraphQL names them (`deal.fields.ts`). */
export type FieldSort<On extends List> = {
  [Field in keyof typeof dealFields]: (typeof dealFields)[Field]['sort'] extends {
    name: infer Name extends string;
  } & {
    readonly [Key in On]: string;
  }
    ? Name
    : never;
}[keyof typeof dealFields];

const fieldsOn = (list: List): DealField[] =>
  Object.values<DealField>(dealFields).filter(({ sort }) => sort?.[list] !== undefined);

const byName = <On extends List, Value>(list: On, made: (field: DealField, sort: DealSort) => Value) =>
  Object.fromEntries(
    fieldsOn(list).flatMap(field => (field.sort ? [[field.sort.name, made(field, field.sort)]] : [])),
  ) as Record<FieldSort<On>, Value>;

/**
 * What GraphQL says of each sort of a list: the number's, then those that are no field, then those of the other fields.
 * @param others the sorts that are no field
 */
export function describedSorts<On extends List, Other extends string>(
  list: On,
  others: Readonly<Record<Other, string>>,
): Readonly<Record<FieldSort<On> | Other, string>> {
  const { NUMBER, ...fields } = byName(list, (_field, sort) => sort[list] as string) as Record<
    string,
    string
  >;
  return { NUMBER, ...others, ...fields } as Record<FieldSort<On> | Other, string>;
}

/** What a list is sorted by, under the name that its column has in an address: that of GraphQL's field. */
export const columnSorts = (list: List): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<DealField>(dealFields).flatMap(([field, { sort }]) =>
      sort?.[list] ? [[fieldNamed(historyName(field as RecordedField)), sort.name]] : [],
    ),
  );

/**
 * The SQL of each: blank texts last, empty money as 0.
 * @param ofPerson how a list places people; it is not sorted by them where there is none
 */
export const fieldOrders = <On extends List>(list: On, ofPerson?: (column: string) => Sql) =>
  byName(list, ({ kind, column, order }) =>
    kind === 'person' && ofPerson ? ofPerson(column) : raw(order(column)),
  );

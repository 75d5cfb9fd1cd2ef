import { oneOfParam, type Param } from './urlState';

/** The sort order of a list in the address: the column and the direction. */
export type SortParams<Field extends string> = { sort: Param<Field>; order: Param<'asc' | 'desc'> };

/**
 * Creates the URL parameters of a sort order. The keys of `sorts` are the sortable columns; `sort` and
 * `order` are the defaults.
 */
export const createSortParams = <Field extends string>(
  sorts: Record<Field, unknown>,
  sort: NoInfer<Field>,
  order: 'asc' | 'desc',
): SortParams<Field> => ({
  sort: oneOfParam(Object.keys(sorts) as Field[], sort),
  order: oneOfParam(['asc', 'desc'], order),
});

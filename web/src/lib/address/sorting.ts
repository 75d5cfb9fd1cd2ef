import { oneOf, type Param } from './urlState';

/** How a list is sorted, as it stands in the address: by which column, and in which direction. */
export type SortParams<Field extends string> = { sort: Param<Field>; order: Param<'asc' | 'desc'> };

/** The columns that a list can be sorted by are the names of `sorts`; `sort` and `order` are how it begins. */
export const sortedBy = <Field extends string>(
  sorts: Record<Field, unknown>,
  sort: NoInfer<Field>,
  order: 'asc' | 'desc',
): SortParams<Field> => ({
  sort: oneOf(Object.keys(sorts) as Field[], sort),
  order: oneOf(['asc', 'desc'], order),
});

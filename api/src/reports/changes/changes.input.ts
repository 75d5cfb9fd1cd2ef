import { id, searchText } from '../../input/fields.ts';

/** What the filters of Changes accept, at either door; GraphQL knows the other three by their enums. */
export const changeFields = { employeeId: id, number: id, search: searchText };

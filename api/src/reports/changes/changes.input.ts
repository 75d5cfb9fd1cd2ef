import { id, searchText } from '../../input/fields.ts';

/**
 * Accepted values of the filters of Changes in GraphQL and REST. GraphQL checks the other three by their
 * enums.
 */
export const changeFilterFields = { employeeId: id, number: id, search: searchText };

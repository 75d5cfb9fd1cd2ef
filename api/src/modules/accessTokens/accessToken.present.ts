import type { Context } from '../../platform/context.ts';
import { getEmployee, loadEmployeesById } from '../employees/employee.query.ts';
import type { AccessTokenRow } from './accessToken.query.ts';
import type { AccessTokenType } from './accessToken.types.ts';

/** Converts tokens to their GraphQL type, in the given order. */
export async function presentAccessTokens(
  { database }: Context,
  rows: readonly AccessTokenRow[],
): Promise<AccessTokenType[]> {
  const people = await loadEmployeesById(database);
  return rows.flatMap(row => {
    const owner = people.get(row.employeeId);
    return owner ? [{ ...row, owner }] : [];
  });
}

export const presentAccessToken = async (
  { database }: Context,
  row: AccessTokenRow,
): Promise<AccessTokenType> => ({ ...row, owner: await getEmployee(database, row.employeeId) });

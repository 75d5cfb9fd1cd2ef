import type { Context } from '../platform/context.ts';
import { employeeById, employeesById } from '../employees/employee.query.ts';
import type { AccessTokenRow } from './accessToken.query.ts';
import type { AccessTokenType } from './accessToken.types.ts';

/** Tokens as GraphQL shows them, in the order given. */
export async function presentAccessTokens(
  { database }: Context,
  rows: readonly AccessTokenRow[],
): Promise<AccessTokenType[]> {
  const people = await employeesById(database);
  return rows.flatMap(row => {
    const owner = people.get(row.employeeId);
    return owner ? [{ ...row, owner }] : [];
  });
}

export const presentAccessToken = async (
  { database }: Context,
  row: AccessTokenRow,
): Promise<AccessTokenType> => ({ ...row, owner: await employeeById(database, row.employeeId) });

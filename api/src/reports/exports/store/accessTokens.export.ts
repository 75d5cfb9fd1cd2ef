import { type AccessTokenRow, accessTokens } from '../../../accessTokens/accessToken.query.ts';
import { employeesById } from '../../../employees/employee.query.ts';
import { todayIn } from '../../../rules/calendar/today.ts';
import { flag } from '../arguments.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable } from '../exportTable.ts';
import { getEmployeeName } from '../shown.ts';

/** Returns the last instant of the token's last day; a token expires at the first instant of the next day. */
const getLastInstant = ({ expiresAt }: AccessTokenRow): Date => new Date(expiresAt.getTime() - 1);

/**
 * Exports the access tokens of the viewer, or all tokens, never with their secrets.
 * @throws FORBIDDEN
 */
export const accessTokensExport = defineExport({
  name: 'accesstokens',
  contents: 'one’s own access tokens, the latest first, without their texts',
  query: { isEveryones: flag('1 for everyone’s, for admins only; 0 otherwise.') },
  table: async (context, { isEveryones }) => {
    const lines = await accessTokens(context, isEveryones);
    const people = await employeesById(context.database);
    const toDay = (instant: Date | null) => instant && todayIn(context.clock.timeZone, instant);
    return createShortTable<AccessTokenRow>({
      title: 'Access tokens',
      caption: [isEveryones ? 'Everyone’s tokens' : 'My tokens'],
      columns: [
        ...buildColumns<AccessTokenRow>('text', {
          'What it is for': token => token.name,
          Whose: token => getEmployeeName(people, token.employeeId),
        }),
        ...buildColumns<AccessTokenRow>('day', {
          Created: token => toDay(token.createdAt),
          'Last used': token => toDay(token.lastUsedAt),
          'Good through': token => toDay(getLastInstant(token)),
          Revoked: token => toDay(token.revokedAt),
        }),
      ],
      lines,
    });
  },
});

import { type AccessTokenRow, accessTokens } from '../../../accessTokens/accessToken.query.ts';
import { employeesById } from '../../../employees/employee.query.ts';
import { todayIn } from '../../../rules/calendar/today.ts';
import { flag } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { columnsOf, shortTable } from '../exportTable.ts';
import { nameOf } from '../shown.ts';

/** A token ends with a day, at the first instant of the next. */
const lastInstant = ({ expiresAt }: AccessTokenRow): Date => new Date(expiresAt.getTime() - 1);

/** The viewer's access tokens, or everyone's; never their texts. @throws FORBIDDEN */
export const accessTokensExport = exportCall({
  name: 'accesstokens',
  of: 'one’s own access tokens, the latest first, without their texts',
  query: { isEveryones: flag('1 for everyone’s, for admins only; 0 otherwise.') },
  table: async (context, { isEveryones }) => {
    const lines = await accessTokens(context, isEveryones);
    const people = await employeesById(context.database);
    const dayOf = (instant: Date | null) => instant && todayIn(context.clock.timeZone, instant);
    return shortTable<AccessTokenRow>({
      title: 'Access tokens',
      shown: [isEveryones ? 'Everyone’s tokens' : 'My tokens'],
      columns: [
        ...columnsOf<AccessTokenRow>('text', {
          'What it is for': token => token.name,
          Whose: token => nameOf(people, token.employeeId),
        }),
        ...columnsOf<AccessTokenRow>('day', {
          Created: token => dayOf(token.createdAt),
          'Last used': token => dayOf(token.lastUsedAt),
          'Good through': token => dayOf(lastInstant(token)),
          Revoked: token => dayOf(token.revokedAt),
        }),
      ],
      lines,
    });
  },
});

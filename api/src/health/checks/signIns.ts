import sql from 'sql-template-tag';
import { MAX_FAILED_SIGN_INS } from '../../rules/health/checks.ts';
import { type Check, daysBefore, healthCheck } from './healthCheck.ts';

export const checkSignIns: Check = async ({ database, now }) => {
  const counted = await database.row<{ refused: number }>(sql`
    select coalesce(sum(times), 0)::int as refused from data_access
    where action = 'refuse' and at > ${daysBefore(now, 1)}`);
  const refused = counted?.refused ?? 0;
  const state = refused > MAX_FAILED_SIGN_INS ? 'TROUBLE' : 'WELL';
  const says = `${refused} ${refused === 1 ? 'sign-in was' : 'sign-ins were'} refused within a day.`;
  return [healthCheck('Sign-ins', state, says, 'See under Changes where they came from.')];
};

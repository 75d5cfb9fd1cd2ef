import sql from 'sql-template-tag';
import { MAX_FAILED_SIGN_INS } from '../../rules/health/checks.ts';
import { type CheckFunction, subtractDays, createCheck } from './healthCheck.ts';

export const checkSignIns: CheckFunction = async ({ database, now }) => {
  const row = await database.row<{ refused: number }>(sql`
    select coalesce(sum(times), 0)::int as refused from data_access
    where action = 'refuse' and at > ${subtractDays(now, 1)}`);
  const refused = row?.refused ?? 0;
  const state = refused > MAX_FAILED_SIGN_INS ? 'TROUBLE' : 'WELL';
  const message = `${refused} ${refused === 1 ? 'sign-in was' : 'sign-ins were'} refused within a day.`;
  return [createCheck('Sign-ins', state, message, 'See under Changes where they came from.')];
};

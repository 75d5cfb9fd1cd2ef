import sql from 'sql-template-tag';
import { MAX_FAILED_SIGN_INS } from '../../../rules/health/checks.ts';
import { type CheckFunction, createCheck, formatNames, subtractDays } from './healthCheck.ts';

export const checkAccessTokens: CheckFunction = async ({ database, now }) => {
  const unusedTokens = await database.rows<{ name: string }>(sql`
    select t.name || ' (' || e.name || ')' as name from access_token t join employee e on e.id = t.employee_id
    where t.revoked_at is null and t.expires_at > ${now}
      and coalesce(t.last_used_at, t.created_at) < ${subtractDays(now, 90)}
    order by lower(t.name), t.id`);
  const names = unusedTokens.map(({ name }) => name);
  const message = formatNames(
    names,
    'Unused for more than 90 days:',
    'No tokens unused for more than 90 days.',
  );
  const advice = 'Revoke them under Access tokens.';
  return [createCheck('Access tokens', names.length > 0 ? 'NOTE' : 'WELL', message, advice)];
};

export const checkDisplays: CheckFunction = async ({ database, now }) => {
  const unseenDisplays = await database.rows<{ name: string }>(sql`
    select name from display where coalesce(last_seen_at, created_at) < ${subtractDays(now, 1)} order by lower(name)`);
  const names = unseenDisplays.map(({ name }) => name);
  const message = formatNames(
    names,
    'Offline for more than a day:',
    'No displays offline for more than a day.',
  );
  const advice = 'Turn them on, or remove them under Displays.';
  return [createCheck('Displays', names.length > 0 ? 'NOTE' : 'WELL', message, advice)];
};

export const checkSignIns: CheckFunction = async ({ database, now }) => {
  const row = await database.row<{ count: number }>(sql`
    select coalesce(sum(times), 0)::int as count from data_access
    where action = 'refuse' and at > ${subtractDays(now, 1)}`);
  const rejections = row?.count ?? 0;
  const state = rejections > MAX_FAILED_SIGN_INS ? 'TROUBLE' : 'WELL';
  const message = `${rejections} ${rejections === 1 ? 'failed sign-in' : 'failed sign-ins'} in the last 24 hours.`;
  return [createCheck('Sign-ins', state, message, 'See where they came from under Changes.')];
};

import sql from 'sql-template-tag';
import { type CheckFunction, subtractDays, formatNames, createCheck } from './healthCheck.ts';

export const checkAccessTokens: CheckFunction = async ({ database, now }) => {
  const unusedTokens = await database.rows<{ name: string }>(sql`
    select t.name || ' (' || e.name || ')' as name from access_token t join employee e on e.id = t.employee_id
    where t.revoked_at is null and t.expires_at > ${now}
      and coalesce(t.last_used_at, t.created_at) < ${subtractDays(now, 90)}
    order by lower(t.name), t.id`);
  const names = unusedTokens.map(({ name }) => name);
  const says = formatNames(names, 'Not used for 90 days:', 'None was left unused for 90 days.');
  const advice = 'Revoke them under Access tokens.';
  return [createCheck('Access tokens', names.length > 0 ? 'NOTE' : 'WELL', says, advice)];
};

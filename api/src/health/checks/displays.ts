import sql from 'sql-template-tag';
import { type CheckFunction, subtractDays, formatNames, createCheck } from './healthCheck.ts';

export const checkDisplays: CheckFunction = async ({ database, now }) => {
  const unseenDisplays = await database.rows<{ name: string }>(sql`
    select name from display where coalesce(last_seen_at, created_at) < ${subtractDays(now, 1)} order by lower(name)`);
  const names = unseenDisplays.map(({ name }) => name);
  const message = formatNames(names, 'Not seen for a day:', 'All were seen within a day.');
  const advice = 'Switch them on, or remove them under Displays.';
  return [createCheck('Displays', names.length > 0 ? 'NOTE' : 'WELL', message, advice)];
};

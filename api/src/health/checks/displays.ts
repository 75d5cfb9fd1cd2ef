import sql from 'sql-template-tag';
import { type Check, daysBefore, formatNames, healthCheck } from './healthCheck.ts';

export const checkDisplays: Check = async ({ database, now }) => {
  const unseen = await database.rows<{ name: string }>(sql`
    select name from display where coalesce(last_seen_at, created_at) < ${daysBefore(now, 1)} order by lower(name)`);
  const names = unseen.map(({ name }) => name);
  const says = formatNames(names, 'Not seen for a day:', 'All were seen within a day.');
  const advice = 'Switch them on, or remove them under Displays.';
  return [healthCheck('Displays', names.length > 0 ? 'NOTE' : 'WELL', says, advice)];
};

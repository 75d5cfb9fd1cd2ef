import sql from 'sql-template-tag';
import { type Check, healthCheck } from './healthCheck.ts';

export const checkVersions: Check = async ({ database }) => {
  const row = await database.row<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const says = `PostgreSQL ${row?.version.split(' ')[0]}, Node ${process.versions.node}.`;
  return [healthCheck('Versions', 'WELL', says)];
};

import sql from 'sql-template-tag';
import { type CheckFunction, createCheck } from './healthCheck.ts';

export const checkVersions: CheckFunction = async ({ database }) => {
  const row = await database.row<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const message = `PostgreSQL ${row?.version.split(' ')[0]}, Node ${process.versions.node}.`;
  return [createCheck('Versions', 'WELL', message)];
};

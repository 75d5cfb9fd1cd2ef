import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { SUPERUSER } from '../../platform/database/connections/storeRole.ts';

/**
 * Returns the superuser's address of an embedded database, for changes to the server that the app's role may
 * not make.
 */
export function toSuperuserUrl(url: string): string {
  const address = new URL(url);
  address.username = SUPERUSER;
  return address.href;
}

/**
 * Sets a parameter of a whole server, and waits until every process applies it. A new connection has the
 * value once the other processes have been notified. A checkpoint starts once its process has read the
 * settings, such as the names of standbys.
 */
export async function setServerParameter(url: string, name: string, value: string): Promise<void> {
  const queryAsSuperuser = (sql: string) =>
    withConnection(toSuperuserUrl(url), 'test', client => client.query(sql));
  await queryAsSuperuser(`alter system set ${name} = '${value}'`);
  await queryAsSuperuser('select pg_reload_conf()');
  const isSet = `select where current_setting('${name}') = '${value}'`;
  while ((await queryAsSuperuser(isSet)).rowCount === 0) await sleep(10);
  await queryAsSuperuser('checkpoint');
}

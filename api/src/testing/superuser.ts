import { setTimeout as sleep } from 'node:timers/promises';
import { onConnection } from '../database/connection.ts';
import { SUPERUSER } from '../database/storeRole.ts';

/** The address of an embedded database for its superuser, for what a test does to the server: the app's role may not. */
export function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = SUPERUSER;
  return address.href;
}

/**
 * Sets something of a whole server, and waits until every process of it heeds that: a new connection begins with it once the
 * others are told, and a checkpoint begins once its process has read the settings, among them the names of standbys.
 */
export async function setOfServer(url: string, name: string, value: string): Promise<void> {
  const asAdmin = (sql: string) => onConnection(asSuperuser(url), 'test', client => client.query(sql));
  await asAdmin(`alter system set ${name} = '${value}'`);
  await asAdmin('select pg_reload_conf()');
  const isSet = `select where current_setting('${name}') = '${value}'`;
  while ((await asAdmin(isSet)).rowCount === 0) await sleep(10);
  await asAdmin('checkpoint');
}

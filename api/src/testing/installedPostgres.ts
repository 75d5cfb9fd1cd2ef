import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onConnection } from '../database/connection.ts';
import { STORE_NAME, SUPERUSER } from '../database/storeRole.ts';
import { chooseAccount, handOver } from '../embeddedPostgres/account.ts';
import { freePort } from '../embeddedPostgres/freePort.ts';
import { openStoreFolder } from '../embeddedPostgres/storeFolder.ts';

const run = promisify(execFile);

const programsOf = (version: number) => `/usr/lib/postgresql/${version}/bin`;

/** Whether this machine has that PostgreSQL, where Debian puts it. */
export const hasPostgres = (version: number): boolean => existsSync(join(programsOf(version), 'postgres'));

/** A throw-away PostgreSQL of that version, which this machine has, for a role that makes databases and has no other right. */
export async function startInstalledPostgres(
  version: number,
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await openStoreFolder(dataDir);
  const account = await chooseAccount(folder, join(programsOf(version), 'postgres'));
  await handOver(folder.path, account);
  const program = (name: string, ...args: string[]) => {
    const [command = '', ...rest] = [...account.prefix, join(programsOf(version), name), ...args];
    return run(command, rest, { cwd: '/' });
  };
  const port = await freePort();
  const onlyHere = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const cluster = ['-D', folder.cluster];
  await program('initdb', ...cluster, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N');
  await program('pg_ctl', ...cluster, '-w', '-l', join(folder.cluster, 'log'), '-o', onlyHere, 'start');
  const at = (role: string) => `postgres://${role}@127.0.0.1:${port}/postgres`;
  await onConnection(at(SUPERUSER), 'test', client =>
    client.query(`create role ${STORE_NAME} login createdb`),
  );
  return {
    url: at(STORE_NAME),
    stop: async () => void (await program('pg_ctl', ...cluster, '-m', 'immediate', 'stop')),
  };
}

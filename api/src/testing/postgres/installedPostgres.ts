import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { STORE_NAME, SUPERUSER } from '../../platform/database/connections/storeRole.ts';
import { findFreePort } from '../../platform/embeddedPostgres/launch.ts';
import { changeOwner, chooseAccount } from '../../platform/embeddedPostgres/serverAccount.ts';
import { openStoreFolder } from '../../platform/embeddedPostgres/storeFolder.ts';

const run = promisify(execFile);

const getProgramFolder = (version: number) => `/usr/lib/postgresql/${version}/bin`;

/** Returns whether this version of PostgreSQL is installed where Debian installs it. */
export const hasPostgres = (version: number): boolean =>
  existsSync(join(getProgramFolder(version), 'postgres'));

/** Starts a temporary PostgreSQL of an installed version, with a role that can only create databases. */
export async function startInstalledPostgres(
  version: number,
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await openStoreFolder(dataDir);
  const account = await chooseAccount(folder, join(getProgramFolder(version), 'postgres'));
  await changeOwner(folder.path, account);
  const program = (name: string, ...args: string[]) => {
    const [command = '', ...rest] = [...account.prefix, join(getProgramFolder(version), name), ...args];
    return run(command, rest, { cwd: '/' });
  };
  const port = await findFreePort();
  const serverOptions = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const cluster = ['-D', folder.cluster];
  await program('initdb', ...cluster, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N');
  await program('pg_ctl', ...cluster, '-w', '-l', join(folder.cluster, 'log'), '-o', serverOptions, 'start');
  const toUrl = (role: string) => `postgres://${role}@127.0.0.1:${port}/postgres`;
  await withConnection(toUrl(SUPERUSER), 'test', client =>
    client.query(`create role ${STORE_NAME} login createdb`),
  );
  return {
    url: toUrl(STORE_NAME),
    stop: async () => void (await program('pg_ctl', ...cluster, '-m', 'immediate', 'stop')),
  };
}

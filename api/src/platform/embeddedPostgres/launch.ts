import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PRIVATE_LOG_SETTINGS } from '../database/connections/statementLog.ts';
import { getPostgresEnvironment } from './cluster.ts';
import { ServerFailedError } from './embeddedDatabaseError.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { changeOwner, type ServerAccount } from './serverAccount.ts';
import type { StoreFolder } from './storeFolder.ts';

const START_TIMEOUT_SECONDS = 120;

interface LaunchOptions {
  readonly folder: StoreFolder;
  /** The path of the program. */
  readonly postgres: string;
  readonly account: ServerAccount;
  readonly isDurable: boolean;
  /**
   * The port that the server used before it died. Undefined for the first start, which uses any free port and
   * begins a new log.
   */
  readonly port?: number | undefined;
}

/**
 * Starts PostgreSQL on the cluster and waits until it responds. If the server ends instead, throws the
 * server's own message.
 */
export async function launch({
  folder,
  postgres,
  account,
  isDurable,
  port,
}: LaunchOptions): Promise<Postmaster> {
  const [command = '', ...args] = [
    ...account.prefix,
    postgres,
    ...['-D', folder.cluster, '-p', String(port ?? (await findFreePort()))],
    ...listSettings(isDurable).flatMap(setting => ['-c', setting]),
  ];
  const log = openSync(folder.log, port ? 'a' : 'w', 0o600);
  await changeOwner(folder.log, account);
  // Detached, because Ctrl-C in a terminal reaches the whole foreground process group. The database must run
  // until its users have stopped.
  const server = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: getPostgresEnvironment(),
    cwd: '/',
  });
  closeSync(log);
  const giveUp = new AbortController();
  const ended = once(server, 'exit').then(async ([code]) => {
    throw new ServerFailedError(await readLastLogMessage(folder, code));
  });
  try {
    return await Promise.race([ended, waitUntilReady(folder.cluster, server.pid, giveUp.signal)]);
  } finally {
    giveUp.abort();
    ended.catch(() => undefined);
    server.unref();
  }
}

const listSettings = (isDurable: boolean) => [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  ...Object.entries(PRIVATE_LOG_SETTINGS).map(([name, value]) => `${name}=${value}`),
  ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
];

async function waitUntilReady(
  cluster: string,
  pid: number | undefined,
  giveUp: AbortSignal,
): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
  while (Date.now() < deadline && !giveUp.aborted) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster?.isReady) return postmaster;
    await sleep(20);
  }
  throw new Error(`the database did not become ready within ${START_TIMEOUT_SECONDS} seconds`);
}

async function readLastLogMessage(folder: StoreFolder, code: unknown): Promise<string> {
  const lines = (await readFile(folder.log, 'utf8').catch(() => '')).trim().split('\n');
  const fatal = lines.findLast(line => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '') || `PostgreSQL exited with code ${code}`;
}

/** Returns a port of this machine that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise(resolve => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOGS_NO_VALUES } from '../database/statementLog.ts';
import { type Account, handOver } from './account.ts';
import { environmentForPostgres } from './cluster.ts';
import { ServerGaveUp } from './embeddedDatabaseError.ts';
import { freePort } from './freePort.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import type { StoreFolder } from './storeFolder.ts';

const START_SECONDS = 120;

interface Launch {
  readonly folder: StoreFolder;
  /** The program. */
  readonly postgres: string;
  readonly account: Account;
  readonly durable: boolean;
  /** Where it ran before it died; absent at a first start, which takes any free port and begins a new log. */
  readonly port?: number | undefined;
}

/** Starts PostgreSQL on the cluster and waits until it answers. Throws with the server's own message when it ends instead. */
export async function launch({ folder, postgres, account, durable, port }: Launch): Promise<Postmaster> {
  const [command = '', ...args] = [
    ...account.prefix,
    postgres,
    ...['-D', folder.cluster, '-p', String(port ?? (await freePort()))],
    ...settings(durable).flatMap(setting => ['-c', setting]),
  ];
  const log = openSync(folder.log, port ? 'a' : 'w', 0o600);
  await handOver(folder.log, account);
  // Detached: a terminal's Ctrl-C reaches the whole foreground group, and the database has to outlive what uses it.
  const server = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: environmentForPostgres(),
    cwd: '/',
  });
  closeSync(log);
  const giveUp = new AbortController();
  const ended = once(server, 'exit').then(async ([code]) => {
    throw new ServerGaveUp(await lastWords(folder, code));
  });
  try {
    return await Promise.race([ended, ready(folder.cluster, server.pid, giveUp.signal)]);
  } finally {
    giveUp.abort();
    ended.catch(() => undefined);
    server.unref();
  }
}

const settings = (durable: boolean) => [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  ...Object.entries(LOGS_NO_VALUES).map(([name, value]) => `${name}=${value}`),
  ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
];

async function ready(cluster: string, pid: number | undefined, giveUp: AbortSignal): Promise<Postmaster> {
  const deadline = Date.now() + START_SECONDS * 1000;
  while (Date.now() < deadline && !giveUp.aborted) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster?.isReady) return postmaster;
    await sleep(20);
  }
  throw new Error(`the database did not become ready within ${START_SECONDS} seconds`);
}

async function lastWords(folder: StoreFolder, code: unknown): Promise<string> {
  const lines = (await readFile(folder.log, 'utf8').catch(() => '')).trim().split('\n');
  const fatal = lines.findLast(line => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '') || `PostgreSQL ended with code ${code}`;
}

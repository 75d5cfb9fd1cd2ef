import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SUPERUSER } from '../database/storeRole.ts';
import { type Account, handOver, handOverCluster } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError, ServerGaveUp } from './embeddedDatabaseError.ts';
import type { StoreFolder } from './storeFolder.ts';

const run = promisify(execFile);

/** The variables of this process without libpq's own (PGPORT, PGOPTIONS …), which would steer the embedded database. */
export function environmentForPostgres(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(others), LC_ALL: 'C' };
}

/** Makes the cluster unless it is there. Resolves to true when this call made it. */
export async function ensureCluster(
  folder: StoreFolder,
  binaries: Binaries,
  account: Account,
  durable: boolean,
): Promise<boolean> {
  if (await exists(folder.cluster)) {
    if (!(await exists(join(folder.cluster, 'PG_VERSION')))) throw new ServerGaveUp('PG_VERSION is missing');
    await handOverCluster(folder, account);
    // A copy made without its modes is otherwise refused by PostgreSQL.
    await chmod(folder.cluster, 0o700);
    return false;
  }
  return await createCluster(folder, binaries, account, durable);
}

/** Works under a name of its own and renames at the end, so that neither an interruption nor a second starter leaves half a cluster. */
async function createCluster(folder: StoreFolder, binaries: Binaries, account: Account, durable: boolean) {
  const unfinished = `${folder.cluster}.${process.pid}.${randomBytes(3).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await handOver(unfinished, account);
    await ensurePassword(folder, account);
    const [command = '', ...args] = [
      ...account.prefix,
      binaries.initdb,
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${folder.password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Order by code point, as everywhere with C, but upper and lower case of every letter, not of A to Z only.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(command, args, { env: environmentForPostgres(), cwd: '/' }).catch(refused);
    return await rename(unfinished, folder.cluster).then(
      () => true,
      () => exists(folder.cluster).then(madeByAnother => !madeByAnother),
    );
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The reason is on initdb's error output; the rest of a failed command's error is noise. */
function refused(error: Error & { stderr?: string }): never {
  const reason = error.stderr?.split('\n').find(line => /error|FATAL|could not/.test(line));
  throw new Error(reason?.replace(/^.*?(FATAL|error):\s*/, '') ?? error.message);
}

/** Linked into place whole, so that a second starter never reads half a password. */
async function ensurePassword(folder: StoreFolder, account: Account): Promise<void> {
  const unfinished = `${folder.password}.${process.pid}`;
  await writeFile(unfinished, randomBytes(24).toString('hex'), { mode: 0o600 });
  await link(unfinished, folder.password).catch(error => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  await handOver(folder.password, account);
}

/** Reads the password under which the cluster was made. */
export async function readPassword(folder: StoreFolder): Promise<string> {
  const password = await readFile(folder.password, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (password.trim()) return password.trim();
  throw new EmbeddedDatabaseError(
    `The password of the database in ${folder.path} is missing: put the file "password" back beside the folder "postgres".`,
  );
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    error => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

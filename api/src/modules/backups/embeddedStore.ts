import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { startEmbeddedPostgres } from '../../platform/embeddedPostgres/embeddedPostgres.ts';
import { withEmbeddedStore } from '../../platform/embeddedPostgres/withEmbeddedStore.ts';
import { BackupError, readBackup } from './backupFile.ts';
import { restoreBackup } from './restoreBackup.ts';
import { countRows, recordBackup, takeBackup } from './takeBackup.ts';

type PrintBackupLine = (line: string) => void;

/** The message if the backup or restore succeeded, but could not be recorded in the history. */
const HISTORY_FAILED_MESSAGE = 'The backup or restore could not be recorded in the history.';

/**
 * Backs up the embedded store of a folder, even while its server runs. @throws BackupError,
 * EmbeddedDatabaseError
 */
export async function backUpEmbedded(dataDir: string, file: string, print: PrintBackupLine): Promise<void> {
  if (await exists(file)) throw new BackupError(`${file} already exists. Choose another file name.`);
  if (!(await exists(join(dataDir, 'postgres'))))
    throw new BackupError(`No store found in ${dataDir}. Check DATA_DIR.`);
  await mkdir(dirname(file), { recursive: true });
  await withEmbeddedStore(dataDir, print, async url => {
    const rows = countRows(await takeBackup(url, file));
    print(`Backed up ${rows} rows to ${file}.`);
    await recordBackup(url, file, { action: 'backUp', lines: rows }).catch(() =>
      print(HISTORY_FAILED_MESSAGE),
    );
  });
}

/**
 * Restores a backup into the embedded store of a folder. The server of the store must not run.
 * @param isReplacing allows the replacement of a store that has people; that store is first backed up into
 * the folder
 * @throws BackupError, EmbeddedDatabaseError
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  isReplacing: boolean,
  print: PrintBackupLine,
): Promise<void> {
  await readBackup(file); // before anything is started or created
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: print });
  try {
    if (await hasPeople(url)) {
      if (!isReplacing) {
        throw new BackupError(
          `The store in ${dataDir} is not empty. Add --replace to replace it with the backup. The current data is backed up first.`,
        );
      }
      const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      const previousStoreFile = join(dataDir, `before-restore-${now}.sql.gz`);
      await takeBackup(url, previousStoreFile);
      print(`Backed up the current data to ${previousStoreFile}.`);
    }
    await restoreBackup(url, file);
    print(`Restored ${file}. Everyone must sign in again.`);
    await recordBackup(url, file, { action: 'restore' }).catch(() => print(HISTORY_FAILED_MESSAGE));
  } finally {
    await stop();
  }
}

const hasPeople = (url: string): Promise<boolean> =>
  withConnection(url, 'restore', async client => {
    const { rows } = await client.query(`select to_regclass('public.employee') is not null as "isMigrated"`);
    if (!rows[0]?.isMigrated) return false;
    return ((await client.query('select from employee limit 1')).rowCount ?? 0) > 0;
  });

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

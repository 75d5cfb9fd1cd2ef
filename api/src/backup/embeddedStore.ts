import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onConnection } from '../database/connection.ts';
import { startEmbeddedPostgres } from '../embeddedPostgres/embedded.ts';
import { onEmbeddedStore } from '../embeddedPostgres/onEmbeddedStore.ts';
import { BackupError } from './backupError.ts';
import { readBackup } from './backupFile.ts';
import { restoreBackup } from './restoreBackup.ts';
import { rowsOfAll, takeBackup } from './takeBackup.ts';
import { tellOfBackup } from './tellOfBackup.ts';

type Print = (line: string) => void;

/** The file is there all the same. */
const UNTOLD = 'The history of the store could not be told of it.';

/** Backs up the embedded store of a folder, whether its server runs or not. @throws BackupError, EmbeddedDatabaseError */
export async function backUpEmbedded(dataDir: string, file: string, print: Print): Promise<void> {
  if (await exists(file)) throw new BackupError(`There is a file ${file} already.`);
  if (!(await exists(join(dataDir, 'postgres')))) throw new BackupError(`There is no store in ${dataDir}.`);
  await mkdir(dirname(file), { recursive: true });
  await onEmbeddedStore(dataDir, print, async url => {
    const rows = rowsOfAll(await takeBackup(url, file));
    print(`Wrote ${rows} rows to ${file}.`);
    await tellOfBackup(url, file, { action: 'backUp', lines: rows }).catch(() => print(UNTOLD));
  });
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
  print: Print,
): Promise<void> {
  await readBackup(file); // before anything is started or made
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: print });
  try {
    if (await hasPeople(url)) {
      if (!isReplacing) {
        throw new BackupError(
          `The store in ${dataDir} is not empty: say --replace to put the backup in its place. What is there now is backed up first.`,
        );
      }
      const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
      const replaced = join(dataDir, `before-restore-${now}.sql.gz`);
      await takeBackup(url, replaced);
      print(`Kept what was there in ${replaced}.`);
    }
    await restoreBackup(url, file);
    print(`Restored ${file}. Everyone has to sign in again.`);
    await tellOfBackup(url, file, { action: 'restore' }).catch(() => print(UNTOLD));
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

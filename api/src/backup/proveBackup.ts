import { onConnection } from '../database/connection.ts';
import { BackupError } from './backupError.ts';
import { databaseOf, restoreAside } from './restoreBackup.ts';
import { FIGURES, type Taken } from './takeBackup.ts';

/**
 * Restores a backup beside the store, looks whether all is there, and throws it away.
 * @param url of the store
 * @param look at what was restored, for more than counting
 * @throws BackupError with what is wrong with it
 */
export function proveBackup(
  url: string,
  file: string,
  taken: Taken,
  look: (restored: string) => Promise<void>,
): Promise<void> {
  return restoreAside(url, `${databaseOf(url)}_proof`, file, async restored => {
    await onConnection(restored, 'proof', async client => {
      for (const [table, rows] of Object.entries(taken.tables)) {
        const counted = await client.query<{ rows: number }>(
          `select count(*)::float8 as rows from "${table}"`,
        );
        const found = counted.rows[0]?.rows ?? 0;
        if (found < rows) throw lacking(table, rows, found); // a newer release may have added some
      }
      const { rows: figures } = await client.query<Record<string, string>>(FIGURES);
      for (const [name, value] of Object.entries(taken.figures)) {
        const found = figures[0]?.[name];
        if (found !== value)
          throw new BackupError(`The backup gives ${name} as ${found}, the store had ${value}.`);
      }
    });
    await look(restored);
  });
}

const lacking = (table: string, rows: number, found: number) =>
  new BackupError(`The backup gives ${found} rows of ${table}, the store had ${rows}.`);

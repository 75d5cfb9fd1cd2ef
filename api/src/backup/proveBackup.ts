import { withConnection } from '../database/connection.ts';
import { BackupError } from './backupError.ts';
import { getDatabaseName, withRestoredDatabase } from './restoreBackup.ts';
import { BACKUP_FIGURES_SQL, type BackupContents } from './takeBackup.ts';

/**
 * Restores a backup next to the store, checks that it is complete, and deletes the restored database.
 * @param url the address of the store
 * @param verifyContents checks more of the restored database than the counts
 * @throws BackupError with the difference
 */
export function testRestore(
  url: string,
  file: string,
  expected: BackupContents,
  verifyContents: (restored: string) => Promise<void>,
): Promise<void> {
  return withRestoredDatabase(url, `${getDatabaseName(url)}_proof`, file, async restored => {
    await withConnection(restored, 'proof', async client => {
      for (const [table, rows] of Object.entries(expected.tables)) {
        const counted = await client.query<{ rows: number }>(
          `select count(*)::float8 as rows from "${table}"`,
        );
        const actual = counted.rows[0]?.rows ?? 0;
        if (actual < rows) throw missingRowsError(table, rows, actual); // a newer release may have added rows
      }
      const { rows: figures } = await client.query<Record<string, string>>(BACKUP_FIGURES_SQL);
      for (const [name, value] of Object.entries(expected.figures)) {
        const actual = figures[0]?.[name];
        if (actual !== value)
          throw new BackupError(`The backup gives ${name} as ${actual}, the store had ${value}.`);
      }
    });
    await verifyContents(restored);
  });
}

const missingRowsError = (table: string, rows: number, actual: number) =>
  new BackupError(`The backup gives ${actual} rows of ${table}, the store had ${rows}.`);

import { basename } from 'node:path';
import { recordAccesses } from '../dataAccess/dataAccess.statements.ts';
import { onConnection } from '../database/connection.ts';

/**
 * Tells the history of a store that it was backed up to a file, of how many rows, or restored from one. A store whose tables
 * are those of an older version has no such history.
 */
export const tellOfBackup = (
  url: string,
  action: 'backUp' | 'restore',
  file: string,
  rows: number | null,
): Promise<void> =>
  onConnection(url, 'backup', async client => {
    const { rows: found } = await client.query(
      `select to_regclass('public.data_access') is not null as "isThere"`,
    );
    if (!found[0]?.isThere) return;
    const { text, values } = recordAccesses([
      {
        action,
        employeeId: null,
        name: basename(file),
        door: 'store',
        origin: null,
        address: null,
        filter: null,
        isBrokenOff: false,
        lines: rows,
        at: new Date(),
        times: 1,
      },
    ]);
    await client.query(text, [...values]);
  });

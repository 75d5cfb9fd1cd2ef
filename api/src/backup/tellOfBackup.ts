import { basename } from 'node:path';
import { insertAccessSql } from '../modules/accessLog/accessLog.statements.ts';
import { withConnection } from '../database/connection.ts';

/** A backup with its row count, or a restore. */
type BackupEvent = { readonly action: 'backUp'; readonly lines: number } | { readonly action: 'restore' };

/** Records a backup or restore in the history. Stores of an older version have no such history. */
export const recordBackup = (url: string, file: string, event: BackupEvent): Promise<void> =>
  withConnection(url, 'backup', async client => {
    const { rows } = await client.query(`select from pg_class where oid = to_regclass('public.data_access')`);
    if (rows.length === 0) return;
    const systemAccess = {
      employeeId: null,
      origin: null,
      address: null,
      filter: null,
      isBrokenOff: false,
    } as const;
    const access = { ...systemAccess, lines: null, ...event, name: basename(file), door: 'store' } as const;
    const { text, values } = insertAccessSql({ ...access, at: new Date() });
    await client.query(text, [...values]);
  });

import { basename } from 'node:path';
import { insertAccessSql } from '../modules/accessLog/accessLog.statements.ts';
import { onConnection } from '../database/connection.ts';

/** A backup and how many rows it has, or a restore. */
type Told = { readonly action: 'backUp'; readonly lines: number } | { readonly action: 'restore' };

/** Tells the history of a store of a backup; one whose tables are those of an older version has no such history. */
export const tellOfBackup = (url: string, file: string, told: Told): Promise<void> =>
  onConnection(url, 'backup', async client => {
    const { rows } = await client.query(`select from pg_class where oid = to_regclass('public.data_access')`);
    if (rows.length === 0) return;
    const nobody = {
      employeeId: null,
      origin: null,
      address: null,
      filter: null,
      isBrokenOff: false,
    } as const;
    const access = { ...nobody, lines: null, ...told, name: basename(file), door: 'store' } as const;
    const { text, values } = insertAccessSql({ ...access, at: new Date() });
    await client.query(text, [...values]);
  });

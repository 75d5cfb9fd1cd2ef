import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrations } from '../../platform/database/migrations/migrations.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/embeddedPostgres/embeddedPostgres.ts';
import { scaleRuns, takeSample } from '../../testing/api/propertyTests.ts';
import { OLD_BUILD_BACKUP } from '../../testing/oldBuild/oldBuild.ts';
import { backUpEmbedded, restoreEmbedded } from './embeddedStore.ts';
import { restoreBackup } from './restoreBackup.ts';

let folder: string;
let dataDir: string;
let file: string;
let running: EmbeddedPostgres | undefined;
const printed: string[] = [];
const print = (line: string) => void printed.push(line);

const FLIPPED_BYTE_COUNT = scaleRuns(199);
const SPECIAL_CHARACTERS = 'tab\t, line\nfeed, return\r, \\., \\N, separator\u2028, é, 🚗, "quotes\'';

/**
 * Inserts rows into every table. The rows of one table are larger than a network packet. The last deal is
 * deleted, because a restored store must never reuse the ID of a deleted deal.
 */
const FILL_SQL = `
  insert into employee (name, email, position, team) values ('Ada', 'ada@store.example', 5, null), ('Sam', 'sam@store.example', 0, 2);
  insert into session (token_hash, employee_id, created_at, last_used_at, expires_at)
    select sha256('x'), min(id), now(), now(), now() + interval '1 day' from employee;
  insert into invite (email, token, created_by, created_at, expires_at)
    select 'new@store.example', repeat('t', 43), min(id), now(), now() + interval '7 days' from employee;
  insert into deal (number, customer_name, added_date, delivery_date, delivery_status, front_gross, closer_id)
    select n, 'Customer ' || n, date '2026-01-01' + n % 90, date '2026-01-05' + n % 90, 'DEL', n / 7.0 - 100, (select max(id) from employee)
    from generate_series(1, 3000) as n;
  insert into deal_change (deal_id, deal_number, deal_version, action, field, to_value)
    select id, number, 1, 'record', 'number', number::text from deal;
  delete from deal where number = 3000;
  insert into working_days values ('2026-01-01', 3, 26);
  insert into vacation_units select max(id), '2026-01-01', 2.5 from employee;
  insert into month_pot values ('2026-01-01', 2500);
  insert into store_change (noun, action, month, changed_at, door, fields)
    values ('pot', 'add', '2026-01-01', now(), 'screen', '[{"field": "total", "from": null, "to": "2500.00"}]');
  insert into data_access (key, action, name, door, is_broken_off, at, times, lines)
    values ('1', 'export', 'Hog as CSV', 'screen', false, now(), 2, 20);
  insert into up_log (log_date) values ('2026-01-05');
  insert into up_log_row (up_log_id, display_order, customer_name) select id, n, 'Up ' || n from up_log, generate_series(1, 5) as n;`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-backup-'));
  dataDir = join(folder, 'store');
  file = join(folder, 'backup.sql.gz');
  const { url } = await start();
  await migrate(url);
  await query(FILL_SQL);
  await query('update deal set notes = $1 where number = 1', [SPECIAL_CHARACTERS]);
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, log: print, isDurable: false });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

async function withStore<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return withConnection((running ?? (await start())).url, 'test', work);
}

const query = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  withStore(async client => (await client.query(sql, values)).rows);

/** Returns a fingerprint of each table's rows and of each sequence, without the records of backups. */
const fingerprintStore = (): Promise<Record<string, unknown>> =>
  withStore(async client => {
    const tableFingerprints: Record<string, unknown> = {};
    const tables = await client.query(`select tablename as name from pg_tables where schemaname = 'public'`);
    for (const { name } of tables.rows) {
      const columns = name === 'session' ? `to_jsonb(t) - 'revoked_at'` : 'to_jsonb(t)';
      const rows = name === 'mikro_orm_migrations' ? 't.name' : `(${columns})::text`;
      const source =
        name === 'data_access' ? `(select * from data_access where action = 'export')` : `"${name}"`;
      const sql = `select count(*), md5(string_agg(${rows}, chr(10) order by ${rows} collate "C")) from ${source} t`;
      tableFingerprints[name] = (await client.query(sql)).rows[0];
    }
    const numbering = `select sequencename, last_value from pg_sequences
      where sequencename not like 'mikro%' and sequencename <> 'data_access_id_seq' order by 1`;
    return { ...tableFingerprints, numbering: (await client.query(numbering)).rows };
  });

/** Reads the records of backups in the history. */
const BACKUP_RECORDS_SQL = `select action, name, lines, door, address from data_access where action <> 'export' order by id`;

const restore = (isReplacing = false, from = file) => restoreEmbedded(dataDir, from, isReplacing, print);

describe('backups of the embedded store', () => {
  let before: Record<string, unknown>;

  it('takes a backup while the server runs, and allows only its owner to read the file', async () => {
    before = await fingerprintStore();
    await backUpEmbedded(dataDir, file, print);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [, lines] = /^Backed up (\d+) rows to /.exec(printed.at(-1) ?? '') ?? [];
    expect(await query(BACKUP_RECORDS_SQL)).toEqual([
      { action: 'backUp', name: 'backup.sql.gz', lines, door: 'store', address: null },
    ]);
    await expect(backUpEmbedded(dataDir, file, print)).rejects.toThrow('already exists');
  });

  it('rejects a restore while the server of the store runs', async () => {
    await expect(restore(true)).rejects.toThrow('already in use');
  });

  it('restores every row of every table, signs everyone out, and backs up the replaced store', async () => {
    await query(`update deal set customer_name = 'Someone else'`);
    await query('delete from up_log_row');
    await query(`insert into employee (name, email) values ('Late Comer', 'late@store.example')`);
    const changed = await fingerprintStore();
    await stop();

    await expect(restore()).rejects.toThrow('not empty. Add --replace');
    expect(await fingerprintStore()).toEqual(changed);
    await stop();

    await restore(true);
    expect(await fingerprintStore()).toEqual(before);
    expect(await query(BACKUP_RECORDS_SQL)).toMatchObject([{ action: 'restore', name: 'backup.sql.gz' }]);
    expect(await query('select from session where revoked_at is null')).toEqual([]);
    expect((await query(`select notes from deal where notes like 'tab%'`))[0]?.notes).toBe(
      SPECIAL_CHARACTERS,
    );
    expect(await query('select sum(solo)::int as deals from roll_up.credits_by_month')).toEqual([
      { deals: 2999 },
    ]);
    expect(await query('select from roll_up.differences')).toEqual([]);

    await stop();
    const replaced = (await readdir(dataDir)).find(name => name.startsWith('before-restore-'));
    await restore(true, join(dataDir, replaced ?? ''));
    expect(await fingerprintStore()).toEqual(changed);
  });

  it('restores a backup into an empty store', async () => {
    await stop();
    await rm(dataDir, { recursive: true });
    await restore();
    expect(await fingerprintStore()).toEqual(before);
  });

  it('rejects a damaged, incomplete or newer backup, and any file that is not a backup, without changes to the store', async () => {
    await stop();
    const intact = await readFile(file);
    const text = gunzipSync(intact).toString();
    const badFile = join(folder, 'bad.sql.gz');
    const rejectedFiles: [Buffer, RegExp][] = [
      [intact.subarray(0, intact.length / 2), /damaged( or is not a backup)?\. Nothing was restored/],
      [gzipSync(text.slice(0, text.length / 2)), /incomplete\. Nothing was restored/],
      [gzipSync(text.replace('Migration2026', 'Migration2999')), /made by a newer version/],
      [gzipSync('select 1;\n'), /is not a Salesfloor backup/],
      [Buffer.from('hello'), /is damaged or is not a backup/],
    ];
    for (const [content, message] of rejectedFiles) {
      await writeFile(badFile, content);
      await expect(restore(true, badFile)).rejects.toThrow(message);
    }
    await expect(restore(true, join(folder, 'nowhere'))).rejects.toThrow('File not found');
    expect(await fingerprintStore()).toEqual(before);
  });

  it('reports a backup as damaged if any byte of the file was changed, without changes to the store', async () => {
    await stop();
    const intact = await readFile(file);
    const badFile = join(folder, 'flipped.sql.gz');
    const offsets = Array.from({ length: FLIPPED_BYTE_COUNT }, (_, n) =>
      Math.floor(((n + 1) * intact.length) / (FLIPPED_BYTE_COUNT + 1)),
    );
    for (const offset of [...offsets, intact.length - 8, intact.length - 1]) {
      const bytes = Buffer.from(intact);
      bytes[offset] = (bytes[offset] ?? 0) ^ (1 << (offset % 8));
      await writeFile(badFile, bytes);
      const outcome = await restore(true, badFile).then(
        () => 'restored',
        ({ message }) => message,
      );
      expect([offset, outcome]).toEqual([
        offset,
        expect.stringMatching(/damaged( or is not a backup)?\. Nothing was restored/),
      ]);
    }
    expect(await fingerprintStore()).toEqual(before);
  });

  it('reports a backup as damaged if PostgreSQL rejects its contents, without changes to the store', async () => {
    const { url } = running ?? (await start());
    const bytes = gunzipSync(await readFile(file)).toString('latin1');
    const badFile = join(folder, 'altered.sql.gz');
    const alterations: [from: string, to: string][] = [
      ['\tCustomer 7\t', '\tCustomer 7'], // missing data for column
      ['"customer_name"', '"customer_nome"'],
      [`setval('public."deal_id_seq"'`, `setval('public."deel_id_seq"'`],
      ['-- {"takenAt"', '-- {"takenAt'],
      ['\ncopy public."deal"', '\nco0y public."deal"'],
      // PostgreSQL rejects these two alterations, as it rejects the first alteration.
      ['\tCustomer 7\t', '\tCustomer \xff\t'], // invalid UTF-8
      ['\t2026-01-08\t', '\t2026-13-08\t'],
    ];
    for (const [from, to] of takeSample(alterations, 5)) {
      expect(bytes).toContain(from);
      await writeFile(badFile, gzipSync(Buffer.from(bytes.replace(from, to), 'latin1')));
      const outcome = await restoreBackup(url, badFile).then(
        () => 'restored',
        ({ message }) => message,
      );
      expect([to, outcome]).toEqual([
        to,
        expect.stringMatching(/damaged( or is not a backup)?\. Nothing was restored/),
      ]);
    }
    expect(await fingerprintStore()).toEqual(before);
  });

  it('restores a backup of the last build before 0.1.0, and rejects a backup of an older build', async () => {
    await stop();
    const text = gunzipSync(await readFile(OLD_BUILD_BACKUP)).toString();
    const older = join(folder, 'older.sql.gz');
    await writeFile(older, gzipSync(text.replace('"Migration20261121000001_access_tokens",', '')));
    await expect(restore(true, older)).rejects.toThrow('Restore it with the last build before 0.1.0');
    expect(await fingerprintStore()).toEqual(before);

    await stop();
    await restore(true, OLD_BUILD_BACKUP);
    const deal = `select customer_name, front_gross, search_text like 'zoe angstrom%' as is_folded from deal where number = 2001`;
    expect(await query(deal)).toEqual([
      { customer_name: 'Zoë Ångström', front_gross: '1234.50', is_folded: true },
    ]);
    expect(await query('select from deal')).toHaveLength(41);
    expect(await query('select from roll_up.differences')).toEqual([]);
    const executed = (await query('select name from mikro_orm_migrations order by name')).map(
      ({ name }) => name,
    );
    expect(executed).toEqual(migrations.map(({ name }) => name));
  });

  it('does not report a backup as damaged if the database server does not respond', async () => {
    await stop();
    const restoring = restoreBackup('postgres://salesfloor@127.0.0.1:1/salesfloor', file);
    await expect(restoring).rejects.toThrow(/ECONNREFUSED/);
  });

  it('rejects the backup of a folder that does not contain a store', async () => {
    const missingFolder = join(folder, 'nowhere');
    await expect(backUpEmbedded(missingFolder, join(folder, 'b'), print)).rejects.toThrow(
      'No store found in',
    );
  });
});

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { onConnection } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embeddedPostgres/embedded.ts';
import { BACKUP_OF_BUILD_BEFORE } from '../testing/buildBefore/buildBefore.ts';
import { repetitions, sampled } from '../testing/repetitions.ts';
import { backUpEmbedded, restoreEmbedded } from './embeddedStore.ts';
import { restoreBackup } from './restoreBackup.ts';

let folder: string;
let dataDir: string;
let file: string;
let running: EmbeddedPostgres | undefined;
const printed: string[] = [];
const print = (line: string) => void printed.push(line);

const FLIPPED = repetitions(199);
const AWKWARD = 'tab\t, line\nfeed, return\r, \\., \\N, separator\u2028, é, 🚗, "quotes\'';

/** Something in every table, in one of them more than one packet carries. The last deal is deleted: its id is never given again. */
const FILLING = `
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
  await query(FILLING);
  await query('update deal set notes = $1 where number = 1', [AWKWARD]);
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, log: print, durable: false });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

async function onStore<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return onConnection((running ?? (await start())).url, 'test', work);
}

const query = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  onStore(async client => (await client.query(sql, values)).rows);

/** A fingerprint of each table's rows and of where each numbering stands, but for what backups tell of themselves. */
const contents = (): Promise<Record<string, unknown>> =>
  onStore(async client => {
    const found: Record<string, unknown> = {};
    const tables = await client.query(`select tablename as name from pg_tables where schemaname = 'public'`);
    for (const { name } of tables.rows) {
      const columns = name === 'session' ? `to_jsonb(t) - 'revoked_at'` : 'to_jsonb(t)';
      const rows = name === 'mikro_orm_migrations' ? 't.name' : `(${columns})::text`;
      const of = name === 'data_access' ? `(select * from data_access where action = 'export')` : `"${name}"`;
      const sql = `select count(*), md5(string_agg(${rows}, chr(10) order by ${rows} collate "C")) from ${of} t`;
      found[name] = (await client.query(sql)).rows[0];
    }
    const numbering = `select sequencename, last_value from pg_sequences
      where sequencename not like 'mikro%' and sequencename <> 'data_access_id_seq' order by 1`;
    return { ...found, numbering: (await client.query(numbering)).rows };
  });

/** What the history tells of backups. */
const BACKUPS = `select action, name, lines, door, address from data_access where action <> 'export' order by id`;

const restore = (isReplacing = false, from = file) => restoreEmbedded(dataDir, from, isReplacing, print);

describe('a backup of the embedded store', () => {
  let before: Record<string, unknown>;

  it('is taken while the server runs, and only its owner can read it', async () => {
    before = await contents();
    await backUpEmbedded(dataDir, file, print);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [, lines] = /^Wrote (\d+) rows to /.exec(printed.at(-1) ?? '') ?? [];
    expect(await query(BACKUPS)).toEqual([
      { action: 'backUp', name: 'backup.sql.gz', lines, door: 'store', address: null },
    ]);
    await expect(backUpEmbedded(dataDir, file, print)).rejects.toThrow('There is a file');
  });

  it('is not restored while a server runs', async () => {
    await expect(restore(true)).rejects.toThrow('already in use');
  });

  it('gives back every row of every table, signs everyone out, and backs up what it replaced', async () => {
    await query(`update deal set customer_name = 'Someone else'`);
    await query('delete from up_log_row');
    await query(`insert into employee (name, email) values ('Late Comer', 'late@store.example')`);
    const changed = await contents();
    await stop();

    await expect(restore()).rejects.toThrow('not empty: say --replace');
    expect(await contents()).toEqual(changed);
    await stop();

    await restore(true);
    expect(await contents()).toEqual(before);
    expect(await query(BACKUPS)).toMatchObject([{ action: 'restore', name: 'backup.sql.gz' }]);
    expect(await query('select from session where revoked_at is null')).toEqual([]);
    expect((await query(`select notes from deal where notes like 'tab%'`))[0]?.notes).toBe(AWKWARD);
    expect(await query('select sum(solo)::int as deals from roll_up.credits_by_month')).toEqual([
      { deals: 2999 },
    ]);
    expect(await query('select from roll_up.differences')).toEqual([]);

    await stop();
    const replaced = (await readdir(dataDir)).find(name => name.startsWith('before-restore-'));
    await restore(true, join(dataDir, replaced ?? ''));
    expect(await contents()).toEqual(changed);
  });

  it('fills an empty store, too', async () => {
    await stop();
    await rm(dataDir, { recursive: true });
    await restore();
    expect(await contents()).toEqual(before);
  });

  it('is refused when it is damaged, incomplete, from a newer version or something else, and nothing is touched', async () => {
    await stop();
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString();
    const bad = join(folder, 'bad.sql.gz');
    const refusals: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length / 2), /damaged: nothing was restored/],
      [gzipSync(text.slice(0, text.length / 2)), /incomplete: nothing was restored/],
      [gzipSync(text.replace('Migration2026', 'Migration2999')), /made by a newer version/],
      [gzipSync('select 1;\n'), /is not a backup/],
      [Buffer.from('hello'), /is not a backup, or it is damaged/],
    ];
    for (const [content, sentence] of refusals) {
      await writeFile(bad, content);
      await expect(restore(true, bad)).rejects.toThrow(sentence);
    }
    await expect(restore(true, join(folder, 'nowhere'))).rejects.toThrow('There is no file');
    expect(await contents()).toEqual(before);
  });

  it('is called damaged wherever one of its bytes was changed, and nothing is touched', async () => {
    await stop();
    const whole = await readFile(file);
    const bad = join(folder, 'flipped.sql.gz');
    const places = Array.from({ length: FLIPPED }, (_, n) =>
      Math.floor(((n + 1) * whole.length) / (FLIPPED + 1)),
    );
    for (const place of [...places, whole.length - 8, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (place % 8));
      await writeFile(bad, bytes);
      const ended = await restore(true, bad).then(
        () => 'restored',
        ({ message }) => message,
      );
      expect([place, ended]).toEqual([place, expect.stringContaining('damaged: nothing was restored')]);
    }
    expect(await contents()).toEqual(before);
  });

  it('is called damaged when PostgreSQL refuses what it holds, and nothing is touched', async () => {
    const { url } = running ?? (await start());
    const bytes = gunzipSync(await readFile(file)).toString('latin1');
    const bad = join(folder, 'altered.sql.gz');
    const alterations: [from: string, to: string][] = [
      ['\tCustomer 7\t', '\tCustomer 7'], // missing data for column
      ['"customer_name"', '"customer_nome"'],
      [`setval('public."deal_id_seq"'`, `setval('public."deel_id_seq"'`],
      ['-- {"takenAt"', '-- {"takenAt'],
      ['\ncopy public."deal"', '\nco0y public."deal"'],
      // Data that PostgreSQL refuses, as the first.
      ['\tCustomer 7\t', '\tCustomer \xff\t'], // no UTF-8
      ['\t2026-01-08\t', '\t2026-13-08\t'],
    ];
    for (const [from, to] of sampled(alterations, 5)) {
      expect(bytes).toContain(from);
      await writeFile(bad, gzipSync(Buffer.from(bytes.replace(from, to), 'latin1')));
      const ended = await restoreBackup(url, bad).then(
        () => 'restored',
        ({ message }) => message,
      );
      expect([to, ended]).toEqual([to, expect.stringContaining('damaged: nothing was restored')]);
    }
    expect(await contents()).toEqual(before);
  });

  it('is restored when the last build before 0.1.0 made it, and rejected when an older one did', async () => {
    await stop();
    const text = gunzipSync(await readFile(BACKUP_OF_BUILD_BEFORE)).toString();
    const older = join(folder, 'older.sql.gz');
    await writeFile(older, gzipSync(text.replace('"Migration20261121000001_access_tokens",', '')));
    await expect(restore(true, older)).rejects.toThrow('restore it with the last build before 0.1.0');
    expect(await contents()).toEqual(before);

    await stop();
    await restore(true, BACKUP_OF_BUILD_BEFORE);
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

  it('is not called damaged when the server is away', async () => {
    await stop();
    const away = restoreBackup('postgres://salesfloor@127.0.0.1:1/salesfloor', file);
    await expect(away).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is not made of a folder without a store', async () => {
    const nowhere = join(folder, 'nowhere');
    await expect(backUpEmbedded(nowhere, join(folder, 'b'), print)).rejects.toThrow('There is no store in');
  });
});

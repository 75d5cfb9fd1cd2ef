import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { toSuperuserUrl } from '../../testing/postgres/superuser.ts';
import { waitUntil } from '../../testing/timing.ts';
import { EmbeddedDatabaseError } from './embeddedDatabaseError.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';

let dataDir: string;
let isFresh: boolean;
let loggedLines: string[];
let running: EmbeddedPostgres[];
let others: ChildProcess[];

// The tests share one store and run one after another, because creating or copying a store takes a second.
beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'salesfloor-embedded-')), 'store');
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {}, isDurable: false });
  isFresh = embedded.isNew;
  await embedded.stop();
});
afterAll(() => rm(join(dataDir, '..'), { recursive: true }));

beforeEach(() => {
  loggedLines = [];
  running = [];
  others = [];
});
afterEach(async () => {
  for (const other of others) other.kill('SIGKILL');
  for (const each of running) await each.stop();
});

async function start({ durable: isDurable = false, folder = dataDir } = {}): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({
    dataDir: folder,
    log: line => loggedLines.push(line),
    isDurable,
  });
  running.push(embedded);
  return embedded;
}

/** Starts another process that runs the database. Resolves when that process owns the database. */
async function startOtherProcess(): Promise<ChildProcess> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embeddedPostgres.ts', import.meta.url).href)};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {}, durable: false });
    console.log('started');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  others.push(other);
  await once(other.stdout, 'data');
  return other;
}

async function kill(other: ChildProcess): Promise<void> {
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query({ text: sql, rowMode: 'array' })
    .then(({ rows }) => rows[0] ?? [])
    .finally(() => client.end());
}

/** Waits until a line was logged. Fails the test on a timeout. */
async function waitForLog(line: string): Promise<void> {
  await waitUntil(() => loggedLines.includes(line));
}

const getPidFilePath = () => join(dataDir, 'postgres', 'postmaster.pid');
const readServerPid = async () => Number((await readFile(getPidFilePath(), 'utf8')).split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('creates a UTF-8 store that sorts by code point, supports all letters and listens on this machine only', async () => {
    expect(isFresh).toBe(true);
    const { url } = await start();
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const settings = `select current_setting('server_encoding'), current_setting('listen_addresses'), lower('É'), 'a' > 'B'`;
    expect(await query(url, settings)).toEqual(['UTF8', '127.0.0.1', 'é', true]);
  });

  it('rejects connections without the password, which only the owner of the password file can read', async () => {
    const { url } = await start();
    const wrongPassword = new URL(url);
    wrongPassword.password = 'guess';
    await expect(query(wrongPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('keeps its data after a stop and a new start', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(second.isNew).toBe(false);
    expect(await query(second.url, 'select answer from kept')).toEqual([42]);
  });

  it('writes no values of a failed statement into its log', async () => {
    const { url } = await start();
    await query(url, 'create table customer (name text unique, age int check (age > 0))');
    await query(url, "insert into customer values ('Ada Byron', 36)");
    await expect(query(url, "insert into customer values ('Ada Byron', 1)")).rejects.toThrow('duplicate key');
    await expect(query(url, "insert into customer values ('Ida Moss', -1)")).rejects.toThrow(
      'violates check',
    );
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toMatch(/Ada Byron|Ida Moss/);
  });

  it('adopts the server that a killed process left running', async () => {
    const other = await startOtherProcess();
    const orphanPid = await readServerPid();
    await kill(other);
    const { url } = await start();
    expect(await readServerPid()).toBe(orphanPid);
    expect(await query(url, 'select 1')).toEqual([1]);
    expect(loggedLines.join()).toContain(`still running (process ${orphanPid})`);
  });

  it('rejects a second process, names the process that owns the database, and leaves the server running', async () => {
    const other = await startOtherProcess();
    const pid = await readServerPid();
    await expect(start()).rejects.toThrow(new RegExp(`already in use by process ${other.pid}\\b`));
    expect(await readServerPid()).toBe(pid);
    await kill(other);
    await start();
  });

  it('starts although the process ID in a stale pid file now belongs to another program', async () => {
    await writeFile(
      getPidFilePath(),
      `${process.pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    const { url } = await start();
    expect(await query(url, 'select 1')).toEqual([1]);
  });

  it('starts again after the server and the process that managed it were killed', async () => {
    const other = await startOtherProcess();
    process.kill(await readServerPid(), 'SIGKILL');
    await kill(other);
    const { url } = await start();
    expect(await query(url, 'select 1')).toEqual([1]);
  });

  it('restarts a killed server at the same address, with all committed data', async () => {
    const { url } = await start({ durable: true });
    await query(url, 'create table committed as select 42 as answer');
    process.kill(await readServerPid(), 'SIGKILL');
    await waitForLog('The database is running again.');
    expect(await query(url, 'select answer from committed')).toEqual([42]);
  });

  it('claims its server again after the server has dropped every connection', async () => {
    const { url } = await start();
    const terminateAllSql =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
    await query(toSuperuserUrl(url), terminateAllSql);
    await waitForLog('The database is running again.');
    await expect(start()).rejects.toThrow(`already in use by process ${process.pid}`);
  });

  it('reports a damaged store in one line and changes nothing', async () => {
    await rename(join(dataDir, 'postgres', 'global', 'pg_control'), join(dataDir, 'pg_control'));
    const startError = await start().catch((error: unknown) => error);
    expect(startError).toBeInstanceOf(EmbeddedDatabaseError);
    expect(String(startError)).toMatch(
      /^EmbeddedDatabaseError: The database in .* is damaged or incomplete\. [^\n]*pg_control[^\n]*$/,
    );
    await rename(join(dataDir, 'pg_control'), join(dataDir, 'postgres', 'global', 'pg_control'));
    await start();
  });

  it('reports that its folder is a file', async () => {
    const file = join(dataDir, '..', 'file');
    await writeFile(file, '');
    await expect(start({ folder: file })).rejects.toThrow('needs a folder at');
  });

  it('stops the server once if stop is called twice', async () => {
    const embedded = await start();
    await Promise.all([embedded.stop(), embedded.stop()]);
    await expect(query(embedded.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await expect(stat(getPidFilePath())).rejects.toThrow('ENOENT');
  });
});

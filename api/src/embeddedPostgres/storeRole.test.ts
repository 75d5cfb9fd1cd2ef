import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onConnection } from '../database/connection.ts';
import { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { STORE_NAME, SUPERUSER } from '../database/storeRole.ts';
import { asSuperuser } from '../testing/superuser.ts';
import { chooseAccount, handOver, handOverCluster } from './account.ts';
import { findBinaries } from './binaries.ts';
import { environmentForPostgres } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { launch } from './launch.ts';
import { claim } from './ownership.ts';
import { findPostmaster } from './postmaster.ts';
import { openStoreFolder } from './storeFolder.ts';

const run = promisify(execFile);
const PASSWORD = 'secret';
const ODD = `it's "odd" #/?`;
const ROLE_COMMAND = fileURLToPath(new URL('../database/roleCommand.ts', import.meta.url));

let dataDir: string;
/** The folder of a filled store as builds of before made it. */
let filled: string;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  filled = dataDir = await mkdtemp(join(tmpdir(), 'salesfloor-role-'));
  const { port, stop } = await serverOfBefore({ isFilled: false });
  await fillStore(port);
  await stop();
});
afterAll(() => rm(filled, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'salesfloor-role-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await rm(dataDir, { recursive: true });
});

/** A server as builds of before made it: its only role is the superuser, called as the store. */
async function serverOfBefore({ role = STORE_NAME, isFilled = true } = {}) {
  const { initdb, postgres } = await findBinaries();
  const folder = await openStoreFolder(dataDir);
  const account = await chooseAccount(folder, postgres);
  if (isFilled) await cp(filled, dataDir, { recursive: true });
  else await writeFile(folder.password, PASSWORD, { mode: 0o600 });
  for (const path of [folder.path, folder.password]) await handOver(path, account);
  if (isFilled) await handOverCluster(folder, account);
  else {
    const options = `--username=${role} --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-sync`.split(' ');
    const places = [`--pgdata=${folder.cluster}`, `--pwfile=${folder.password}`];
    const [command = '', ...args] = [...account.prefix, initdb, ...places, ...options];
    await run(command, args, { env: environmentForPostgres(), cwd: '/' });
  }
  const { pid, port } = await launch({ folder, postgres, account, durable: false });
  const stop = async () => {
    if (await findPostmaster(folder.cluster)) process.kill(pid, 'SIGINT');
    while (await findPostmaster(folder.cluster)) await sleep(20);
  };
  stops.push(stop);
  return { port, stop };
}

const addressOf = (role: string, port: number, database = STORE_NAME, password = PASSWORD) =>
  `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  return onConnection(url, 'test', async client => (await client.query(sql)).rows);
}

/** With people, a deal and its history in it, and with what somebody added by hand. */
async function fillStore(port: number): Promise<void> {
  await rowsOf(addressOf(STORE_NAME, port, 'postgres'), `create database ${STORE_NAME}`);
  const url = addressOf(STORE_NAME, port);
  await migrate(url);
  await rowsOf(
    url,
    `insert into employee (name, email, position, team) values ('Sam', 'sam@store.example', 0, 2);
     insert into deal (number, customer_name, added_date, delivery_date, delivery_status, closer_id)
       select n, 'Customer ' || n, '2026-01-05', '2026-01-05', 'DEL', (select min(id) from employee) from generate_series(1, 50) n;
     create schema "Own things"; create view "Own things"."Sold" as select number from deal;
     create type "Own things".pair as (a int, b int); create table "Own things".kept (id serial, shade text)`,
  );
}

const CONTENT = `
  select (select jsonb_agg(to_jsonb(d) order by number) from deal d) as deals, (select sum(solo)::int from roll_up.credits_by_month) as sum`;

/** What of the store somebody else than its role owns. */
const OTHERS = `
  select oid::regclass::text as name from pg_class where oid >= 16384 and relowner <> '${STORE_NAME}'::regrole
  union all select oid::regprocedure::text from pg_proc where oid >= 16384 and proowner <> '${STORE_NAME}'::regrole
  union all select oid::regtype::text from pg_type where oid >= 16384 and typowner <> '${STORE_NAME}'::regrole
  union all select nspname from pg_namespace where oid >= 16384 and nspname !~ '^pg_' and nspowner <> '${STORE_NAME}'::regrole`;

const RIGHTS = `
  select rolsuper, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`;
const NONE = { rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false };

async function start(): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
  stops.push(embedded.stop);
  return embedded;
}

it('a new store is its own role’s, who is no superuser', async () => {
  const { url } = await start();
  await migrate(url);
  expect(await rowsOf(url, RIGHTS)).toEqual([NONE]);
  expect(await rowsOf(url, OTHERS)).toEqual([]);
  for (const beyond of [
    `copy (select 1) to program 'cat'`,
    `select pg_read_file('postgresql.conf')`,
    'create role another superuser',
  ])
    await expect(rowsOf(url, beyond)).rejects.toThrow('permission denied');
}, 60_000);

it('a store of before changes hands as it is opened, and works', async () => {
  const before = await serverOfBefore();
  const [content] = await rowsOf(addressOf(STORE_NAME, before.port), CONTENT);
  expect(content).toMatchObject({ sum: 50 });
  await before.stop();

  for (const time of ['first', 'second']) {
    const { url, fresh, stop } = await start();
    expect([time, fresh, await rowsOf(url, RIGHTS)]).toEqual([time, false, [NONE]]);
    expect(await rowsOf(url, OTHERS)).toEqual([]);
    expect(await rowsOf(url, CONTENT)).toEqual([content]);
    await rowsOf(
      url,
      'begin; alter table deal add column later text; alter view "Own things"."Sold" rename to other; rollback',
    );
    await stop();
  }
  const { url } = await start();
  const database = await Database.open(url, []);
  await database.transaction(em => em.execute(`update deal set closer_id = null where number = 1`));
  await database.close();
  expect(await rowsOf(url, 'select sum(solo)::int from roll_up.credits_by_month')).toEqual([{ sum: 49 }]);
  expect(await rowsOf(url, 'select from roll_up.differences')).toEqual([]);
  expect(await rowsOf(asSuperuser(url), 'select rolname from pg_roles where rolsuper')).toEqual([
    { rolname: SUPERUSER },
  ]);
}, 60_000);

it('a change of hands that is cut short has not begun', async () => {
  const { port } = await serverOfBefore();
  const owner = addressOf(STORE_NAME, port);
  const claimed = () => claim({ port, password: PASSWORD, folder: dataDir, onLost: () => {} });
  await onConnection(owner, 'test', async holder => {
    await holder.query('begin; lock table deal in access share mode');
    const cut = expect(claimed()).rejects.toThrow('terminating connection');
    const waiting = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`;
    while ((await rowsOf(owner, waiting)).length === 0) await sleep(20);
    await cut;
  });
  expect(await rowsOf(owner, `select rolname from pg_roles where rolname !~ '^pg_'`)).toEqual([
    { rolname: STORE_NAME },
  ]);
  await (await claimed()).release();
  expect(await rowsOf(owner, RIGHTS)).toEqual([NONE]);
}, 60_000);

it.each([STORE_NAME, SUPERUSER])(
  'a server whose superuser is %s gets the role by the command of docker-compose.yml',
  async role => {
    const { port } = await serverOfBefore({ role, isFilled: role === STORE_NAME });
    const env = {
      PATH: process.env.PATH,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGPASSWORD: PASSWORD,
      POSTGRES_PASSWORD: ODD,
    };
    await run(process.execPath, [ROLE_COMMAND], { env });
    const url = addressOf(STORE_NAME, port, STORE_NAME, ODD);
    await migrate(url);
    expect(await rowsOf(url, RIGHTS)).toEqual([NONE]);
    expect(await rowsOf(url, OTHERS)).toEqual([]);
    for (const password of [PASSWORD, ODD]) {
      await expect(rowsOf(addressOf(SUPERUSER, port, 'postgres', password), 'select 1')).rejects.toThrow(
        'password authentication failed',
      );
    }
  },
  60_000,
);

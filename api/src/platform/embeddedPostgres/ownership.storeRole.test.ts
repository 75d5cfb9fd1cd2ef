import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toSuperuserUrl } from '../../testing/postgres/superuser.ts';
import { withConnection } from '../database/connections/connection.ts';
import { STORE_NAME, SUPERUSER } from '../database/connections/storeRole.ts';
import { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { findBinaries, getPostgresEnvironment } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';
import { launch } from './launch.ts';
import { claimOwnership } from './ownership.ts';
import { findPostmaster } from './postmaster.ts';
import { changeClusterOwner, changeOwner, chooseAccount } from './serverAccount.ts';
import { openStoreFolder } from './storeFolder.ts';

const run = promisify(execFile);
const PASSWORD = 'secret';
const SPECIAL_PASSWORD = `it's "odd" #/?`;
const ROLE_COMMAND = fileURLToPath(new URL('../database/connections/roleCommand.ts', import.meta.url));

let dataDir: string;
/** The folder of a store with data, in the format of earlier builds. */
let filledFolder: string;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  filledFolder = dataDir = await mkdtemp(join(tmpdir(), 'salesfloor-role-'));
  const { port, stop } = await startOldServer({ isFilled: false });
  await fillStore(port);
  await stop();
});
afterAll(() => rm(filledFolder, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'salesfloor-role-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await rm(dataDir, { recursive: true });
});

/** Starts a server in the format of earlier builds: its only role is the superuser, named after the store. */
async function startOldServer({ role = STORE_NAME, isFilled = true } = {}) {
  const { initdb, postgres } = await findBinaries();
  const folder = await openStoreFolder(dataDir);
  const account = await chooseAccount(folder, postgres);
  if (isFilled) await cp(filledFolder, dataDir, { recursive: true });
  else await writeFile(folder.password, PASSWORD, { mode: 0o600 });
  for (const path of [folder.path, folder.password]) await changeOwner(path, account);
  if (isFilled) await changeClusterOwner(folder, account);
  else {
    const options = `--username=${role} --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-sync`.split(' ');
    const paths = [`--pgdata=${folder.cluster}`, `--pwfile=${folder.password}`];
    const [command = '', ...args] = [...account.prefix, initdb, ...paths, ...options];
    await run(command, args, { env: getPostgresEnvironment(), cwd: '/' });
  }
  const { pid, port } = await launch({ folder, postgres, account, isDurable: false });
  const stop = async () => {
    if (await findPostmaster(folder.cluster)) process.kill(pid, 'SIGINT');
    while (await findPostmaster(folder.cluster)) await sleep(20);
  };
  stops.push(stop);
  return { port, stop };
}

const toUrl = (role: string, port: number, database = STORE_NAME, password = PASSWORD) =>
  `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function queryRows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  return withConnection(url, 'test', async client => (await client.query(sql)).rows);
}

/** Fills the store with people, a deal with its history, and objects that a person added. */
async function fillStore(port: number): Promise<void> {
  await queryRows(toUrl(STORE_NAME, port, 'postgres'), `create database ${STORE_NAME}`);
  const url = toUrl(STORE_NAME, port);
  await migrate(url);
  await queryRows(
    url,
    `insert into employee (name, email, position, team) values ('Sam', 'sam@store.example', 0, 2);
     insert into deal (number, customer_name, added_date, delivery_date, delivery_status, closer_id)
       select n, 'Customer ' || n, '2026-01-05', '2026-01-05', 'DEL', (select min(id) from employee) from generate_series(1, 50) n;
     create schema "Own things"; create view "Own things"."Sold" as select number from deal;
     create type "Own things".pair as (a int, b int); create table "Own things".kept (id serial, shade text)`,
  );
}

const CONTENT_SQL = `
  select (select jsonb_agg(to_jsonb(d) order by number) from deal d) as deals, (select sum(solo)::int from roll_up.credits_by_month) as sum`;

/** Lists the objects in the store that its role does not own. */
const FOREIGN_OBJECTS_SQL = `
  select oid::regclass::text as name from pg_class where oid >= 16384 and relowner <> '${STORE_NAME}'::regrole
  union all select oid::regprocedure::text from pg_proc where oid >= 16384 and proowner <> '${STORE_NAME}'::regrole
  union all select oid::regtype::text from pg_type where oid >= 16384 and typowner <> '${STORE_NAME}'::regrole
  union all select nspname from pg_namespace where oid >= 16384 and nspname !~ '^pg_' and nspowner <> '${STORE_NAME}'::regrole`;

const RIGHTS_SQL = `
  select rolsuper, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`;
const NO_RIGHTS = { rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false };

async function start(): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {}, isDurable: false });
  stops.push(embedded.stop);
  return embedded;
}

it('creates a new store that its role owns without superuser rights', async () => {
  const { url } = await start();
  await migrate(url);
  expect(await queryRows(url, RIGHTS_SQL)).toEqual([NO_RIGHTS]);
  expect(await queryRows(url, FOREIGN_OBJECTS_SQL)).toEqual([]);
  for (const forbidden of [
    `copy (select 1) to program 'cat'`,
    `select pg_read_file('postgresql.conf')`,
    'create role another superuser',
  ])
    await expect(queryRows(url, forbidden)).rejects.toThrow('permission denied');
}, 60_000);

it('changes the owner of a store from an earlier build when it opens the store, and keeps the store working', async () => {
  const oldServer = await startOldServer();
  const [content] = await queryRows(toUrl(STORE_NAME, oldServer.port), CONTENT_SQL);
  expect(content).toMatchObject({ sum: 50 });
  await oldServer.stop();

  for (const time of ['first', 'second']) {
    const { url, isNew, stop } = await start();
    expect([time, isNew, await queryRows(url, RIGHTS_SQL)]).toEqual([time, false, [NO_RIGHTS]]);
    expect(await queryRows(url, FOREIGN_OBJECTS_SQL)).toEqual([]);
    expect(await queryRows(url, CONTENT_SQL)).toEqual([content]);
    await queryRows(
      url,
      'begin; alter table deal add column later text; alter view "Own things"."Sold" rename to other; rollback',
    );
    await stop();
  }
  const { url } = await start();
  const database = await Database.open(url, []);
  await database.transaction(em => em.execute(`update deal set closer_id = null where number = 1`));
  await database.close();
  expect(await queryRows(url, 'select sum(solo)::int from roll_up.credits_by_month')).toEqual([{ sum: 49 }]);
  expect(await queryRows(url, 'select from roll_up.differences')).toEqual([]);
  expect(await queryRows(toSuperuserUrl(url), 'select rolname from pg_roles where rolsuper')).toEqual([
    { rolname: SUPERUSER },
  ]);
}, 60_000);

it('rolls back an ownership change that is interrupted', async () => {
  const { port } = await startOldServer();
  const owner = toUrl(STORE_NAME, port);
  const claimServer = () => claimOwnership({ port, password: PASSWORD, folder: dataDir, onLost: () => {} });
  await withConnection(owner, 'test', async holder => {
    await holder.query('begin; lock table deal in access share mode');
    const interrupted = expect(claimServer()).rejects.toThrow('terminating connection');
    const waiting = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`;
    while ((await queryRows(owner, waiting)).length === 0) await sleep(20);
    await interrupted;
  });
  expect(await queryRows(owner, `select rolname from pg_roles where rolname !~ '^pg_'`)).toEqual([
    { rolname: STORE_NAME },
  ]);
  await (await claimServer()).release();
  expect(await queryRows(owner, RIGHTS_SQL)).toEqual([NO_RIGHTS]);
}, 60_000);

it.each([STORE_NAME, SUPERUSER])(
  "adds the app's role to a server with the superuser %s, by the command of docker-compose.yml",
  async role => {
    const { port } = await startOldServer({ role, isFilled: role === STORE_NAME });
    const env = {
      PATH: process.env.PATH,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGPASSWORD: PASSWORD,
      POSTGRES_PASSWORD: SPECIAL_PASSWORD,
    };
    await run(process.execPath, [ROLE_COMMAND], { env });
    const url = toUrl(STORE_NAME, port, STORE_NAME, SPECIAL_PASSWORD);
    await migrate(url);
    expect(await queryRows(url, RIGHTS_SQL)).toEqual([NO_RIGHTS]);
    expect(await queryRows(url, FOREIGN_OBJECTS_SQL)).toEqual([]);
    for (const password of [PASSWORD, SPECIAL_PASSWORD]) {
      await expect(queryRows(toUrl(SUPERUSER, port, 'postgres', password), 'select 1')).rejects.toThrow(
        'password authentication failed',
      );
    }
  },
  60_000,
);

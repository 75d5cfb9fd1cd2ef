import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { measureMs, toToleratedMs } from '../api/src/testing/timing.ts';
import { buildStale } from '../scripts/build.ts';
import { SingleDatabase } from './databases.ts';
import { SupervisedServer } from './server.ts';
import { createTwoSessions } from './store.ts';

let database: SingleDatabase;
const servers: SupervisedServer[] = [];

beforeAll(async () => {
  expect((await buildStale('api')).code).toBe(0);
  database = await SingleDatabase.start();
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()));
  await database.stop();
});

async function start(): Promise<SupervisedServer> {
  const server = await SupervisedServer.start({ DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  servers.push(server);
  return server;
}

/** Returns the server that an earlier test left running, or starts a new server. */
async function readyServer(): Promise<SupervisedServer> {
  const server = servers[0] ?? (await start());
  await server.waitUntilReady();
  return server;
}

async function fetchText(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}

it('starts four servers on an empty database at the same time, and creates the tables only once', async () => {
  await Promise.all([start(), start(), start(), start()]);
  const started = servers.map(server => server.pid);
  await Promise.all(servers.map(server => server.waitUntilReady()));
  expect(servers.map(server => server.pid)).toEqual(started); // no server had to be restarted
  const repeatedMigrations = await database.rows(
    'select name from mikro_orm_migrations group by name having count(*) > 1',
  );
  expect(repeatedMigrations).toEqual([]);
  await Promise.all(servers.splice(1).map(server => server.stop()));
});

it('keeps the server running during a database crash, and works within five seconds after the database returns', async () => {
  const server = await readyServer();
  const { admin } = await createTwoSessions(database, 'Away');
  const { pid } = server;
  const read = () =>
    fetchText(`${server.baseUrl}/api/auth/verify`, { headers: { authorization: `Bearer ${admin}` } });
  const usual = await measureMs(async () => expect((await read()).status).toBe(200));

  await database.kill();
  let response = await read();
  // The PostgreSQL processes of the app may run slightly longer than the killed process.
  for (const killedAt = Date.now(); response.status === 200 && Date.now() - killedAt < 60_000; )
    response = await read();
  expect(response.status).toBe(503);
  expect(JSON.parse(response.text)).toEqual({
    code: 'UNAVAILABLE',
    message: 'The database is busy or unavailable. Please try again in a moment.',
  });

  await database.waitUntilReady();
  const backAt = Date.now();
  while ((await read()).status !== 200) await sleep(50);
  expect(Date.now() - backAt).toBeLessThan(toToleratedMs(5_000, usual));
  expect(server.pid).toBe(pid);
});

it('imports nothing when the server is killed during an import, and can start the import again', async () => {
  const server = await readyServer();
  const { admin } = await createTwoSessions(database, 'Importing');
  const runGraphql = async (query: string, variables = {}) => {
    const { text } = await fetchText(`${server.baseUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = JSON.parse(text);
    if (errors) throw new Error(text);
    return data;
  };
  const input = { purpose: 'IMPORT_DEALS', fileName: 'old.csv', sha256: 'a'.repeat(64), lineCount: 3 };
  const sheet = await runGraphql('mutation ($input: SheetInput!) { startSheet(input: $input) { id } }', {
    input,
  });
  const lines = [
    ['Deal #', 'Closer'],
    [900_001, 'Old Hand'],
    [900_002, 'Old Hand'],
  ];
  const { id: sheetId } = sheet.startSheet;
  await runGraphql(
    'mutation ($id: Int!, $lines: [Cells!]!) { addSheetLines(id: $id, firstLine: 1, lines: $lines) }',
    { id: sheetId, lines },
  );
  const { id } = (await runGraphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`)).prepareImport;
  await runGraphql(
    `mutation { settleImportNames(id: ${id}, names: [{ name: "Old Hand", as: NEW }]) { id } }`,
  );
  const run = () =>
    runGraphql(`mutation { runImport(id: ${id}, expected: 2) { state dealCount personCount } }`);
  const readImportedRows = async () => [
    await database.rows('select number from deal where number > 900000'),
    await database.rows("select name from employee where name = 'Old Hand'"),
    await database.rows("select field from deal_change where origin like 'old.csv%'"),
  ];

  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('begin; lock table deal in exclusive mode');
  const importResult = run().catch(() => 'lost');
  const waiting = `select from pg_stat_activity
    where datname = current_database() and application_name = 'salesfloor' and wait_event_type = 'Lock'`;
  while ((await database.rows(waiting)).length === 0) await sleep(10);
  await server.end('SIGKILL');
  expect(await importResult).toBe('lost');
  await lock.query('rollback');
  await lock.end();
  await server.waitUntilReady();
  expect(await readImportedRows()).toEqual([[], [], []]);

  // For half a minute, the server treats the import as owned by another instance.
  await database.rows("update import set alive_at = alive_at - interval '1 minute'");
  expect((await runGraphql(`{ import(id: ${id}) { state failure } }`)).import).toEqual({
    state: 'READY',
    failure: 'The server stopped during the import. Nothing was imported. Start the import again.',
  });
  expect((await run()).runImport).toEqual({ state: 'DONE', dealCount: 2, personCount: 1 });
  expect((await readImportedRows())[0]).toEqual([{ number: 900_001 }, { number: 900_002 }]);
});

it('responds to every accepted call after a stop signal', async () => {
  const server = await readyServer();
  const { admin } = await createTwoSessions(database, 'Stopping');
  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('begin; lock table deal in exclusive mode');
  const numbers = [1, 2, 3, 4, 5, 6]; // the number of calls that one person may make at the same time
  let responseCount = 0;
  const calls = numbers.map(id =>
    fetchText(`${server.baseUrl}/api/deals/adddeal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    }).finally(() => responseCount++),
  );
  const waiting = `select from pg_stat_activity
    where datname = current_database() and application_name = 'salesfloor' and wait_event_type = 'Lock'`;
  // Calls that the server has not accepted yet may be sent to another instance.
  while ((await database.rows(waiting)).length + responseCount < calls.length) await sleep(10);

  const stopped = server.stop();
  await sleep(200);
  await lock.query('commit');
  await lock.end();
  // On a busy machine, a call may have waited too long for the lock. An error also counts as a response.
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter(status => status !== 201 && status !== 503)).toEqual([]);
  const storedDeals = await database.rows('select from deal where number = any($1)', [numbers]);
  expect(storedDeals).toHaveLength(statuses.filter(status => status === 201).length);
  expect(await stopped).toBe(0);
});

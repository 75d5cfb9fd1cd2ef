import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { msOf, promised } from '../api/src/testing/pace.ts';
import { buildStale } from '../scripts/build.ts';
import { Database } from './database.ts';
import { signInTwo } from './people.ts';
import { Server } from './server.ts';

let database: Database;
const servers: Server[] = [];

beforeAll(async () => {
  expect((await buildStale('api')).code).toBe(0);
  database = await Database.start();
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()));
  await database.stop();
});

async function start(): Promise<Server> {
  const server = await Server.start({ DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  servers.push(server);
  return server;
}

/** The server that an earlier test left running, or a new one. */
async function readyServer(): Promise<Server> {
  const server = servers[0] ?? (await start());
  await server.ready();
  return server;
}

async function answerOf(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}

it('four servers that start at once on an empty database all start, and one of them makes its tables', async () => {
  await Promise.all([start(), start(), start(), start()]);
  const started = servers.map(server => server.pid);
  await Promise.all(servers.map(server => server.ready()));
  expect(servers.map(server => server.pid)).toEqual(started); // none had to be started a second time
  const made = await database.rows('select name from mikro_orm_migrations group by name having count(*) > 1');
  expect(made).toEqual([]);
  await Promise.all(servers.splice(1).map(server => server.stop()));
});

it('a server whose database dies reports it, stays up, and works within five seconds of its return', async () => {
  const server = await readyServer();
  const { admin } = await signInTwo(database, 'Away');
  const { pid } = server;
  const read = () =>
    answerOf(`${server.baseUrl}/api/auth/verify`, { headers: { authorization: `Bearer ${admin}` } });
  const usual = await msOf(async () => expect((await read()).status).toBe(200));

  await database.kill();
  let answer = await read();
  // The processes that serve the app may outlive the one that was killed by a moment.
  for (const killedAt = Date.now(); answer.status === 200 && Date.now() - killedAt < 60_000; )
    answer = await read();
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toEqual({
    code: 'UNAVAILABLE',
    message: 'The database is busy or away. Please try again in a moment.',
  });

  await database.ready();
  const backAt = Date.now();
  while ((await read()).status !== 200) await sleep(50);
  expect(Date.now() - backAt).toBeLessThan(promised(5_000, usual));
  expect(server.pid).toBe(pid);
});

it('an import whose server is killed in the middle has done nothing, says so, and can be begun again', async () => {
  const server = await readyServer();
  const { admin } = await signInTwo(database, 'Importing');
  const ask = async (query: string, variables = {}) => {
    const { text } = await answerOf(`${server.baseUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = JSON.parse(text);
    if (errors) throw new Error(text);
    return data;
  };
  const input = { purpose: 'IMPORT_DEALS', fileName: 'old.csv', sha256: 'a'.repeat(64), lineCount: 3 };
  const sheet = await ask('mutation ($input: SheetInput!) { startSheet(input: $input) { id } }', { input });
  const lines = [
    ['Deal #', 'Closer'],
    [900_001, 'Old Hand'],
    [900_002, 'Old Hand'],
  ];
  const { id: sheetId } = sheet.startSheet;
  await ask(
    'mutation ($id: Int!, $lines: [Cells!]!) { addSheetLines(id: $id, firstLine: 1, lines: $lines) }',
    { id: sheetId, lines },
  );
  const { id } = (await ask(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`)).prepareImport;
  await ask(`mutation { settleImportNames(id: ${id}, names: [{ name: "Old Hand", as: NEW }]) { id } }`);
  const run = () => ask(`mutation { runImport(id: ${id}, expected: 2) { state dealCount personCount } }`);
  const left = async () => [
    await database.rows('select number from deal where number > 900000'),
    await database.rows("select name from employee where name = 'Old Hand'"),
    await database.rows("select field from deal_change where origin like 'old.csv%'"),
  ];

  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('begin; lock table deal in exclusive mode');
  const lost = run().catch(() => 'lost');
  const waiting = `select from pg_stat_activity
    where datname = current_database() and application_name = 'salesfloor' and wait_event_type = 'Lock'`;
  while ((await database.rows(waiting)).length === 0) await sleep(10);
  await server.end('SIGKILL');
  expect(await lost).toBe('lost');
  await lock.query('rollback');
  await lock.end();
  await server.ready();
  expect(await left()).toEqual([[], [], []]);

  // As it is after half a minute: until then it might be another instance that does it.
  await database.rows("update import set alive_at = alive_at - interval '1 minute'");
  expect((await ask(`{ import(id: ${id}) { state failure } }`)).import).toEqual({
    state: 'READY',
    failure: 'The server stopped in the middle. Nothing was imported; please begin again.',
  });
  expect((await run()).runImport).toEqual({ state: 'DONE', dealCount: 2, personCount: 1 });
  expect((await left())[0]).toEqual([{ number: 900_001 }, { number: 900_002 }]);
});

it('a server that gets a stop signal answers every call that it has accepted', async () => {
  const server = await readyServer();
  const { admin } = await signInTwo(database, 'Stopping');
  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('begin; lock table deal in exclusive mode');
  const numbers = [1, 2, 3, 4, 5, 6]; // as many as run at once of one person
  let answered = 0;
  const calls = numbers.map(id =>
    answerOf(`${server.baseUrl}/api/deals/adddeal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    }).finally(() => answered++),
  );
  const waiting = `select from pg_stat_activity
    where datname = current_database() and application_name = 'salesfloor' and wait_event_type = 'Lock'`;
  // What the server has not accepted yet it may leave to whoever comes after it.
  while ((await database.rows(waiting)).length + answered < calls.length) await sleep(10);

  const stopped = server.stop();
  await sleep(200);
  await lock.query('commit');
  await lock.end();
  // On a machine that is busy with other things a call may have waited too long for the lock: that is an answer, too.
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter(status => status !== 201 && status !== 503)).toEqual([]);
  const recorded = await database.rows('select from deal where number = any($1)', [numbers]);
  expect(recorded).toHaveLength(statuses.filter(each => each === 201).length);
  expect(await stopped).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { withConnection } from './platform/database/connections/connection.ts';
import { CLIENT_TIMEOUTS } from './platform/database/connections/storeClient.ts';
import { STORE_NAME } from './platform/database/connections/storeRole.ts';
import { findFreePort } from './platform/embeddedPostgres/launch.ts';
import { start } from './start.ts';
import { toSuperuserUrl } from './testing/postgres/superuser.ts';
import { createBareDatabase, createTestDatabase } from './testing/testDatabase.ts';

const startWith = (DATABASE_URL: string) => start({ PORT: '0', DATABASE_URL }, () => {});

it('reports the addresses of the servers that do not respond, without the password', async () => {
  const [one, other] = [await findFreePort(), await findFreePort()];
  await expect(
    startWith(`postgres://clerk:secret@127.0.0.1:${one},127.0.0.1:${other}/store`),
  ).rejects.toThrow(
    `The database at 127.0.0.1:${one}, 127.0.0.1:${other} is not responding. Check that it is running, and check DATABASE_URL. (ECONNREFUSED)`,
  );
});

it('rejects a read-only database server with a clear message', async () => {
  const { url, drop } = await createTestDatabase();
  const { host, pathname } = new URL(url);
  await withConnection(url, 'test', client =>
    client.query(`alter database ${pathname.slice(1)} set default_transaction_read_only to on`),
  );
  await expect(startWith(url)).rejects.toThrow(
    `The database at ${host} is read-only. DATABASE_URL must point to the primary server.`,
  );
  await drop();
});

it('fills the demo store even if a statement exceeds the time limit of a call, and prints each step', async () => {
  const { url, drop } = await createTestDatabase();
  const seconds = CLIENT_TIMEOUTS.query_timeout / 1_000 + 0.5;
  await withConnection(url, 'test', client =>
    client.query(`
      create function slow_disk() returns trigger language plpgsql as
        $$ begin perform pg_sleep(${seconds}); return null; end $$;
      create trigger slow_disk after insert on working_days execute function slow_disk()`),
  );
  const printedLines: string[] = [];
  const running = await start({ PORT: '0', DATABASE_URL: url, DEMO_DATA: 'on', WORKER: 'off' }, line =>
    printedLines.push(line),
  );
  await running.stop();
  const [{ deals } = { deals: '' }] = await withConnection(
    url,
    'test',
    async client => (await client.query(`select to_char(count(*), 'FM999,999') as deals from deal`)).rows,
  );
  await drop();
  expect(printedLines).toContain(`Filling the demo store: deals ${deals} of ${deals} …`);
  expect(printedLines).toContain('Filled the demo store.');
}, 120_000);

it('starts on an external server with a role that only owns its database', async () => {
  const { url, drop } = await createBareDatabase();
  const role = `owner_${randomUUID().slice(0, 8)}`;
  const ownerUrl = new URL(url);
  [ownerUrl.username, ownerUrl.password] = [role, 'secret'];
  const runAsSuperuser = (...statements: string[]) =>
    withConnection(toSuperuserUrl(url), 'test', async client => {
      for (const statement of statements) await client.query(statement);
    });
  await runAsSuperuser(
    `create role ${role} login password 'secret'`,
    `alter database ${ownerUrl.pathname.slice(1)} owner to ${role}`,
  );
  const port = await findFreePort();
  const env = { PORT: String(port), DATABASE_URL: ownerUrl.href, DEMO_DATA: 'off' };
  const running = await start(env, () => {});
  try {
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    const [result] = await withConnection(ownerUrl.href, 'test', async client => {
      await client.query(
        `insert into employee (name, email, position) values ('Sam', 'sam@store.example', 0);
         insert into deal (number, added_date, delivery_date, delivery_status, closer_id)
           select 1, '2026-01-05', '2026-01-05', 'DEL', id from employee`,
      );
      const query = `select (select sum(solo)::int from roll_up.credits_by_month) as sum, rolsuper, rolcreatedb
        from pg_roles where rolname = current_user`;
      return (await client.query(query)).rows;
    });
    expect(result).toEqual({ sum: 1, rolsuper: false, rolcreatedb: false });
  } finally {
    await running.stop();
    await runAsSuperuser(
      `reassign owned by ${role} to ${STORE_NAME}; drop owned by ${role}; drop role ${role}`,
    );
    await drop();
  }
}, 120_000);

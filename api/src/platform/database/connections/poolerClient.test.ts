import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import sql from 'sql-template-tag';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { waitUntil } from '../../../testing/timing.ts';
import { notifyChange } from '../../changeFeed/change.ts';
import { ChangeFeed } from '../../changeFeed/changeFeed.ts';
import { findFreePort } from '../../embeddedPostgres/launch.ts';
import { chooseAccount } from '../../embeddedPostgres/serverAccount.ts';
import { openStoreFolder } from '../../embeddedPostgres/storeFolder.ts';
import { Database } from '../database.ts';
import type { StatementRunner } from '../reader.ts';
import { requireSupportedServer } from './serverCheck.ts';

const SETTINGS = `
  select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('datestyle') as days`;
const EXPECTED_SETTINGS = { statement: '6500ms', lock: '2s', idle: '15s', days: 'ISO, MDY' };

let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterAll(() => drop());

describe('PoolerClient at an address that is configured as a pooler', () => {
  let database: Database;
  beforeAll(async () => {
    // Another address of the same server, which the app treats as a pooler.
    database = await Database.open(url.replace('127.0.0.1', 'localhost'), [], url);
  });
  afterAll(() => database.close());

  it('applies the time limits to a transaction and to a single statement', async () => {
    expect(await database.transaction(em => em.execute(SETTINGS))).toEqual([EXPECTED_SETTINGS]);
    expect(await database.row(SETTINGS)).toEqual(EXPECTED_SETTINGS);
  });

  it('creates no named prepared statement', async () => {
    for (let times = 0; times < 4; times++) await database.rows(sql`select 1 as one`);
    expect(await database.rows('select name from pg_prepared_statements')).toEqual([]);
  });

  it('runs further statements after a statement fails', async () => {
    await expect(database.rows("select 'x'::date")).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await database.rows('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

(hasPgBouncer ? describe : describe.skip)(
  'PoolerClient through PgBouncer in transaction mode, if it is installed',
  () => {
    let folder: string;
    let pooler: ChildProcess;
    let poolerUrl: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'salesfloor-pooler-'));
      const account = await chooseAccount(await openStoreFolder(folder), 'pgbouncer');
      const { hostname, port, username, password, pathname } = new URL(url);
      const poolerPort = await findFreePort();
      const settings = join(folder, 'pgbouncer.ini');
      await writeFile(
        settings,
        `[databases]
       ${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
       [pgbouncer]
       listen_addr = 127.0.0.1
       listen_port = ${poolerPort}
       unix_socket_dir =
       auth_type = any
       pool_mode = transaction
       default_pool_size = 4`,
      );
      if (account.owner) await chown(settings, account.owner, account.owner);
      const [command = '', ...args] = [...account.prefix, 'pgbouncer', '-q', settings];
      pooler = spawn(command, args, { stdio: 'ignore' });
      poolerUrl = url.replace(`:${port}/`, `:${poolerPort}/`);
      await waitUntilListening(poolerPort);
    });
    afterAll(async () => {
      pooler.kill('SIGTERM');
      await once(pooler, 'exit');
      await rm(folder, { recursive: true });
    });

    it('reports at startup that DATABASE_DIRECT_URL is missing', async () => {
      await expect(requireSupportedServer(poolerUrl, 'DATABASE_URL')).rejects.toThrow(
        /^DATABASE_URL leads through a pooler.*set DATABASE_DIRECT_URL/,
      );
    });

    it('serves 24 desks over four connections without failures, and delivers every change notice', async () => {
      const database = await Database.open(poolerUrl, [], url);
      const feed = await ChangeFeed.open(url, pino({ level: 'silent' }));
      const receivedDays = new Set<string>();
      const stream = feed.watch({ topics: ['DEALS'] });
      const receiving = (async () => {
        for await (const { days } of stream) for (const day of days) receivedDays.add(day);
      })();
      const desks = Array.from({ length: 24 }, (_, index) => index + 1);
      const toDay = (desk: number) => `2026-06-${String(desk).padStart(2, '0')}` as Day;

      const write =
        (desk: number, round: number) => async (em: SqlEntityManager, writer: StatementRunner) => {
          await em.execute('insert into deal (number, added_date) values (?, ?)', [
            desk * 100 + round,
            toDay(desk),
          ]);
          await notifyChange(writer, { topic: 'DEALS', days: [toDay(desk)] });
        };
      await Promise.all(
        desks.map(async desk => {
          for (let round = 0; round < 5; round++) {
            await database.transaction(write(desk, round));
            const ownCount = sql`select count(*) as count from deal where added_date = ${toDay(desk)}`;
            expect(await database.row(ownCount)).toEqual({ count: round + 1 });
          }
        }),
      );
      await waitUntil(() => receivedDays.size === desks.length);
      expect(await database.row(SETTINGS)).toEqual(EXPECTED_SETTINGS);
      await feed.close();
      await receiving;
      await database.close();
    });
  },
);

async function waitUntilListening(port: number): Promise<void> {
  await waitUntil(async () => {
    const socket = connect(port, '127.0.0.1');
    const listens = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return listens;
  });
}

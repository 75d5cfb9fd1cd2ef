import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { setServerParameter } from '../../../testing/postgres/superuser.ts';
import { measureMs, toToleratedMs } from '../../../testing/timing.ts';
import { CHANGE_CHANNEL, serializeChange } from '../../changeFeed/change.ts';
import { ChangeFeed } from '../../changeFeed/changeFeed.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embeddedPostgres/embeddedPostgres.ts';
import { Database } from '../database.ts';

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
/** The addresses of both servers, the standby first. */
let url: string;

const start = (name: string) =>
  startEmbeddedPostgres({ dataDir: join(folder, name), log: () => {}, isDurable: false });

/** Makes a server read-only, like a standby. */
const setReadOnly = (server: EmbeddedPostgres, value: 'on' | 'off') =>
  setServerParameter(server.url, 'default_transaction_read_only', value);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-servers-'));
  primary = await start('primary');
  await mkdir(join(folder, 'standby'));
  await copyFile(join(folder, 'primary/password'), join(folder, 'standby/password')); // both servers need the same password, because a URL contains only one
  standby = await start('standby');
  await setReadOnly(standby, 'on');
  url = primary.url.replace('@', `@${new URL(standby.url).host},`);
});
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const getPort = (server: EmbeddedPostgres) => Number(new URL(server.url).port);
const PORT = `select setting::integer as port from pg_settings where name = 'port'`;

it('connects to the server that accepts writes, and to a promoted standby within five seconds', async () => {
  const database = await Database.open(url, []);
  const feed = await ChangeFeed.open(url, pino({ level: 'silent' }));
  const changes = feed.watch({ topics: ['DEALS'] });
  try {
    const usualMs = await measureMs(async () =>
      expect(await database.row(PORT)).toEqual({ port: getPort(primary) }),
    );

    await primary.stop();
    await expect(database.row(PORT)).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    await setReadOnly(standby, 'off');
    const promotedAt = Date.now();
    const readPort = () => database.row(PORT).catch(() => undefined);
    while (!(await readPort())) await sleep(50);
    expect(await readPort()).toEqual({ port: getPort(standby) });
    expect(Date.now() - promotedAt).toBeLessThan(toToleratedMs(5_000, usualMs));

    // Subscribers first get a notice that anything may have changed, then every change.
    expect((await changes.next()).value).toEqual({ topic: 'DEALS', days: [] });
    const change = { topic: 'DEALS', days: ['2026-06-17'] } as const;
    await database.rows('select pg_notify($1, $2)', [CHANGE_CHANNEL, serializeChange(change)]);
    expect((await changes.next()).value).toEqual(change);
    expect(Date.now() - promotedAt).toBeLessThan(toToleratedMs(5_000, usualMs));
  } finally {
    await feed.close();
    await database.close();
  }
});

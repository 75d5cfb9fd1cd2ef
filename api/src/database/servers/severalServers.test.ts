import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embeddedPostgres/embedded.ts';
import { CHANNEL, serializeChange } from '../../live/change.ts';
import { ChangeFeed } from '../../live/changeFeed.ts';
import { msOf, promised } from '../../testing/pace.ts';
import { setOfServer } from '../../testing/superuser.ts';
import { Database } from '../database.ts';

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
/** Both servers, the standby first. */
let url: string;

const start = (name: string) =>
  startEmbeddedPostgres({ dataDir: join(folder, name), log: () => {}, durable: false });

/** One that only reads takes no changes, as a standby does not. */
const setReadOnly = (server: EmbeddedPostgres, value: 'on' | 'off') =>
  setOfServer(server.url, 'default_transaction_read_only', value);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-servers-'));
  primary = await start('primary');
  await mkdir(join(folder, 'standby'));
  await copyFile(join(folder, 'primary/password'), join(folder, 'standby/password')); // one address has one password
  standby = await start('standby');
  await setReadOnly(standby, 'on');
  url = primary.url.replace('@', `@${new URL(standby.url).host},`);
});
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: EmbeddedPostgres) => Number(new URL(server.url).port);
const PORT = `select setting::integer as port from pg_settings where name = 'port'`;

it('of several servers the one that takes changes is found, and within five seconds the one that is promoted', async () => {
  const database = await Database.open(url, []);
  const feed = await ChangeFeed.open(url, pino({ level: 'silent' }));
  const heard = feed.watch({ topics: ['DEALS'] });
  try {
    const usual = await msOf(async () => expect(await database.row(PORT)).toEqual({ port: portOf(primary) }));

    await primary.stop();
    await expect(database.row(PORT)).rejects.toMatchObject({ code: 'UNAVAILABLE' });

    await setReadOnly(standby, 'off');
    const promotedAt = Date.now();
    const found = () => database.row(PORT).catch(() => undefined);
    while (!(await found())) await sleep(50);
    expect(await found()).toEqual({ port: portOf(standby) });
    expect(Date.now() - promotedAt).toBeLessThan(promised(5_000, usual));

    // Whoever listens is told that anything may have changed meanwhile, then of every change.
    expect((await heard.next()).value).toEqual({ topic: 'DEALS', days: [] });
    const change = { topic: 'DEALS', days: ['2026-06-17'] } as const;
    await database.rows('select pg_notify($1, $2)', [CHANNEL, serializeChange(change)]);
    expect((await heard.next()).value).toEqual(change);
    expect(Date.now() - promotedAt).toBeLessThan(promised(5_000, usual));
  } finally {
    await feed.close();
    await database.close();
  }
});

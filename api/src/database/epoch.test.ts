import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embeddedPostgres/embedded.ts';
import { asSuperuser } from '../testing/superuser.ts';
import { TestServer } from '../testing/testServer.ts';
import { onConnection } from './connection.ts';
import { EPOCH } from './epoch.ts';

it('is another one after a failover, which begins a timeline', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salesfloor-epoch-'));
  const start = () => startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  const look = (url: string) =>
    onConnection(
      url,
      'test',
      async client => (await client.query(`select ${EPOCH}::text as epoch`)).rows[0].epoch,
    );

  const before = await start();
  expect(await look(before.url)).toBe(String(2 ** 38));
  await onConnection(asSuperuser(before.url), 'test', async client => {
    await client.query(`alter system set restore_command = 'false'`);
    await client.query('alter system set hot_standby = off'); // nobody comes in before it has recovered
  });
  await before.stop();

  // Told to recover, it ends at once, as a standby does that is promoted.
  await writeFile(join(folder, 'postgres/recovery.signal'), '');
  const after = await start();
  expect(await look(after.url)).toBe(String(2 * 2 ** 38));
  await after.stop();
  await rm(folder, { recursive: true });
});

it('goes with the version that answers are cached for, and that screens see', async () => {
  const server = await TestServer.start();
  const desk = await server.as(3);
  const { headers } = await desk.document('Viewer');
  expect(Number(headers.get('store-version'))).toBeGreaterThanOrEqual(2 ** 38);
  await server.stop();
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toSuperuserUrl } from '../../testing/postgres/superuser.ts';
import { TestServer } from '../../testing/testServer.ts';
import { startEmbeddedPostgres } from '../embeddedPostgres/embeddedPostgres.ts';
import { withConnection } from './connections/connection.ts';
import { VERSION_EPOCH_SQL } from './versionEpoch.ts';

it('advances the version epoch after a failover, which begins a new timeline', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salesfloor-epoch-'));
  const start = () => startEmbeddedPostgres({ dataDir: folder, log: () => {}, isDurable: false });
  const readEpoch = (url: string) =>
    withConnection(
      url,
      'test',
      async client => (await client.query(`select ${VERSION_EPOCH_SQL}::text as epoch`)).rows[0].epoch,
    );

  const before = await start();
  expect(await readEpoch(before.url)).toBe(String(2 ** 38));
  await withConnection(toSuperuserUrl(before.url), 'test', async client => {
    await client.query(`alter system set restore_command = 'false'`);
    await client.query('alter system set hot_standby = off'); // the server accepts no connections before it has recovered
  });
  await before.stop();

  // The server finishes its recovery immediately, like a promoted standby.
  await writeFile(join(folder, 'postgres/recovery.signal'), '');
  const after = await start();
  expect(await readEpoch(after.url)).toBe(String(2 * 2 ** 38));
  await after.stop();
  await rm(folder, { recursive: true });
});

it('includes the epoch in the store version of caches and screens', async () => {
  const server = await TestServer.start();
  const desk = await server.signInAs(3);
  const { headers } = await desk.document('Viewer');
  expect(Number(headers.get('store-version'))).toBeGreaterThanOrEqual(2 ** 38);
  await server.stop();
});

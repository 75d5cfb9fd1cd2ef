import { buildStale } from '../scripts/build.ts';
import { Cluster } from './cluster.ts';
import { openStand } from './stand.ts';

let cluster: Cluster;
beforeAll(async () => {
  expect((await buildStale('api')).code).toBe(0);
  cluster = await Cluster.start();
}, 120_000);
afterAll(() => cluster.stop());

it('the floor answers every question as the product does, before and after a change', async () => {
  const opened = openStand(cluster, {
    name: 'tried',
    label: '2,400 deals over 2 years',
    deals: 2_400,
    years: 2,
  });
  await expect(opened.then(stand => stand.stop())).resolves.toBeUndefined();
});

import { buildStale } from '../scripts/build.ts';
import { Cluster } from './cluster.ts';
import { startBenchSetup } from './setup.ts';

let cluster: Cluster;
beforeAll(async () => {
  expect((await buildStale('api')).code).toBe(0);
  cluster = await Cluster.start();
}, 120_000);
afterAll(() => cluster.stop());

it('returns the same response from the baseline and the product for every request, before and after a change', async () => {
  const setupPromise = startBenchSetup(cluster, {
    name: 'setup_test',
    label: '2,400 deals over 2 years',
    deals: 2_400,
    years: 2,
  });
  await expect(setupPromise.then(setup => setup.stop())).resolves.toBeUndefined();
});

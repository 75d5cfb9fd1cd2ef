import { buildStale } from '../scripts/build.ts';
import { buildEarlier, findBuildObstacle, findLastRelease } from './earlierBuild.ts';
import { upgrade } from './torture.ts';

const release = await findLastRelease().catch(() => '');
const obstacle = await findBuildObstacle(release);
const test = obstacle ? it.skip : it;

test(`loses no write when the previous release and this build share a database under load${obstacle ? ` (${obstacle})` : ''}`, async () => {
  expect((await buildStale('api')).code).toBe(0);
  const earlier = await buildEarlier(release);
  const seed = String(Date.now() % 1_000_000);
  const { acknowledged, disruptions, losses, faults } = await upgrade(
    { seconds: 1, seed, clients: 4 },
    earlier,
  ).finally(() => earlier.remove());
  expect({ seed, losses, faults }).toEqual({ seed, losses: [], faults: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(disruptions.size).toBe(3);
});

import { buildStale } from '../scripts/build.ts';
import { failover } from './torture.ts';

it('loses no acknowledged write when the primary is killed and its standby is promoted', async () => {
  expect((await buildStale('api')).code).toBe(0);
  const seed = String(Date.now() % 1_000_000);
  const result = await failover({ seconds: 1, seed, clients: 4 });
  const { acknowledged, longestGapMs, disruptions, losses, faults } = result;
  expect({ seed, losses, faults }).toEqual({ seed, losses: [], faults: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(disruptions.size).toBe(1);
  expect(longestGapMs).toBeLessThan(300_000); // much longer than the gap on an idle machine, which `npm run torture` measures
});

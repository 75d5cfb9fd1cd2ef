import { buildStale } from '../scripts/build.ts';
import { failover } from './torture.ts';

it('loses nothing that was acknowledged when the primary is killed and its standby promoted', async () => {
  expect((await buildStale('api')).code).toBe(0);
  const seed = String(Date.now() % 1_000_000);
  const verdict = await failover({ seconds: 1, seed, clients: 4 });
  const { acknowledged, longestSilenceMs, disasters, losses, faults } = verdict;
  expect({ seed, losses, faults }).toEqual({ seed, losses: [], faults: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(disasters.size).toBe(1);
  expect(longestSilenceMs).toBeLessThan(300_000); // far more than a machine at rest takes: it is measured by `npm run torture`
});

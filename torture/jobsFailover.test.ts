import { buildStale } from '../scripts/build.ts';
import { jobsFailover } from './jobs.ts';

it('does jobs once or reports them, when the primary is killed and its standby promoted', async () => {
  expect((await buildStale('api')).code).toBe(0);
  const seed = String(Date.now() % 1_000_000);
  const { faults, sent, unsure, backups, disasters } = await jobsFailover({ seconds: 1, seed });
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(disasters.size).toBe(1);
  expect(sent).toBeGreaterThan(unsure);
  expect(backups).toBeGreaterThan(0);
});

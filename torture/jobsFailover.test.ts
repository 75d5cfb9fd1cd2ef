import { buildStale } from '../scripts/build.ts';
import { jobsFailover } from './jobs.ts';

it('runs each job only once or reports its failure, when the primary is killed and its standby is promoted', async () => {
  expect((await buildStale('api')).code).toBe(0);
  const seed = String(Date.now() % 1_000_000);
  const { faults, sent, unconfirmed, backups, disruptions } = await jobsFailover({ seconds: 1, seed });
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(disruptions.size).toBe(1);
  expect(sent).toBeGreaterThan(unconfirmed);
  expect(backups).toBeGreaterThan(0);
});

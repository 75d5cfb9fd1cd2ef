import { buildStale } from '../scripts/build.ts';
import { jobs } from './jobs.ts';

it('runs each job only once or reports its failure, while the servers, the database and the mail server fail', async () => {
  expect((await buildStale('api')).code).toBe(0);
  const seed = String(Date.now() % 1_000_000);
  const { faults, sent, unconfirmed, backups, disruptions } = await jobs({ seconds: 1, seed });
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(disruptions.size).toBe(5);
  expect(sent).toBeGreaterThan(unconfirmed);
  expect(backups).toBeGreaterThan(0);
});

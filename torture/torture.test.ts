import { buildStale } from '../scripts/build.ts';
import { torture } from './torture.ts';

it('loses no acknowledged write while the servers and the database are killed and restarted', async () => {
  expect((await buildStale('api')).code).toBe(0);
  const seed = String(Date.now() % 1_000_000);
  const { acknowledged, disruptions, losses, faults } = await torture({ seconds: 1, seed, clients: 4 });
  expect({ seed, losses, faults }).toEqual({ seed, losses: [], faults: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(disruptions.size).toBe(5);
});

import { buildStale } from '../scripts/build.ts';
import { type JobsVerdict, jobs, jobsFailover } from './jobs.ts';

beforeAll(async () => expect((await buildStale('api')).code).toBe(0));

const seed = String(Date.now() % 1_000_000);

function expectWell({ faults, sent, unsure, backups, disasters }: JobsVerdict): void {
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  expect(disasters.size).toBeGreaterThan(0);
  expect(sent).toBeGreaterThan(unsure);
  expect(backups).toBeGreaterThan(0);
}

it('jobs are done once or told, while servers, database and mail server fail', async () => {
  expectWell(await jobs({ seconds: 1, seed }));
});

it('jobs are done once or told, when the primary is killed and its standby promoted', async () => {
  expectWell(await jobsFailover({ seconds: 1, seed }));
});

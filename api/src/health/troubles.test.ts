import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Services } from '../platform/context.ts';
import { Mailer } from '../mail/mailer.ts';
import type { Job } from '../queue/job.ts';
import { proofJob } from '../rollUps/proof.job.ts';
import { TestMailServer } from '../testing/testMailServer.ts';
import { TestStore } from '../testing/testStore.ts';
import { backupJob } from './backup.job.ts';
import { troublesJob } from './troubles.job.ts';
import { noteUpkeep } from './upkeep.ts';

const PATIENCE = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 20_000,
};
const DAY_MS = 86_400_000;

let store: TestStore;
let folder: string;
let mails: TestMailServer;
let services: Services;

const { rss } = process.memoryUsage;
beforeAll(async () => {
  // What the process of all tests takes is no trouble of this store.
  process.memoryUsage.rss = () => 100_000_000;
  store = await TestStore.open();
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-troubles-'));
  mails = await TestMailServer.start();
  const mailer = new Mailer({ smtpUrl: mails.url, from: 'Salesfloor <sales@store.example>' }, PATIENCE);
  services = { ...store.services, mailer, folders: { backups: folder } };
  await store.employee({ position: 5, name: 'Ada Okafor', email: 'ada@store.example' });
  await store.employee({ position: 5, name: 'Abe Lund', email: 'abe@store.example' });
  await store.employee({ position: 5, email: 'gone@store.example', isActive: false });
  await store.employee({ position: 3, email: 'max@store.example' });
});
afterAll(async () => {
  process.memoryUsage.rss = rss;
  await mails.stop();
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await store.database.rows(sql`delete from upkeep`);
  mails.manner = 'accepts';
  mails.accepted.length = 0;
  store.clock.set('2026-06-17T15:00:00Z');
});

const run = (job: Job<object, Services>, by = services) =>
  job.run({}, by, { id: 'a run', signal: new AbortController().signal });

/** An hour later the job looks again. */
async function anHourLater(): Promise<void> {
  store.clock.advance(3_600_000);
  await run(troublesJob);
}

const arrived = () =>
  mails.accepted.map(({ to, subject }) => [[to].flat()[0]?.text, subject].join(': ')).sort();

const trouble = (sentence = 'No room left.') => noteUpkeep(services, 'backup', { trouble: sentence });
const well = () => noteUpkeep(services, 'backup', { facts: {} });

it('a damaged backup that the proof finds is said to each active admin, once', async () => {
  await run(backupJob);
  await run(troublesJob);
  expect(mails.accepted).toEqual([]);
  store.clock.advance(DAY_MS);
  const [file = ''] = await readdir(folder);
  await truncate(join(folder, file), 2_000);
  await run(proofJob);
  await run(troublesJob);
  expect(arrived()).toEqual([
    '"Abe Lund" <abe@store.example>: Problem: Proven restore',
    '"Ada Okafor" <ada@store.example>: Problem: Proven restore',
  ]);
  const [mail] = mails.accepted;
  expect(mail?.text).toMatch(/PROVEN RESTORE\n.*damaged.*Say Back up now/);
  expect(mail?.text).toContain('https://sales.store.example/health');
  expect(mail?.html).toContain('href="https://sales.store.example/health"');
  await anHourLater();
  store.clock.advance(DAY_MS - 3_600_000);
  await anHourLater();
  expect(mails.accepted).toHaveLength(2);
});

it('what was well since is said again, once within 24 hours', async () => {
  await trouble();
  await noteUpkeep(services, 'verify', { trouble: 'The sums differ.' });
  await run(troublesJob);
  expect(mails.accepted.map(({ subject }) => subject)).toEqual(Array(2).fill('2 problems need attention'));
  await well();
  await anHourLater();
  await trouble();
  await anHourLater();
  expect(mails.accepted).toHaveLength(2);
  store.clock.set('2026-06-18T15:00:00Z');
  await run(troublesJob);
  expect(mails.accepted).toHaveLength(4);
  expect(mails.accepted[3]?.text).toMatch(/No room left.*The sums differ/s);
});

it('names a subject of any number in its title, and counts in plain words', async () => {
  await store.database.rows(sql`
    insert into data_access (key, action, door, is_broken_off, at, times)
    values ('1', 'refuse', 'screen', false, ${store.clock.now()}, 51)`);
  await run(troublesJob);
  expect(mails.accepted[0]?.subject).toBe('Problem: Sign-ins');
  expect(mails.accepted[0]?.text).toContain('51 sign-ins were refused within a day.');
});

it('nothing is sent where mail is off, nor noted', async () => {
  await trouble();
  await run(troublesJob, { ...services, mailer: undefined });
  await run(troublesJob);
  expect(mails.accepted).toHaveLength(2);
});

it('a mail server that is away is asked again an hour later, with the same Message-ID', async () => {
  await trouble();
  mails.manner = 'comes back later';
  await expect(run(troublesJob)).rejects.toThrow('Greylisted');
  mails.manner = 'accepts';
  await anHourLater();
  await anHourLater();
  expect(mails.accepted.map(({ messageId }) => messageId?.replace(/\d+@/, 'n@'))).toEqual([
    '<troubles.2026-06-17.n@sales.store.example>',
    '<troubles.2026-06-17.n@sales.store.example>',
  ]);
});

it('two instances that look at once send one', async () => {
  await trouble();
  await Promise.all([run(troublesJob), run(troublesJob), run(troublesJob)]);
  expect(mails.accepted).toHaveLength(2);
});

it('what was being sent when the server was killed is not sent again', async () => {
  await trouble();
  const never = { send: () => new Promise<void>(() => {}) } as unknown as Mailer;
  void run(troublesJob, { ...services, mailer: never });
  const noted = () => store.database.rows(`select from upkeep where task = 'troubles'`);
  while ((await noted()).length === 0) await sleep(20);
  await anHourLater();
  expect(mails.accepted).toEqual([]);
});

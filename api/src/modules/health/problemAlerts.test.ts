import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Services } from '../../platform/context.ts';
import { Mailer } from '../../platform/mail/mailer.ts';
import type { Job } from '../../platform/queue/job.ts';
import { TestMailServer } from '../../testing/testMailServer.ts';
import { TestStore } from '../../testing/testStore.ts';
import { restoreTestJob } from '../rollUps/restoreTest.job.ts';
import { backupJob } from './backup.job.ts';
import { recordMaintenance } from './maintenance.ts';
import { problemAlertsJob } from './problemAlerts.job.ts';

const LONG_TIMEOUTS = {
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
  // Sets a low memory use, because the memory of the process that runs all tests is not a problem of this
  // store.
  process.memoryUsage.rss = () => 100_000_000;
  store = await TestStore.open();
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-troubles-'));
  mails = await TestMailServer.start();
  const mailer = new Mailer({ smtpUrl: mails.url, from: 'Salesfloor <sales@store.example>' }, LONG_TIMEOUTS);
  services = { ...store.services, mailer, folders: { backups: folder } };
  await store.insertEmployee({ position: 5, name: 'Ada Okafor', email: 'ada@store.example' });
  await store.insertEmployee({ position: 5, name: 'Abe Lund', email: 'abe@store.example' });
  await store.insertEmployee({ position: 5, email: 'gone@store.example', isActive: false });
  await store.insertEmployee({ position: 3, email: 'max@store.example' });
});
afterAll(async () => {
  process.memoryUsage.rss = rss;
  await mails.stop();
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await store.database.rows(sql`delete from upkeep`);
  mails.behavior = 'accepts';
  mails.accepted.length = 0;
  store.clock.set('2026-06-17T15:00:00Z');
});

const run = (job: Job<object, Services>, by = services) =>
  job.run({}, by, { id: 'a run', signal: new AbortController().signal });

/** Runs the job again one hour later. */
async function runOneHourLater(): Promise<void> {
  store.clock.advance(3_600_000);
  await run(problemAlertsJob);
}

const listDelivered = () =>
  mails.accepted.map(({ to, subject }) => [[to].flat()[0]?.text, subject].join(': ')).sort();

const reportProblem = (problem = 'No room left.') => recordMaintenance(services, 'backup', { problem });
const reportSuccess = () => recordMaintenance(services, 'backup', { facts: {} });

it('sends each active admin one email about a damaged backup that the restore test finds', async () => {
  await run(backupJob);
  await run(problemAlertsJob);
  expect(mails.accepted).toEqual([]);
  store.clock.advance(DAY_MS);
  const [file = ''] = await readdir(folder);
  await truncate(join(folder, file), 2_000);
  await run(restoreTestJob);
  await run(problemAlertsJob);
  expect(listDelivered()).toEqual([
    '"Abe Lund" <abe@store.example>: Problem: Restore test',
    '"Ada Okafor" <ada@store.example>: Problem: Restore test',
  ]);
  const [mail] = mails.accepted;
  expect(mail?.text).toMatch(/RESTORE TEST\n.*damaged.*Run a backup now/);
  expect(mail?.text).toContain('https://sales.store.example/health');
  expect(mail?.html).toContain('href="https://sales.store.example/health"');
  await runOneHourLater();
  store.clock.advance(DAY_MS - 3_600_000);
  await runOneHourLater();
  expect(mails.accepted).toHaveLength(2);
});

it('reports a problem again when it comes back after it was solved, but at most once within 24 hours', async () => {
  await reportProblem();
  await recordMaintenance(services, 'verify', { problem: 'The sums differ.' });
  await run(problemAlertsJob);
  expect(mails.accepted.map(({ subject }) => subject)).toEqual(Array(2).fill('2 problems need attention'));
  await reportSuccess();
  await runOneHourLater();
  await reportProblem();
  await runOneHourLater();
  expect(mails.accepted).toHaveLength(2);
  store.clock.set('2026-06-18T15:00:00Z');
  await run(problemAlertsJob);
  expect(mails.accepted).toHaveLength(4);
  expect(mails.accepted[3]?.text).toMatch(/No room left.*The sums differ/s);
});

it('names the subject of a problem and the number of rejected sign-ins in the email', async () => {
  await store.database.rows(sql`
    insert into data_access (key, action, door, is_broken_off, at, times)
    values ('1', 'refuse', 'screen', false, ${store.clock.now()}, 51)`);
  await run(problemAlertsJob);
  expect(mails.accepted[0]?.subject).toBe('Problem: Sign-ins');
  expect(mails.accepted[0]?.text).toContain('51 failed sign-ins in the last 24 hours.');
});

it('sends and records no alert while email is off', async () => {
  await reportProblem();
  await run(problemAlertsJob, { ...services, mailer: undefined });
  await run(problemAlertsJob);
  expect(mails.accepted).toHaveLength(2);
});

it('retries the alert one hour later if the mail server is unavailable, with the same Message-ID', async () => {
  await reportProblem();
  mails.behavior = 'comes back later';
  await expect(run(problemAlertsJob)).rejects.toThrow('Greylisted');
  mails.behavior = 'accepts';
  await runOneHourLater();
  await runOneHourLater();
  expect(mails.accepted.map(({ messageId }) => messageId?.replace(/\d+@/, 'n@'))).toEqual([
    '<troubles.2026-06-17.n@sales.store.example>',
    '<troubles.2026-06-17.n@sales.store.example>',
  ]);
});

it('sends one alert per admin when several instances run the job at the same time', async () => {
  await reportProblem();
  await Promise.all([run(problemAlertsJob), run(problemAlertsJob), run(problemAlertsJob)]);
  expect(mails.accepted).toHaveLength(2);
});

it('does not repeat an alert email that was being sent when the server was killed', async () => {
  await reportProblem();
  const hangingMailer = { send: () => new Promise<void>(() => {}) } as unknown as Mailer;
  void run(problemAlertsJob, { ...services, mailer: hangingMailer });
  const listSaved = () => store.database.rows(`select from upkeep where task = 'troubles'`);
  while ((await listSaved()).length === 0) await sleep(20);
  await runOneHourLater();
  expect(mails.accepted).toEqual([]);
});

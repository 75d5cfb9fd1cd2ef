import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { PgBoss } from 'pg-boss';
import { Random } from '../api/src/modules/demoStore/random.ts';
import { TestMailServer } from '../api/src/testing/testMailServer.ts';
import { type Chaos, causeDisruptions } from './chaos.ts';
import { ReplicatedPair, SingleDatabase } from './databases.ts';
import { SupervisedServer } from './server.ts';
import { retryUntilSuccess, type TortureStore } from './store.ts';

export interface JobsPlan {
  readonly seconds: number;
  /** Seed of the random choices. The same seed makes the same choices, but their effects depend on timing. */
  readonly seed: string;
}

export interface JobsResult {
  /** The number of disruptions of each kind. */
  readonly disruptions: ReadonlyMap<string, number>;
  /** Number of reports with the status sent. */
  readonly sent: number;
  /** Number of reports with a status that means "may not have arrived". */
  readonly unconfirmed: number;
  /** Number of successful backups. */
  readonly backups: number;
  /** One message for each job that ran twice, was forgotten, or has a wrong status. */
  readonly faults: readonly string[];
}

const NEW_REPORT_MS = 200;
const ENQUEUE_INTERVAL_MS = 1_500;
const MAX_WAIT_MS = 120_000;
const HANG_MS = 3_000;
const MAIL_OUTAGE_MS = 1_000;

/**
 * Runs two real servers on one real database, which send reports and make backups.
 * The servers, the database and the mail server fail at random. Then every report and the last backup are
 * verified. One of the servers uses the settings for a connection pooler.
 */
export const jobs = async (plan: JobsPlan): Promise<JobsResult> =>
  runJobsUnderDisruptions(plan, await SingleDatabase.start(), ({ store, servers, mails, random }) => ({
    disruptions: {
      'killed a server': () => random.pick(servers).end('SIGKILL'),
      'stopped a server by SIGTERM': () => random.pick(servers).end('SIGTERM'),
      'killed the database': () => store.kill(),
      'let the database hang': () => store.hang(HANG_MS),
      'made the mail server reject emails temporarily': async () => {
        mails.behavior = 'comes back later';
        await sleep(MAIL_OUTAGE_MS);
        mails.behavior = 'accepts';
      },
    },
    waitForRecovery: () => waitUntilAllReady(store, servers),
    pauseMs: { shortest: 300, longest: 2_000 },
  }));

/**
 * Runs the same test with a primary and a standby. The servers have the addresses of both databases. The
 * primary is killed and its standby promoted, repeatedly.
 */
export const jobsFailover = async (plan: JobsPlan): Promise<JobsResult> =>
  runJobsUnderDisruptions(plan, await ReplicatedPair.start(), ({ store, servers }) => ({
    disruptions: { 'killed the primary and promoted its standby': () => store.failOver() },
    waitForRecovery: () => waitUntilAllReady(store, servers),
    pauseMs: { shortest: 500, longest: 2_000 },
  }));

interface JobsTargets<Kind extends TortureStore> {
  readonly store: Kind;
  readonly servers: readonly SupervisedServer[];
  readonly mails: TestMailServer;
  readonly random: Random;
}

async function runJobsUnderDisruptions<Kind extends TortureStore>(
  { seconds, seed }: JobsPlan,
  store: Kind,
  createChaos: (targets: JobsTargets<Kind>) => Chaos,
): Promise<JobsResult> {
  const folder = await mkdtemp(join(tmpdir(), 'salesfloor-torture-backups-'));
  const mails = await TestMailServer.start();
  const servers: SupervisedServer[] = [];
  try {
    const { addressForServers: address } = store;
    const settings = {
      DATABASE_URL: address,
      LOG_LEVEL: 'error',
      STORE_TIME_ZONE: 'UTC',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Salesfloor <sales@store.example>',
      BACKUP_DIR: folder,
    };
    const poolerSettings = {
      DATABASE_URL: address.replaceAll('127.0.0.1', 'localhost'),
      DATABASE_DIRECT_URL: address,
    };
    servers.push(
      await SupervisedServer.start(settings),
      await SupervisedServer.start({ ...settings, ...poolerSettings }),
    );
    await waitUntilAllReady(store, servers);
    await retryUntilSuccess(() => enqueue(store, 'backup'));
    const random = new Random(`${seed}, jobs`);
    const stopController = new AbortController();
    const [disruptions] = await Promise.all([
      causeDisruptions(
        createChaos({ store, servers, mails, random }),
        random,
        Date.now() + seconds * 1_000,
      ).finally(() => stopController.abort()),
      addReports(store, stopController.signal),
      enqueueRepeatedly(store, stopController.signal),
    ]);
    const faults = await waitUntilDone(store);
    const result = await verifyJobs(store, mails, folder);
    const serverFaults = servers.flatMap(server => server.faults);
    return { ...result, disruptions, faults: [...faults, ...result.faults, ...serverFaults] };
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    await mails.stop();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function waitUntilAllReady(store: TortureStore, servers: readonly SupervisedServer[]): Promise<void> {
  await store.waitUntilReady();
  await Promise.all(servers.map(server => server.waitUntilReady()));
}

/** Adds people one after the other, each with a report that was due ten minutes ago. */
async function addReports(store: TortureStore, stopSignal: AbortSignal): Promise<void> {
  for (let number = 1; !stopSignal.aborted; number++, await sleep(NEW_REPORT_MS)) {
    await retryUntilSuccess(() =>
      store.rows(
        `with person as (
           insert into employee (name, email, position) values ('Reader ' || $1, 'reader.' || $1 || '@store.example', 0)
           on conflict do nothing returning id)
         insert into report_subscription (employee_id, set_up_by, kind, weekdays, time, shows_gross, changed_at)
         select id, id, $2, '{0,1,2,3,4,5,6}', to_char((now() - interval '10 minutes') at time zone 'UTC', 'HH24:MI'), false,
           now() - interval '2 hours' from person`,
        [String(number), number % 2 ? 'MY_MONTH' : 'TICK_SHEET'],
      ),
    );
  }
}

/** Repeatedly enqueues the jobs that are due by the clock, to simulate the passing of minutes. */
async function enqueueRepeatedly(store: TortureStore, stopSignal: AbortSignal): Promise<void> {
  for (; !stopSignal.aborted; await sleep(ENQUEUE_INTERVAL_MS)) {
    await retryUntilSuccess(() => enqueue(store, 'due-reports'));
    await retryUntilSuccess(() => enqueue(store, 'backup'));
  }
}

/** Enqueues a job as an instance does, unless it is already waiting. */
const enqueue = (store: TortureStore, job: string) =>
  store.rows(
    `insert into queue.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
     select name, '{}', policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds
     from queue.queue where name = $1
       and not exists (select from queue.job where job.name = $1 and state < 'active')`,
    [job],
  );

const OPEN_JOBS_SQL = `select name, state::text from queue.job where state < 'completed' and name <> 'certificate'`;
const PENDING_REPORTS_SQL = `
  select subscription.id from report_subscription subscription left join report_sending on subscription_id = subscription.id
  where state is null or state = 'WAITING'`;

/**
 * Waits until no job is left.
 * Speeds up waits of minutes: pg-boss's own statement finds a run without a heartbeat sooner, and the pauses
 * between retries are skipped.
 */
async function waitUntilDone(store: TortureStore): Promise<string[]> {
  const boss = new PgBoss({
    connectionString: store.url,
    schema: 'queue',
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const deadline = Date.now() + MAX_WAIT_MS; Date.now() < deadline; await sleep(1_000)) {
      // An instance sends a heartbeat every fifteen seconds.
      await store.rows(`update queue.job set heartbeat_on = heartbeat_on - interval '12 seconds'
        where state = 'active' and heartbeat_on < now() - interval '18 seconds'`);
      await boss.supervise();
      await store.rows(`update queue.job set start_after = now() where state = 'retry'`);
      const waiting = await store.rows(PENDING_REPORTS_SQL);
      if (waiting.length > 0) await enqueue(store, 'due-reports');
      else if ((await store.rows(OPEN_JOBS_SQL)).length === 0) return [];
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  const openJobs = await store.rows<{ name: string; state: string }>(OPEN_JOBS_SQL);
  return [`Some jobs are not done: ${openJobs.map(({ name, state }) => `${name} is ${state}`).join(', ')}.`];
}

interface ReportReader {
  readonly email: string;
  readonly days: number;
  readonly state: string | null;
}

async function verifyJobs(store: TortureStore, mails: TestMailServer, folder: string) {
  const faults: string[] = [];
  const mailCounts = new Map<string, number>();
  for (const { to } of mails.accepted) {
    const address = [to].flat()[0]?.text.match(/[\w.]+@[\w.]+/)?.[0] ?? '';
    mailCounts.set(address, (mailCounts.get(address) ?? 0) + 1);
  }
  const readers = await store.rows<ReportReader>(
    `select email, count(state)::int as days, max(state) as state from report_subscription subscription
     join employee on employee.id = employee_id left join report_sending on subscription_id = subscription.id
     group by email order by email`,
  );
  for (const { email, days, state } of readers) {
    const mailCount = mailCounts.get(email) ?? 0;
    if (mailCount > 1) faults.push(`${email} got ${mailCount} emails for one day.`);
    if (days !== 1) faults.push(`${email} has reports for ${days} days instead of one.`);
    if (state === 'SENT' && mailCount === 0)
      faults.push(`${email} got no email, although its status is SENT.`);
    if (state !== 'SENT' && state !== 'SENDING') faults.push(`${email} was not sent a report: ${state}.`);
  }
  const failed = await store.rows<{ name: string; message: string }>(
    // These jobs search for the pending reports every five minutes, so a failed run does not matter.
    `select name, output->>'message' as message from queue.job where state = 'failed' and name not in ('due-reports', 'send-report')`,
  );
  for (const { name, message } of failed) faults.push(`${name} has failed permanently: ${message}.`);
  const completedBackups = await store.rows(
    `select from queue.job where name = 'backup' and state = 'completed'`,
  );
  return {
    sent: readers.filter(({ state }) => state === 'SENT').length,
    unconfirmed: readers.filter(({ state }) => state === 'SENDING').length,
    backups: completedBackups.length,
    faults: [...faults, ...(await findBackupFaults(store, folder))],
  };
}

/** Verifies that the last backup exists, is complete and is in the access log. */
async function findBackupFaults(store: TortureStore, folder: string): Promise<string[]> {
  const [last] = await store.rows<{ problem: string | null; file: string; isLogged: boolean }>(
    `select trouble as problem, facts->>'file' as file, exists(select from data_access where action = 'backUp' and name = facts->>'file') as "isLogged"
     from upkeep where task = 'backup'`,
  );
  if (!last) return ['No backup was made.'];
  if (last.problem) return [`The last backup failed: ${last.problem}`];
  const text = gunzipSync(await readFile(join(folder, last.file))).toString();
  return [
    ...(text.endsWith('-- complete\n') ? [] : [`The backup ${last.file} is incomplete.`]),
    ...(last.isLogged ? [] : [`The access log does not contain ${last.file}.`]),
  ];
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { PgBoss } from 'pg-boss';
import { Random } from '../api/src/modules/demoStore/random.ts';
import { TestMailServer } from '../api/src/testing/testMailServer.ts';
import { type Chaos, wreak } from './chaos.ts';
import { Database } from './database.ts';
import { Pair } from './pair.ts';
import { Server } from './server.ts';
import { eventually, type Store } from './store.ts';

export interface JobsPlan {
  readonly seconds: number;
  /** The same seed makes the same choices; what they meet is a matter of time. */
  readonly seed: string;
}

export interface JobsVerdict {
  /** How often what was done to the machines. */
  readonly disasters: ReadonlyMap<string, number>;
  /** Reports that are said to be sent. */
  readonly sent: number;
  /** Those of which it is said that they may not have arrived. */
  readonly unsure: number;
  /** Runs of the backup that went well. */
  readonly backups: number;
  /** A sentence for each thing that must not be: done twice, forgotten, or not as it is said to be. */
  readonly faults: readonly string[];
}

const NEW_REPORT_MS = 200;
const EVERY_MS = 1_500;
const SETTLED_MS = 120_000;
const HANG_MS = 3_000;
const LATER_MS = 1_000;

/**
 * Two real servers on one real database work on reports by mail and backups while they, the database and the mail server fail at
 * random; then every report and the last backup are looked for. One of the servers believes that it goes through a pooler.
 */
export const jobs = async (plan: JobsPlan): Promise<JobsVerdict> =>
  onJobs(plan, await Database.start(), ({ store, servers, mails, random }) => ({
    disasters: {
      'killed a server': () => random.pick(servers).end('SIGKILL'),
      'stopped a server by SIGTERM': () => random.pick(servers).end('SIGTERM'),
      'killed the database': () => store.kill(),
      'let the database hang': () => store.hang(HANG_MS),
      'let the mail server ask to come back later': async () => {
        mails.manner = 'comes back later';
        await sleep(LATER_MS);
        mails.manner = 'accepts';
      },
    },
    recovered: () => allReady(store, servers),
    calm: { shortest: 300, longest: 2_000 },
  }));

/** The same on two databases, both in the address, of which the primary is killed and its standby promoted, again and again. */
export const jobsFailover = async (plan: JobsPlan): Promise<JobsVerdict> =>
  onJobs(plan, await Pair.start(), ({ store, servers }) => ({
    disasters: { 'killed the primary and promoted its standby': () => store.failOver() },
    recovered: () => allReady(store, servers),
    calm: { shortest: 500, longest: 2_000 },
  }));

interface Stage<Kind extends Store> {
  readonly store: Kind;
  readonly servers: readonly Server[];
  readonly mails: TestMailServer;
  readonly random: Random;
}

async function onJobs<Kind extends Store>(
  { seconds, seed }: JobsPlan,
  store: Kind,
  chaosOn: (stage: Stage<Kind>) => Chaos,
): Promise<JobsVerdict> {
  const folder = await mkdtemp(join(tmpdir(), 'salesfloor-torture-backups-'));
  const mails = await TestMailServer.start();
  const servers: Server[] = [];
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
    const asIfPooled = {
      DATABASE_URL: address.replaceAll('127.0.0.1', 'localhost'),
      DATABASE_DIRECT_URL: address,
    };
    servers.push(await Server.start(settings), await Server.start({ ...settings, ...asIfPooled }));
    await allReady(store, servers);
    await eventually(() => ask(store, 'backup'));
    const random = new Random(`${seed}, jobs`);
    const over = new AbortController();
    const [disasters] = await Promise.all([
      wreak(chaosOn({ store, servers, mails, random }), random, Date.now() + seconds * 1_000).finally(() =>
        over.abort(),
      ),
      subscribe(store, over.signal),
      askAgainAndAgain(store, over.signal),
    ]);
    const faults = await settled(store);
    const verdict = await judge(store, mails, folder);
    const misdeeds = servers.flatMap(server => server.misdeeds);
    return { ...verdict, disasters, faults: [...faults, ...verdict.faults, ...misdeeds] };
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    await mails.stop();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function allReady(store: Store, servers: readonly Server[]): Promise<void> {
  await store.ready();
  await Promise.all(servers.map(server => server.ready()));
}

/** People come, one after the other, each with a report whose time was ten minutes ago. */
async function subscribe(store: Store, over: AbortSignal): Promise<void> {
  for (let place = 1; !over.aborted; place++, await sleep(NEW_REPORT_MS)) {
    await eventually(() =>
      store.rows(
        `with person as (
           insert into employee (name, email, position) values ('Reader ' || $1, 'reader.' || $1 || '@store.example', 0)
           on conflict do nothing returning id)
         insert into report_subscription (employee_id, set_up_by, kind, weekdays, time, shows_gross, changed_at)
         select id, id, $2, '{0,1,2,3,4,5,6}', to_char((now() - interval '10 minutes') at time zone 'UTC', 'HH24:MI'), false,
           now() - interval '2 hours' from person`,
        [String(place), place % 2 ? 'MY_MONTH' : 'TICK_SHEET'],
      ),
    );
  }
}

/** Stands for the minutes that pass: what is due by the clock is asked for. */
async function askAgainAndAgain(store: Store, over: AbortSignal): Promise<void> {
  for (; !over.aborted; await sleep(EVERY_MS)) {
    await eventually(() => ask(store, 'due-reports'));
    await eventually(() => ask(store, 'backup'));
  }
}

/** Has a job done, as an instance does that sends it; one that waits already is enough. */
const ask = (store: Store, job: string) =>
  store.rows(
    `insert into queue.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
     select name, '{}', policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds
     from queue.queue where name = $1
       and not exists (select from queue.job where job.name = $1 and state < 'active')`,
    [job],
  );

const OPEN = `select name, state::text from queue.job where state < 'completed' and name <> 'certificate'`;
const WAITING = `
  select subscription.id from report_subscription subscription left join report_sending on subscription_id = subscription.id
  where state is null or state = 'WAITING'`;

/**
 * Waits until nothing is to be done any more. What takes minutes is hurried: a run without a sign of life is found by pg-boss's own
 * statement, only sooner, and the pauses between tries are left out.
 */
async function settled(store: Store): Promise<string[]> {
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
    for (const deadline = Date.now() + SETTLED_MS; Date.now() < deadline; await sleep(1_000)) {
      // An instance gives one every fifteen seconds.
      await store.rows(`update queue.job set heartbeat_on = heartbeat_on - interval '12 seconds'
        where state = 'active' and heartbeat_on < now() - interval '18 seconds'`);
      await boss.supervise();
      await store.rows(`update queue.job set start_after = now() where state = 'retry'`);
      const waiting = await store.rows(WAITING);
      if (waiting.length > 0) await ask(store, 'due-reports');
      else if ((await store.rows(OPEN)).length === 0) return [];
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  const open = await store.rows<{ name: string; state: string }>(OPEN);
  return [`Not everything was done: ${open.map(({ name, state }) => `${name} is ${state}`).join(', ')}.`];
}

interface Reader {
  readonly email: string;
  readonly days: number;
  readonly state: string | null;
}

async function judge(store: Store, mails: TestMailServer, folder: string) {
  const faults: string[] = [];
  const arrived = new Map<string, number>();
  for (const { to } of mails.accepted) {
    const address = [to].flat()[0]?.text.match(/[\w.]+@[\w.]+/)?.[0] ?? '';
    arrived.set(address, (arrived.get(address) ?? 0) + 1);
  }
  const readers = await store.rows<Reader>(
    `select email, count(state)::int as days, max(state) as state from report_subscription subscription
     join employee on employee.id = employee_id left join report_sending on subscription_id = subscription.id
     group by email order by email`,
  );
  for (const { email, days, state } of readers) {
    const mailCount = arrived.get(email) ?? 0;
    if (mailCount > 1) faults.push(`${email} got ${mailCount} mails for one day.`);
    if (days !== 1) faults.push(`${email} has ${days} days, not one.`);
    if (state === 'SENT' && mailCount === 0) faults.push(`${email} got no mail that is said to be sent.`);
    if (state !== 'SENT' && state !== 'SENDING') faults.push(`${email} was forgotten: ${state}.`);
  }
  const failed = await store.rows<{ name: string; trouble: string }>(
    // Every five minutes reports are found again, and those that wait are sent again.
    `select name, output->>'message' as trouble from queue.job where state = 'failed' and name not in ('due-reports', 'send-report')`,
  );
  for (const { name, trouble } of failed) faults.push(`${name} has failed for good: ${trouble}.`);
  const well = await store.rows(`select from queue.job where name = 'backup' and state = 'completed'`);
  return {
    sent: readers.filter(({ state }) => state === 'SENT').length,
    unsure: readers.filter(({ state }) => state === 'SENDING').length,
    backups: well.length,
    faults: [...faults, ...(await backupFaults(store, folder))],
  };
}

/** The last backup is there, whole, and told. */
async function backupFaults(store: Store, folder: string): Promise<string[]> {
  const [last] = await store.rows<{ trouble: string | null; file: string; isTold: boolean }>(
    `select trouble, facts->>'file' as file, exists(select from data_access where action = 'backUp' and name = facts->>'file') as "isTold"
     from upkeep where task = 'backup'`,
  );
  if (!last) return ['No backup was made.'];
  if (last.trouble) return [`The last backup failed: ${last.trouble}`];
  const text = gunzipSync(await readFile(join(folder, last.file))).toString();
  return [
    ...(text.endsWith('-- complete\n') ? [] : [`The backup ${last.file} is not whole.`]),
    ...(last.isTold ? [] : [`The history does not tell of ${last.file}.`]),
  ];
}

import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { createTestClock } from '../../testing/testClock.ts';
import { TestStore } from '../../testing/testStore.ts';
import { createLog } from '../log.ts';
import { declareJob } from './job.ts';
import { Queue } from './queue.ts';

/** The name of a worker, and the list of its actions. */
type JobLog = { readonly worker: string; readonly actions: string[] };

const greeting = declareJob({
  name: 'greeting',
  data: z.object({ to: z.string() }),
  tries: 3,
  timeoutMinutes: 5,
  run: async ({ to }, { worker, actions }: JobLog) => void actions.push(`${worker} greets ${to}`),
});

const nightly = declareJob({
  name: 'nightly',
  data: z.object({ dueAt: z.iso.datetime() }),
  schedule: { at: '02:30', lateHours: 4 },
  tries: 3,
  timeoutMinutes: 5,
  run: async ({ dueAt }, { actions }: JobLog) => void actions.push(dueAt),
});

const hopeless = declareJob({
  name: 'hopeless',
  data: z.object({}),
  tries: 1,
  timeoutMinutes: 5,
  run: async (_data, { actions }: JobLog) => {
    actions.push('tried');
    throw Object.assign(new Error("EACCES: permission denied, open '/customers'"), { code: 'EACCES' });
  },
});

let finishLongRun: () => void = () => {};

const long = declareJob({
  name: 'long',
  data: z.object({}),
  tries: 1,
  timeoutMinutes: 5,
  run: async (_data, { actions }: JobLog) => {
    actions.push('begun');
    await new Promise<void>(resolve => {
      finishLongRun = resolve;
    });
    actions.push('ended');
  },
});

const jobs = [greeting, nightly, hopeless, long];

const waitFor = async (isReached: () => boolean | undefined | Promise<boolean | undefined>) => {
  while (!(await isReached())) await sleep(20);
};

const getStats = async (queue: Queue, name: string) =>
  (await queue.getJobStats())?.find(({ job }) => job === name);

const hasNoRuns = async (queue: Queue) => (await queue.getJobStats())?.every(({ running }) => running === 0);

describe('the queue', () => {
  let store: TestStore;
  const clock = createTestClock('2026-06-17T02:29:00Z');
  const queues: Queue[] = [];
  const actions: string[] = [];

  const instance = async (worker: string, shouldRunJobs = true) => {
    const queue = new Queue(store.url, clock, createLog('silent'));
    queues.push(queue);
    queue.start(jobs, { worker, actions }, shouldRunJobs);
    await waitFor(async () => (await queue.getJobStats()) !== undefined);
    return queue;
  };

  beforeAll(async () => {
    store = await TestStore.open();
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map(queue => queue.stop()));
    actions.length = 0;
  });
  afterAll(() => store.close());

  it('rejects a job that is sent before the queue has started', async () => {
    const queue = new Queue(store.url, clock, createLog('silent'));
    await expect(queue.send(greeting, { to: 'Sam' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await queue.stop();
  });

  it('runs a job on an instance that runs jobs, even if an instance that only sends jobs sent it', async () => {
    const idle = await instance('idle', false);
    await idle.send(greeting, { to: 'Sam' });
    expect(await idle.getJobStats()).toMatchObject([{ job: 'greeting', waiting: 1, running: 0, failed: 0 }]);
    await instance('worker');
    await waitFor(() => actions.length > 0);
    expect(actions).toEqual(['worker greets Sam']);
  });

  it('runs a job only once if two instances send it with the same key', async () => {
    const [one, other] = [await instance('one'), await instance('other')];
    await Promise.all([one, other, one].map(queue => queue.send(greeting, { to: 'Mara' }, 'mara')));
    await waitFor(async () => actions.length > 0 && (await hasNoRuns(one)));
    await other.send(greeting, { to: 'Mara' }, 'mara');
    await one.send(greeting, { to: 'Finn' });
    await waitFor(() => actions.some(line => line.endsWith('Finn')));
    expect(actions.filter(line => line.endsWith('Mara'))).toHaveLength(1);
    expect(await one.getJobStats()).toMatchObject([{ waiting: 0 }]);
  });

  it('runs a due scheduled job only once, even if both instances find it due', async () => {
    clock.set('2026-06-18T03:00:00Z');
    const one = await instance('one');
    await instance('other');
    await waitFor(async () => actions.length > 0 && (await hasNoRuns(one)));
    await one.send(greeting, { to: 'Ada' });
    await waitFor(() => actions.some(line => line.endsWith('Ada')));
    expect(actions.filter(line => line.startsWith('2026'))).toEqual(['2026-06-18T02:30:00.000Z']);
  });

  it("completes a run after the queue's connections are cut, without running the job again", async () => {
    const [one, other] = [await instance('one'), await instance('other')];
    await one.send(long, {});
    await waitFor(() => actions.includes('begun'));
    await store.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'salesfloor queue'`,
    );
    finishLongRun();
    await waitFor(async () => (await getStats(other, 'long').catch(() => undefined))?.running === 0);
    expect(await getStats(one, 'long')).toMatchObject({ waiting: 0, failed: 0 });
    expect(actions).toEqual(['begun', 'ended']);
  });

  it('finishes a running job before it stops, and accepts jobs until the calls in flight have ended', async () => {
    const queue = await instance('one');
    await queue.send(long, {});
    await waitFor(() => actions.includes('begun'));
    const calls = Promise.withResolvers<void>();
    const stopped = queue.stop(calls.promise);
    await queue.send(greeting, { to: 'Nora' });
    calls.resolve();
    finishLongRun();
    await stopped;
    queues.splice(queues.indexOf(queue), 1);
    expect(actions).toEqual(['begun', 'ended']);
    const later = await instance('later');
    await waitFor(async () => actions.length === 3 && (await hasNoRuns(later)));
    expect(actions.at(-1)).toBe('later greets Nora');
    expect(await getStats(later, 'long')).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('counts a failed job and stores only a message without technical details', async () => {
    const queue = await instance('one');
    await queue.send(hopeless, {});
    await waitFor(async () => (await getStats(queue, 'hopeless'))?.failed === 1);
    expect(await getStats(queue, 'hopeless')).toMatchObject({
      failedSince: 1,
      lastError: 'The system user that runs Salesfloor doesn’t have access to this file or folder.',
    });
    const stored = await store.database.rows(`select output from queue.job where name = 'hopeless'`);
    expect(JSON.stringify(stored)).toContain('The system user that runs Salesfloor');
    expect(JSON.stringify(stored)).not.toMatch(/EACCES|customers/);
    expect(actions).toEqual(['tried']);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { createLog } from '../platform/log.ts';
import { testClock } from '../testing/testClock.ts';
import { TestStore } from '../testing/testStore.ts';
import { declareJob } from './job.ts';
import { Queue } from './queue.ts';

/** What was done, and by whom. */
type Done = { readonly who: string; readonly done: string[] };

const greeting = declareJob({
  name: 'greeting',
  data: z.object({ to: z.string() }),
  tries: 3,
  longestMinutes: 5,
  run: async ({ to }, { who, done }: Done) => void done.push(`${who} greets ${to}`),
});

const nightly = declareJob({
  name: 'nightly',
  data: z.object({ dueAt: z.iso.datetime() }),
  schedule: { at: '02:30', lateHours: 4 },
  tries: 3,
  longestMinutes: 5,
  run: async ({ dueAt }, { done }: Done) => void done.push(dueAt),
});

const hopeless = declareJob({
  name: 'hopeless',
  data: z.object({}),
  tries: 1,
  longestMinutes: 5,
  run: async (_data, { done }: Done) => {
    done.push('tried');
    throw Object.assign(new Error("EACCES: permission denied, open '/customers'"), { code: 'EACCES' });
  },
});

let finish: () => void = () => {};

const long = declareJob({
  name: 'long',
  data: z.object({}),
  tries: 1,
  longestMinutes: 5,
  run: async (_data, { done }: Done) => {
    done.push('begun');
    await new Promise<void>(resolve => {
      finish = resolve;
    });
    done.push('ended');
  },
});

const jobs = [greeting, nightly, hopeless, long];

const until = async (holds: () => boolean | undefined | Promise<boolean | undefined>) => {
  while (!(await holds())) await sleep(20);
};

const figuresOf = async (queue: Queue, name: string) =>
  (await queue.figures())?.find(({ job }) => job === name);

const isIdle = async (queue: Queue) => (await queue.figures())?.every(({ running }) => running === 0);

describe('the queue', () => {
  let store: TestStore;
  const clock = testClock('2026-06-17T02:29:00Z');
  const queues: Queue[] = [];
  const done: string[] = [];

  const instance = async (who: string, isWorking = true) => {
    const queue = new Queue(store.url, clock, createLog('silent'));
    queues.push(queue);
    queue.start(jobs, { who, done }, isWorking);
    await until(async () => (await queue.figures()) !== undefined);
    return queue;
  };

  beforeAll(async () => {
    store = await TestStore.open();
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map(queue => queue.stop()));
    done.length = 0;
  });
  afterAll(() => store.close());

  it('refuses what is sent before it has begun', async () => {
    const queue = new Queue(store.url, clock, createLog('silent'));
    await expect(queue.send(greeting, { to: 'Sam' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await queue.stop();
  });

  it('has a job done by an instance that works, whoever sent it', async () => {
    const idle = await instance('idle', false);
    await idle.send(greeting, { to: 'Sam' });
    expect(await idle.figures()).toMatchObject([{ job: 'greeting', waiting: 1, running: 0, failed: 0 }]);
    await instance('worker');
    await until(() => done.length > 0);
    expect(done).toEqual(['worker greets Sam']);
  });

  it('does once what two instances send with one key', async () => {
    const [one, other] = [await instance('one'), await instance('other')];
    await Promise.all([one, other, one].map(queue => queue.send(greeting, { to: 'Mara' }, 'mara')));
    await until(async () => done.length > 0 && (await isIdle(one)));
    await other.send(greeting, { to: 'Mara' }, 'mara');
    await one.send(greeting, { to: 'Finn' });
    await until(() => done.some(line => line.endsWith('Finn')));
    expect(done.filter(line => line.endsWith('Mara'))).toHaveLength(1);
    expect(await one.figures()).toMatchObject([{ waiting: 0 }]);
  });

  it('does what is due once, also when both instances see that it is', async () => {
    clock.set('2026-06-18T03:00:00Z');
    const one = await instance('one');
    await instance('other');
    await until(async () => done.length > 0 && (await isIdle(one)));
    await one.send(greeting, { to: 'Ada' });
    await until(() => done.some(line => line.endsWith('Ada')));
    expect(done.filter(line => line.startsWith('2026'))).toEqual(['2026-06-18T02:30:00.000Z']);
  });

  it('goes on when its connections are cut in the middle of a run, and does nothing twice', async () => {
    const [one, other] = [await instance('one'), await instance('other')];
    await one.send(long, {});
    await until(() => done.includes('begun'));
    await store.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'salesfloor queue'`,
    );
    finish();
    await until(async () => (await figuresOf(other, 'long').catch(() => undefined))?.running === 0);
    expect(await figuresOf(one, 'long')).toMatchObject({ waiting: 0, failed: 0 });
    expect(done).toEqual(['begun', 'ended']);
  });

  it('lets a run in flight end before it stops, and sends jobs until the calls in flight have ended', async () => {
    const queue = await instance('one');
    await queue.send(long, {});
    await until(() => done.includes('begun'));
    const calls = Promise.withResolvers<void>();
    const stopped = queue.stop(calls.promise);
    await queue.send(greeting, { to: 'Nora' });
    calls.resolve();
    finish();
    await stopped;
    queues.splice(queues.indexOf(queue), 1);
    expect(done).toEqual(['begun', 'ended']);
    const later = await instance('later');
    await until(async () => done.length === 3 && (await isIdle(later)));
    expect(done.at(-1)).toBe('later greets Nora');
    expect(await figuresOf(later, 'long')).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('counts what has failed for good, and keeps a plain sentence alone', async () => {
    const queue = await instance('one');
    await queue.send(hopeless, {});
    await until(async () => (await figuresOf(queue, 'hopeless'))?.failed === 1);
    expect(await figuresOf(queue, 'hopeless')).toMatchObject({
      failedSince: 1,
      trouble: 'The user that runs Salesfloor may not read or write there.',
    });
    const kept = await store.database.rows(`select output from queue.job where name = 'hopeless'`);
    expect(JSON.stringify(kept)).toContain('The user that runs Salesfloor');
    expect(JSON.stringify(kept)).not.toMatch(/EACCES|customers/);
    expect(done).toEqual(['tried']);
  });
});

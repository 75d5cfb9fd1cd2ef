import { setImmediate } from 'node:timers/promises';
import * as tasks from '../../testing/setup/heavyTasks.ts';
import { TestStore } from '../../testing/testStore.ts';
import type { Context } from '../context.ts';
import { HeavyWork } from './heavyWork.ts';

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
  context = await store.createContext(await store.insertEmployee({ name: 'Mia Chen', position: 3 }));
});
afterAll(() => store.close());

/** Runs work on the same store, with a thread that only this test uses. */
const withThread = async (work: (ownContext: Context) => Promise<void>, maxHeapMb?: number) => {
  const heavyWork = new HeavyWork({ url: store.url, directUrl: store.url, timeZone: 'UTC' }, maxHeapMb);
  await work({ ...context, heavyWork }).finally(() => heavyWork.stop());
};

describe('heavy work', () => {
  it('runs outside the main thread', async () => {
    expect(await tasks.isOnMainThread(context)).toBe(false);
  });

  it('runs in the main thread if the context has no worker thread', async () => {
    expect(await tasks.isOnMainThread({ ...context, heavyWork: undefined })).toBe(true);
  });

  it('receives the viewer, the day and the rows of its caller', async () => {
    store.clock.set('2026-02-28T12:00:00Z');
    expect(await tasks.readStore(context, context.viewer.employeeId)).toEqual({
      viewer: 'Mia Chen',
      today: '2026-02-28',
      row: { name: 'Mia Chen' },
    });
  });

  it('rejects with the code, the message and the extensions of an AppError', async () => {
    await expect(tasks.reject(context, 'No.')).rejects.toMatchObject({
      name: 'AppError',
      code: 'CONFLICT',
      message: 'No.',
      extensions: { places: [3] },
    });
  });

  it('rejects with the original error if the task has a bug', async () => {
    await expect(tasks.fail(context)).rejects.toMatchObject({ name: 'TypeError', message: 'This is a bug.' });
  });

  it('rejects when its thread exits, and runs the next task in a new thread', () =>
    withThread(async ownContext => {
      await expect(tasks.exitThread(ownContext)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: 'The file wasn’t fully processed. Check whether it was saved before you try again.',
      });
      expect(await tasks.isOnMainThread(ownContext)).toBe(false);
    }));

  it('rejects when its thread runs out of memory, and runs the next task in a new thread', () =>
    withThread(async ownContext => {
      await expect(tasks.fillMemory(ownContext)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message:
          'The file needs more memory than the server has. Check whether it was saved, then try again with a smaller file.',
      });
      expect(await tasks.isOnMainThread(ownContext)).toBe(false);
    }, 64));

  it('rejects a task when too many tasks are queued, and reports the time to wait before a retry', () =>
    withThread(async ownContext => {
      const queued = Array.from({ length: 40 }, () => tasks.isOnMainThread(ownContext));
      await expect(tasks.isOnMainThread(ownContext)).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        retryAfter: 10,
      });
      expect(new Set(await Promise.all(queued))).toEqual(new Set([false]));
    }));

  it('finishes the running task before it stops, and rejects further tasks', () =>
    withThread(async ownContext => {
      const reading = tasks.readStore(ownContext, ownContext.viewer.employeeId);
      await setImmediate(); // wait until the task starts
      await ownContext.heavyWork?.stop();
      expect(await reading).toMatchObject({ viewer: 'Mia Chen' });
      await expect(tasks.isOnMainThread(ownContext)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }));
});

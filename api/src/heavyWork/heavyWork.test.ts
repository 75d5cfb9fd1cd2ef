import { setImmediate } from 'node:timers/promises';
import type { Context } from '../platform/context.ts';
import * as tasks from '../testing/heavyTasks.ts';
import { TestStore } from '../testing/testStore.ts';
import { HeavyWork } from './heavyWork.ts';

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
  context = await store.contextOf(await store.employee({ name: 'Mia Chen', position: 3 }));
});
afterAll(() => store.close());

/** The same store with a thread of the test's own. */
const withThread = async (work: (own: Context) => Promise<void>, maxHeapMb?: number) => {
  const heavyWork = new HeavyWork({ url: store.url, directUrl: store.url, timeZone: 'UTC' }, maxHeapMb);
  await work({ ...context, heavyWork }).finally(() => heavyWork.stop());
};

describe('heavy work', () => {
  it('runs outside the main thread', async () => {
    expect(await tasks.isOnMainThread(context)).toBe(false);
  });

  it('runs in the main thread where there is no other', async () => {
    expect(await tasks.isOnMainThread({ ...context, heavyWork: undefined })).toBe(true);
  });

  it('has the viewer, the day and the rows of its caller', async () => {
    store.clock.set('2026-02-28T12:00:00Z');
    expect(await tasks.readStore(context, context.viewer.employeeId)).toEqual({
      viewer: 'Mia Chen',
      today: '2026-02-28',
      row: { name: 'Mia Chen' },
    });
  });

  it('rejects with the code, the sentence and the extensions of its refusal', async () => {
    await expect(tasks.reject(context, 'No.')).rejects.toMatchObject({
      name: 'AppError',
      code: 'CONFLICT',
      message: 'No.',
      extensions: { places: [3] },
    });
  });

  it('rejects with the error of a bug', async () => {
    await expect(tasks.fail(context)).rejects.toMatchObject({ name: 'TypeError', message: 'This is a bug.' });
  });

  it('rejects when its thread exits, and runs the next task in a new one', () =>
    withThread(async own => {
      await expect(tasks.exitThread(own)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: 'The work on the file stopped. Check whether it was saved before you try again.',
      });
      expect(await tasks.isOnMainThread(own)).toBe(false);
    }));

  it('rejects when its thread runs out of memory, and runs the next task in a new one', () =>
    withThread(async own => {
      await expect(tasks.fillMemory(own)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message:
          'The file needs more memory than the server has for it. Check whether it was saved, then try again with a smaller file.',
      });
      expect(await tasks.isOnMainThread(own)).toBe(false);
    }, 64));

  it('refuses a task when too many wait, and says when to try again', () =>
    withThread(async own => {
      const accepted = Array.from({ length: 40 }, () => tasks.isOnMainThread(own));
      await expect(tasks.isOnMainThread(own)).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        retryAfter: 10,
      });
      expect(new Set(await Promise.all(accepted))).toEqual(new Set([false]));
    }));

  it('finishes what runs before it stops, and refuses the next task', () =>
    withThread(async own => {
      const reading = tasks.readStore(own, own.viewer.employeeId);
      await setImmediate(); // the task begins
      await own.heavyWork?.stop();
      expect(await reading).toMatchObject({ viewer: 'Mia Chen' });
      await expect(tasks.isOnMainThread(own)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }));
});

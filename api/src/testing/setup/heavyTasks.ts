import { setImmediate } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { AppError } from '../../platform/errors.ts';
import { defineHeavyTask } from '../../platform/heavyTasks/heavyTask.ts';

export const isOnMainThread = defineHeavyTask(import.meta.url, 'isOnMainThread', async () => isMainThread);

/** Reads an employee's name and the store's day. */
export const readStore = defineHeavyTask(
  import.meta.url,
  'readStore',
  async ({ database, clock, viewer }, id: number) => ({
    viewer: viewer.name,
    today: clock.today(),
    row: await database.row('select name from employee where id = $1', [id]),
  }),
);

export const reject = defineHeavyTask(import.meta.url, 'reject', async (_context, message: string) => {
  throw new AppError('CONFLICT', message, undefined, { places: [3] });
});

export const fail = defineHeavyTask(import.meta.url, 'fail', async () => {
  throw new TypeError('This is a bug.');
});

export const exitThread = defineHeavyTask(import.meta.url, 'exitThread', async () => process.exit(1));

/**
 * Allocates lines in small steps until the memory limit is reached. V8 would end the whole process if a
 * single step exceeded the limit by more than 16 MB.
 */
export const fillMemory = defineHeavyTask(import.meta.url, 'fillMemory', async () => {
  const lines: object[] = [];
  for (;;) {
    for (let line = 0; line < 1_000; line++) lines.push({ line, cells: [line, String(line)] });
    await setImmediate();
  }
});

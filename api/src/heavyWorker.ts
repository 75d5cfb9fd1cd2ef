// The thread of `HeavyWork`: runs each call that it gets, and replies on the call's own port.
import 'reflect-metadata';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { Database } from './database/database.ts';
import { AppError } from './errors.ts';
import type { PlainContext } from './heavyTask.ts';
import type { HeavyCall, HeavyReply, HeavyStore } from './heavyWork/heavyWork.ts';

const { url, directUrl, timeZone } = workerData as HeavyStore;

const database = await Database.open(url, [], directUrl);

parentPort?.on('message', async ({ call, port }: { call: HeavyCall; port: MessagePort }) => {
  port.postMessage(await replyTo(call));
  port.close();
});

async function replyTo({ module, name, context: plain, args }: HeavyCall): Promise<HeavyReply> {
  try {
    const { now, ...rest } = plain as PlainContext;
    // No task sends mail or queues a job.
    const context = { ...rest, database, clock: systemClock(timeZone, now) } as Context;
    const { [name]: task } = await import(module);
    return { result: await task(context, ...args) };
  } catch (error) {
    if (!(error instanceof AppError)) return { failure: error };
    const { code, message, detail, extensions } = error;
    return { refusal: { code, message, detail: detail && String(detail), extensions } };
  }
}

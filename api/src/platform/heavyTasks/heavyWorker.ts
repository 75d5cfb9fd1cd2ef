// The worker thread for heavy tasks. Runs each call that it receives, and replies on the port of the call.
import 'reflect-metadata';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createSystemClock } from '../clock.ts';
import type { Context } from '../context.ts';
import { Database } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { HeavyCall, HeavyReply, HeavyWorkerData } from '../heavyWork/heavyWork.ts';
import type { PlainContext } from './heavyTask.ts';

const { url, directUrl, timeZone } = workerData as HeavyWorkerData;

const database = await Database.open(url, [], directUrl);

parentPort?.on('message', async ({ call, port }: { call: HeavyCall; port: MessagePort }) => {
  port.postMessage(await runCall(call));
  port.close();
});

async function runCall({ module, name, context: plainContext, args }: HeavyCall): Promise<HeavyReply> {
  try {
    const { now, ...rest } = plainContext as PlainContext;
    // Tasks never send email or queue jobs.
    const context = { ...rest, database, clock: createSystemClock(timeZone, now) } as Context;
    const { [name]: task } = await import(module);
    return { result: await task(context, ...args) };
  } catch (error) {
    if (!(error instanceof AppError)) return { error };
    const { code, message, detail, extensions } = error;
    return { appError: { code, message, detail: detail && String(detail), extensions } };
  }
}

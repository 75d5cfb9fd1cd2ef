import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError, TooManyRequests } from '../platform/errors.ts';

/** A function that the thread runs, and everything that it runs with as plain data. */
export interface HeavyCall {
  /** The module that exports the function, and its name there. */
  readonly module: string;
  readonly name: string;
  readonly context: object;
  readonly args: readonly unknown[];
}

/** What the thread sends back: a result, an `AppError` as plain data, or any other error. */
export interface HeavyReply {
  readonly result?: unknown;
  readonly refusal?: Pick<AppError, 'code' | 'message' | 'detail' | 'extensions'>;
  readonly failure?: unknown;
}

/** What the thread needs to open the store. */
export interface HeavyStore {
  readonly url: string;
  /** PostgreSQL itself, where `url` leads through a pooler. */
  readonly directUrl: string;
  readonly timeZone: string;
}

/** Two, so that a preview does not wait for an import that runs. Each takes at most two connections. */
const MAX_AT_ONCE = 2;
/** Of all people, those that wait among them. */
const MAX_TASKS = 40;
const RETRY_AFTER_SECONDS = 10;
/** A file of 60,000 lines takes 160 MB, and there are two. V8 ends the thread above the limit. */
const MAX_HEAP_MB = 512;
/** A thread takes most of a second to start, so it waits a moment for the next step of the same person. */
const IDLE_MS = 10_000;
/** As long as calls in flight have; the rest of a stop's ten seconds is the database's. */
const STOP_MS = 8_000;

// The server runs from its source or from what was built of it.
const WORKER = new URL(`../heavyWorker${extname(import.meta.url)}`, import.meta.url);

const BUSY = `Many files are being worked on. Try again in ${RETRY_AFTER_SECONDS} seconds.`;
const STOPPING = 'The server is stopping. Nothing was changed; please try again in a moment.';
const TOO_LARGE =
  'The file needs more memory than the server has for it. Check whether it was saved, then try again with a smaller file.';
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
const STOPPED = 'The work on the file stopped. Check whether it was saved before you try again.';

interface Thread {
  readonly worker: Worker;
  /** Rejects when the thread ends, with why. */
  readonly ended: Promise<never>;
}

/** Runs work on large files in one thread, which ends when it is idle: its memory ends with it (decision 170). */
export class HeavyWork {
  private readonly limit = pLimit(MAX_AT_ONCE);
  /** Those that run and those that wait. */
  private readonly tasks = new Set<Promise<unknown>>();
  private thread: Thread | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private readonly store: HeavyStore;
  private readonly maxHeapMb: number;

  constructor(store: HeavyStore, maxHeapMb = MAX_HEAP_MB) {
    this.store = store;
    this.maxHeapMb = maxHeapMb;
  }

  /**
   * Runs a function in the thread.
   * @param makeCall called when its turn comes, so that the time in it is right
   * @throws what it throws; TOO_MANY_REQUESTS; UNAVAILABLE when the thread ends before it does
   */
  async run(makeCall: () => HeavyCall): Promise<unknown> {
    if (this.tasks.size >= MAX_TASKS) throw new TooManyRequests(BUSY, RETRY_AFTER_SECONDS);
    const reply = this.limit(() => this.send(makeCall()));
    this.tasks.add(reply);
    clearTimeout(this.idleTimer);
    try {
      const { result, refusal, failure } = await reply;
      if (refusal) throw new AppError(refusal.code, refusal.message, refusal.detail, refusal.extensions);
      if (failure) throw failure;
      return result;
    } finally {
      this.tasks.delete(reply);
      if (this.tasks.size === 0) this.idleTimer = setTimeout(() => this.endThread(), IDLE_MS).unref();
    }
  }

  /** Lets what runs finish, at most 8 seconds; what waits is refused. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.race([Promise.allSettled(this.tasks), sleep(STOP_MS, undefined, { ref: false })]);
    await this.endThread();
  }

  private async send(call: HeavyCall): Promise<HeavyReply> {
    if (this.isStopping) throw new AppError('UNAVAILABLE', STOPPING);
    this.thread ??= this.startThread();
    const { worker, ended } = this.thread;
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ call, port: port2 }, [port2]);
    try {
      const [reply] = await Promise.race([once(port1, 'message'), ended]);
      return reply;
    } finally {
      port1.close();
    }
  }

  private startThread(): Thread {
    const worker = new Worker(WORKER, {
      workerData: this.store,
      resourceLimits: { maxOldGenerationSizeMb: this.maxHeapMb },
    });
    worker.unref();
    // `once` rejects when `error` comes before `exit`.
    const ended = once(worker, 'exit')
      .then(
        () => undefined,
        (error: NodeJS.ErrnoException) => error,
      )
      .then(cause => {
        if (this.thread?.worker === worker) this.thread = undefined;
        throw new AppError('UNAVAILABLE', cause?.code === OUT_OF_MEMORY ? TOO_LARGE : STOPPED, cause);
      });
    ended.catch(() => {}); // where no call waits for it
    return { worker, ended };
  }

  private async endThread(): Promise<void> {
    const thread = this.thread;
    this.thread = undefined;
    clearTimeout(this.idleTimer);
    await thread?.worker.terminate();
  }
}

import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError, TooManyRequestsError } from '../errors.ts';

/** A call of a function in the thread, as plain data. */
export interface HeavyCall {
  /** The module that exports the function, and the function's name. */
  readonly module: string;
  readonly name: string;
  readonly context: object;
  readonly args: readonly unknown[];
}

/** The thread's reply: a result, an `AppError` as plain data, or any other error. */
export interface HeavyReply {
  readonly result?: unknown;
  readonly appError?: Pick<AppError, 'code' | 'message' | 'detail' | 'extensions'>;
  readonly error?: unknown;
}

/** The data that the thread needs to open the store. */
export interface HeavyWorkerData {
  readonly url: string;
  /** The address of PostgreSQL itself, if `url` leads through a pooler. */
  readonly directUrl: string;
  readonly timeZone: string;
}

/**
 * The number of tasks that run at the same time: two, so that a preview does not wait for a running import.
 * Each task takes at most two connections.
 */
const MAX_CONCURRENT_TASKS = 2;
/** The maximum number of running and queued tasks of all people together. */
const MAX_TASKS = 40;
const RETRY_AFTER_SECONDS = 10;
/**
 * The memory limit of the thread, above which V8 ends it. A file of 60,000 lines takes 160 MB, and two tasks
 * can run.
 */
const MAX_HEAP_MB = 512;
/**
 * The time after which an idle thread ends. A thread takes most of a second to start, so it is kept for the
 * next step of the same person.
 */
const IDLE_MS = 10_000;
/**
 * The maximum time to finish running tasks. Calls in flight have the same limit. The database gets the
 * remaining time of the ten seconds in which the process stops.
 */
const STOP_TIMEOUT_MS = 8_000;

// The worker's file has the same extension as this file, because the server runs from its source or from its
// build.
const WORKER_URL = new URL(`../heavyTasks/heavyWorker${extname(import.meta.url)}`, import.meta.url);

const BUSY_MESSAGE = `Too many files are being processed. Try again in ${RETRY_AFTER_SECONDS} seconds.`;
const STOPPING_MESSAGE = 'The server is shutting down. Nothing was changed. Please try again in a moment.';
const TOO_LARGE_MESSAGE =
  'The file needs more memory than the server has. Check whether it was saved, then try again with a smaller file.';
const OUT_OF_MEMORY_CODE = 'ERR_WORKER_OUT_OF_MEMORY';
const STOPPED_MESSAGE = 'The file wasn’t fully processed. Check whether it was saved before you try again.';

interface WorkerThread {
  readonly worker: Worker;
  /** Rejects with the cause when the thread ends. */
  readonly ended: Promise<never>;
}

/**
 * Runs work on large files in one thread. The thread ends when it is idle, which frees its memory
 * (docs/adr/large-files.md).
 */
export class HeavyWork {
  private readonly limit = pLimit(MAX_CONCURRENT_TASKS);
  /** Running and queued tasks. */
  private readonly tasks = new Set<Promise<unknown>>();
  private thread: WorkerThread | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private readonly store: HeavyWorkerData;
  private readonly maxHeapMb: number;

  constructor(store: HeavyWorkerData, maxHeapMb = MAX_HEAP_MB) {
    this.store = store;
    this.maxHeapMb = maxHeapMb;
  }

  /**
   * Runs a function in the thread.
   * @param createCall called when the task starts, so that its time is correct
   * @throws the error of the function; TOO_MANY_REQUESTS; UNAVAILABLE if the thread ends first
   */
  async run(createCall: () => HeavyCall): Promise<unknown> {
    if (this.tasks.size >= MAX_TASKS) throw new TooManyRequestsError(BUSY_MESSAGE, RETRY_AFTER_SECONDS);
    const reply = this.limit(() => this.send(createCall()));
    this.tasks.add(reply);
    clearTimeout(this.idleTimer);
    try {
      const { result, appError, error: otherError } = await reply;
      if (appError) throw new AppError(appError.code, appError.message, appError.detail, appError.extensions);
      if (otherError) throw otherError;
      return result;
    } finally {
      this.tasks.delete(reply);
      if (this.tasks.size === 0) this.idleTimer = setTimeout(() => this.endThread(), IDLE_MS).unref();
    }
  }

  /** Waits at most 8 seconds for running tasks. Rejects queued tasks. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.race([Promise.allSettled(this.tasks), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await this.endThread();
  }

  private async send(call: HeavyCall): Promise<HeavyReply> {
    if (this.isStopping) throw new AppError('UNAVAILABLE', STOPPING_MESSAGE);
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

  private startThread(): WorkerThread {
    const worker = new Worker(WORKER_URL, {
      workerData: this.store,
      resourceLimits: { maxOldGenerationSizeMb: this.maxHeapMb },
    });
    worker.unref();
    // `once` rejects if the event `error` comes before the event `exit`.
    const ended = once(worker, 'exit')
      .then(
        () => undefined,
        (error: NodeJS.ErrnoException) => error,
      )
      .then(cause => {
        if (this.thread?.worker === worker) this.thread = undefined;
        throw new AppError(
          'UNAVAILABLE',
          cause?.code === OUT_OF_MEMORY_CODE ? TOO_LARGE_MESSAGE : STOPPED_MESSAGE,
          cause,
        );
      });
    ended.catch(() => {}); // avoids an unhandled rejection if no call waits for this promise
    return { worker, ended };
  }

  private async endThread(): Promise<void> {
    const thread = this.thread;
    this.thread = undefined;
    clearTimeout(this.idleTimer);
    await thread?.worker.terminate();
  }
}

import type { Response } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import { getContext } from '../../context.ts';
import { TooManyRequestsError } from '../../errors.ts';

/**
 * The maximum number of calls that one person runs on each pool at the same time: as many as a browser opens
 * connections.
 */
const MAX_RUNNING = 6;

/** The maximum number of running and waiting calls of one person on each pool. */
const MAX_CALLS = 36;

/** The maximum time between the arrival and the start of a call, so that the call ends within ten seconds. */
const MAX_WAIT_MS = 2_500;

const RETRY_AFTER_SECONDS = 3;

/** A call that waits to run. */
export interface LimitedCall {
  /** The person and the pool that the call counts for. */
  readonly limitKey: string;
  /** The time at which the call arrived, by `performance.now()`. */
  readonly arrivedAt: number;
  /** The response to the client, if only one client waits for the call. */
  readonly response?: { readonly destroyed: boolean };
}

/** Returns the call that this response belongs to. The call counts for the signed-in person. */
export const toLimitedCall = (res: Response, isAnalysis: boolean): LimitedCall => ({
  limitKey: `${isAnalysis ? 'analysis' : 'screen'} ${getContext(res).viewer.employeeId}`,
  arrivedAt: res.locals.arrivedAt,
  response: res,
});

/**
 * Limits the calls of each person on each pool (docs/adr/graphql-limits.md): six calls run, thirty calls
 * wait, and further calls are rejected.
 */
export class CallLimiter {
  private readonly limits = new Map<string, LimitFunction>();
  private readonly shared = new Map<string, Promise<unknown>>();

  constructor(private readonly maxWaitMs = MAX_WAIT_MS) {}

  /** Runs a call when a slot is free. @throws TOO_MANY_REQUESTS */
  async run<Result>(
    { limitKey, arrivedAt, response }: LimitedCall,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const limit = this.limits.get(limitKey) ?? pLimit(MAX_RUNNING);
    this.limits.set(limitKey, limit);
    if (limit.activeCount + limit.pendingCount >= MAX_CALLS) throw createTooManyCallsError();
    const timeout = Promise.withResolvers<never>();
    let isRejected = false;
    const reject = () => {
      isRejected = true;
      timeout.reject(createTooManyCallsError());
    };
    const timer = setTimeout(reject, Math.max(0, arrivedAt + this.maxWaitMs - performance.now()));
    const done = limit(() => {
      clearTimeout(timer);
      if (isRejected || response?.destroyed) throw createTooManyCallsError();
      return work();
    });
    return Promise.race([done, timeout.promise]);
  }

  /**
   * Runs identical concurrent calls of one person only once, for example the calls of several browser tabs.
   * @throws TOO_MANY_REQUESTS
   */
  runShared<Result>(
    { limitKey, arrivedAt }: LimitedCall,
    key: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const sharedKey = `${limitKey} ${key}`;
    const running =
      this.shared.get(sharedKey) ??
      this.run({ limitKey, arrivedAt }, work).finally(() => this.shared.delete(sharedKey));
    this.shared.set(sharedKey, running);
    return running as Promise<Result>;
  }

  /**
   * Waits until a call may run.
   * @returns a function that ends the call
   * @throws TOO_MANY_REQUESTS
   */
  begin(call: LimitedCall): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const run = this.run(call, () => new Promise<void>(end => resolve(end)));
      run.catch(reject);
    });
  }
}

const createTooManyCallsError = () =>
  new TooManyRequestsError(
    `Too many requests at once. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    RETRY_AFTER_SECONDS,
  );

/** Waits until a response has been sent or its client has left. The response uses memory until then. */
export const waitUntilClosed = (res: Response): Promise<void> =>
  new Promise(resolve => (res.destroyed || res.writableFinished ? resolve() : res.once('close', resolve)));

import type { Response } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import { contextOf } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';

/** Calls of one person that run at once on each pool: as many as a browser opens connections. */
const MAX_RUNNING = 6;

/** Calls of one person that run or wait on each pool. */
const MAX_CALLS = 36;

/** How long after its arrival a call may still begin, so that it ends within ten seconds. */
const MAX_WAIT_MS = 2_500;

const RETRY_AFTER_SECONDS = 3;

/** A call that wants to run. */
export interface Call {
  /** The person and the pool that the call counts for. */
  readonly who: string;
  /** When it arrived, by `performance.now()`. */
  readonly askedAt: number;
  /** The response to the only client that waits for it. */
  readonly reader?: { readonly destroyed: boolean };
}

/** Returns the call of a signed-in person that this response belongs to. */
export const callOf = (res: Response, isAnalysis: boolean): Call => ({
  who: `${isAnalysis ? 'analysis' : 'screen'} ${contextOf(res).viewer.employeeId}`,
  askedAt: res.locals.askedAt,
  reader: res,
});

/** Limits the calls of each person on each pool (decision 173): six run, thirty wait, any other is rejected. */
export class InFlight {
  private readonly limits = new Map<string, LimitFunction>();
  private readonly shared = new Map<string, Promise<unknown>>();

  constructor(private readonly maxWaitMs = MAX_WAIT_MS) {}

  /** Runs a call when it is next. @throws TOO_MANY_REQUESTS */
  async run<Result>({ who, askedAt, reader }: Call, work: () => Promise<Result>): Promise<Result> {
    const limit = this.limits.get(who) ?? pLimit(MAX_RUNNING);
    this.limits.set(who, limit);
    if (limit.activeCount + limit.pendingCount >= MAX_CALLS) throw tooManyCalls();
    const waited = Promise.withResolvers<never>();
    let isRejected = false;
    const reject = () => {
      isRejected = true;
      waited.reject(tooManyCalls());
    };
    const timer = setTimeout(reject, Math.max(0, askedAt + this.maxWaitMs - performance.now()));
    const done = limit(() => {
      clearTimeout(timer);
      if (isRejected || reader?.destroyed) throw tooManyCalls();
      return work();
    });
    return Promise.race([done, waited.promise]);
  }

  /** Runs equal calls of one person, such as those of several pages, as one. @throws TOO_MANY_REQUESTS */
  runShared<Result>({ who, askedAt }: Call, key: string, work: () => Promise<Result>): Promise<Result> {
    const sharedKey = `${who} ${key}`;
    const running =
      this.shared.get(sharedKey) ??
      this.run({ who, askedAt }, work).finally(() => this.shared.delete(sharedKey));
    this.shared.set(sharedKey, running);
    return running as Promise<Result>;
  }

  /** Waits until a call may run. @returns a function that ends the call @throws TOO_MANY_REQUESTS */
  begin(call: Call): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const run = this.run(call, () => new Promise<void>(end => resolve(end)));
      run.catch(reject);
    });
  }
}

const tooManyCalls = () =>
  new TooManyRequests(
    `Of your calls ${MAX_RUNNING} run at once, and too many others wait. Please try again in ${RETRY_AFTER_SECONDS} seconds.`,
    RETRY_AFTER_SECONDS,
  );

/** Waits until a response has been sent, or its client has left: until then it takes memory. */
export const sentOrLeft = (res: Response): Promise<void> =>
  new Promise(resolve => (res.destroyed || res.writableFinished ? resolve() : res.once('close', resolve)));

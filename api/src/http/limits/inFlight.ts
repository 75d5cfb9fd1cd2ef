import type { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { contextOf } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';

interface InFlightLimits {
  /** Calls of one person that run at once on each pool: as many as a browser has connections. */
  readonly atOnce: number;
  /** Calls of theirs that wait until one of those has ended. */
  readonly inLine: number;
  /** How long after it came a call may still begin. It then has time for the database, and is over within ten seconds. */
  readonly waitMs: number;
}

const LIMITS: InFlightLimits = { atOnce: 6, inLine: 30, waitMs: 2_500 };

const RETRY_AFTER = 3;

/** A call that wants to run. */
export interface Call {
  /** On whose account, and on which pool. */
  readonly who: string;
  /** When it came, by `performance.now()`. */
  readonly askedAt: number;
  /** Emits `close` when nobody waits for it any more. */
  readonly reader: Pick<EventEmitter, 'once' | 'off'> & { readonly destroyed?: boolean };
}

/** The call that is answered here, of a viewer who is known. */
export const callOf = (res: Response, isAnalysis: boolean): Call => ({
  who: `${isAnalysis ? 'analysis' : 'screen'} ${contextOf(res).viewer.employeeId}`,
  askedAt: res.locals.askedAt,
  reader: res,
});

interface Line {
  running: number;
  /** In the order in which they came: each begins its call. */
  readonly waiting: Set<() => void>;
}

/**
 * The calls in flight, of each person on each pool (decision 173): six run, thirty wait in line, any other is refused. A
 * person's sessions and access tokens are one line each. Who has nothing in flight takes no memory.
 */
export class InFlight {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits = LIMITS) {}

  /** Runs a call in its turn. @throws TOO_MANY_REQUESTS */
  async run<Result>(call: Call, work: () => Promise<Result>): Promise<Result> {
    const end = await this.begin(call);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Waits for the turn of a call. @returns what ends the call @throws TOO_MANY_REQUESTS */
  async begin(call: Call): Promise<() => void> {
    const { who } = call;
    const line = this.lines.get(who) ?? { running: 0, waiting: new Set() };
    this.lines.set(who, line);
    if (line.running < this.limits.atOnce) line.running += 1;
    else await this.wait(line, call);
    return () => {
      const [next] = line.waiting;
      if (next) return next();
      line.running -= 1;
      if (line.running === 0) this.lines.delete(who);
    };
  }

  /** Until a call that ends leaves its place to this one. */
  private wait({ waiting }: Line, { askedAt, reader }: Call): Promise<void> {
    const { atOnce, inLine, waitMs } = this.limits;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.delete(begin);
      clearTimeout(late);
      reader.off('close', refuse);
    };
    const begin = () => {
      leave();
      resolve();
    };
    const refuse = () => {
      leave();
      reject(tooManyAtOnce(atOnce));
    };
    const late = setTimeout(refuse, askedAt + waitMs - performance.now());
    reader.once('close', refuse);
    if (waiting.size >= inLine || reader.destroyed) refuse();
    else waiting.add(begin);
    return promise;
  }
}

const tooManyAtOnce = (atOnce: number) =>
  new TooManyRequests(
    `Of your calls ${atOnce} run at once, and too many others wait. Please try again in ${RETRY_AFTER} seconds.`,
    RETRY_AFTER,
  );

/** When an answer has been sent, or nobody reads it any more: until then it takes memory. */
export const sentOrLeft = (res: Response): Promise<void> =>
  new Promise(resolve => (res.destroyed || res.writableFinished ? resolve() : res.once('close', resolve)));

import pLimit from 'p-limit';
import { TooManyRequests } from '../../errors.ts';

const MAX_WAIT_MS = 2_500;
const RETRY_SECONDS = 3;

/** One at a time: each keeps a processor busy for a while, and all other calls need one as well. */
const oneDeepPage = pLimit(1);

/**
 * Reads a page far down in a list when those before it are read.
 * @throws TOO_MANY_REQUESTS when that takes too long
 */
export function readDeepPage<Result>(read: () => Promise<Result>): Promise<Result> {
  const queuedAt = performance.now();
  return oneDeepPage(() => {
    if (performance.now() - queuedAt <= MAX_WAIT_MS) return read();
    throw new TooManyRequests(
      `Too many requests for old changes at once. Try again in ${RETRY_SECONDS} seconds, or choose fewer days.`,
      RETRY_SECONDS,
    );
  });
}

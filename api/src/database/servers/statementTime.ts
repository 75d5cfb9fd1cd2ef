import { AppError } from '../../platform/errors.ts';

/** SQLSTATE query_canceled: by a time limit, or by whoever runs the server. */
const CANCELLED = '57014';

/**
 * Runs a statement of an analysis.
 * @param limitMs how long the database lets it run
 * @throws TOO_COSTLY when that was too short: then the query is at fault, on whatever server it ran
 */
export async function inItsTime<Result>(limitMs: number, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await run();
  } catch (error) {
    const isCancelled = error instanceof Error && 'code' in error && error.code === CANCELLED;
    throw isCancelled && performance.now() - startedAt >= limitMs ? tooSlow(limitMs, error) : error;
  }
}

const tooSlow = (limitMs: number, error: unknown) =>
  new AppError(
    'TOO_COSTLY',
    `The query took longer than ${limitMs / 1000} s in the database and was stopped. Ask for fewer days, or for fewer things at once.`,
    error,
  );

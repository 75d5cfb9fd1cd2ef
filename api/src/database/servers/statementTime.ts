import { AppError } from '../../platform/errors.ts';

/** SQLSTATE query_canceled: by a time limit, or by an administrator of the server. */
const QUERY_CANCELED_CODE = '57014';

/**
 * Runs a statement of an analysis.
 * @param limitMs the database's time limit for the statement
 * @throws TOO_COSTLY if the limit was too short: the query is too heavy, on any server
 */
export async function runWithTimeLimit<Result>(limitMs: number, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await run();
  } catch (error) {
    const isCancelled = error instanceof Error && 'code' in error && error.code === QUERY_CANCELED_CODE;
    throw isCancelled && performance.now() - startedAt >= limitMs ? tooSlowError(limitMs, error) : error;
  }
}

const tooSlowError = (limitMs: number, error: unknown) =>
  new AppError(
    'TOO_COSTLY',
    `The query took longer than ${limitMs / 1000} s in the database and was stopped. Ask for fewer days, or for fewer things at once.`,
    error,
  );

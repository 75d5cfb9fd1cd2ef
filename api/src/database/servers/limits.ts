/**
 * No call waits for the database longer than this: then the answer is "try again", and nothing has changed. A call gets a
 * connection up to three times and waits for a lock once; all of it together stays below ten seconds.
 */
export const limits = {
  statement_timeout: 6_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * How long this side waits, for a database that hangs keeps no limits. A connection whose statement got no answer ends
 * (`StoreClient`).
 */
export const waits = { connectionTimeoutMillis: 2_500, query_timeout: 7_000, pipeline: true } as const;

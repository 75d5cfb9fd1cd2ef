/**
 * Time limits of calls, in milliseconds. A call that exceeds them gets "try again", and nothing has changed.
 * A call gets a connection up to three times and waits for a lock once. All of it together stays below ten
 * seconds.
 */
export const SESSION_LIMITS = {
  statement_timeout: 6_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * Time limits on the client's side, because a hanging database does not apply its own limits. A connection
 * ends if its statement gets no response (`StoreClient`).
 */
export const CLIENT_TIMEOUTS = { connectionTimeoutMillis: 2_500, query_timeout: 7_000, pipeline: true } as const;

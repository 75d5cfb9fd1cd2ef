const TIMEOUT_MS = 20_000;

/**
 * Returns the context of a call that is cancelled when no response comes in time, for example on a dead
 * connection. The change can then be sent again.
 */
export const timeoutContext = () => ({ fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } });

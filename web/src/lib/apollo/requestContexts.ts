/**
 * The context of a call that runs in the background, such as a refresh after another user's change. The
 * server does not count it as activity, so an open page does not keep its session alive. Deduplication is
 * off, because a running request may return data from before the change.
 */
export const backgroundContext = {
  isBackground: true,
  headers: { 'x-unattended': '1' },
  queryDeduplication: false,
};

const TIMEOUT_MS = 20_000;

/**
 * Returns the context of a call that is cancelled when no response arrives within the time limit, for example
 * on a dead connection. The change can then be sent again.
 */
export const createTimeoutContext = () => ({ fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } });

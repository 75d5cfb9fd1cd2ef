const LIMIT_MS = 20_000;

/**
 * The context of a call that is given up when no answer comes in time, as when a line dies without a word: what was to be
 * stored can then be sent again.
 */
export const withTimeLimit = () => ({ fetchOptions: { signal: AbortSignal.timeout(LIMIT_MS) } });

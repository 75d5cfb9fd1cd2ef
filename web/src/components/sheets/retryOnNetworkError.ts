import { isConnectionError, isServerFailing } from '../../lib/apollo/errors';

const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;

type NetworkRetryOptions = {
  isAbandoned: () => boolean;
  /** Called when the server did not respond and the request will be tried again. */
  onWait: () => void;
};

/**
 * Repeats a request until the server responds, with growing pauses.
 * @throws the error of the server if it rejects the request
 */
export async function retryOnNetworkError<Value>(
  sendRequest: () => Promise<Value>,
  { isAbandoned, onWait }: NetworkRetryOptions,
): Promise<Value> {
  for (let pause = MIN_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await sendRequest();
    } catch (error) {
      if (!(isConnectionError(error) || isServerFailing(error))) throw error;
    }
    onWait();
    await new Promise(resolve => setTimeout(resolve, pause));
    if (isAbandoned()) throw new DOMException('The upload was canceled.', 'AbortError');
  }
}

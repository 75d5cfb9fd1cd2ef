import { retryOnNetworkError } from './retryOnNetworkError';

const { jest } = import.meta;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failConnection = () => Promise.reject(new TypeError('Failed to fetch'));

/** Returns a function that returns the given outcomes in order, one per call. Further calls repeat the last outcome. */
const createCall = (...outcomes: (() => Promise<string>)[]) => {
  let callCount = 0;
  return () => (outcomes[Math.min(callCount++, outcomes.length - 1)] as () => Promise<string>)();
};

it('repeats a request while the connection is down, and reports each wait', async () => {
  let waits = 0;
  const result = retryOnNetworkError(
    createCall(failConnection, failConnection, async () => 'stored'),
    {
      isAbandoned: () => false,
      onWait: () => waits++,
    },
  );
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await result).toBe('stored');
  expect(waits).toBe(2);
});

it('does not repeat a request that the server rejects', async () => {
  const rejectRequest = () => Promise.reject(new Error('You may not.'));
  await expect(
    retryOnNetworkError(rejectRequest, { isAbandoned: () => false, onWait: () => {} }),
  ).rejects.toThrow('You may not.');
});

it('stops repeating a request when the person abandons the file', async () => {
  let isAbandoned = false;
  const result = retryOnNetworkError(failConnection, { isAbandoned: () => isAbandoned, onWait: () => {} });
  const rejection = expect(result).rejects.toThrow('The upload was canceled.');
  isAbandoned = true;
  await jest.advanceTimersByTimeAsync(1_000);
  await rejection;
});

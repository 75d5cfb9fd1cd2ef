import { untilAnswered } from './untilAnswered';

const { jest } = import.meta;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Calls that come out one after the other as given; the last one ever after. */
const calls = (...outcomes: (() => Promise<string>)[]) => {
  let made = 0;
  return () => (outcomes[Math.min(made++, outcomes.length - 1)] as () => Promise<string>)();
};

it('calls again while the line is down, and says that it waits', async () => {
  let waits = 0;
  const answer = untilAnswered(
    calls(lost, lost, async () => 'stored'),
    {
      isLeft: () => false,
      onWait: () => waits++,
    },
  );
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe('stored');
  expect(waits).toBe(2);
});

it('does not call again after a refusal', async () => {
  const refused = () => Promise.reject(new Error('You may not.'));
  await expect(untilAnswered(refused, { isLeft: () => false, onWait: () => {} })).rejects.toThrow(
    'You may not.',
  );
});

it('stops when the file is left', async () => {
  let isLeft = false;
  const answer = untilAnswered(lost, { isLeft: () => isLeft, onWait: () => {} });
  const ended = expect(answer).rejects.toThrow('The file was left.');
  isLeft = true;
  await jest.advanceTimersByTimeAsync(1_000);
  await ended;
});

/** @jest-environment jest-fixed-jsdom */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, renderHook } from '@testing-library/react';
import { useSave, useSaves } from './useSave';

const rejection = new CombinedGraphQLErrors({
  errors: [{ message: 'Not today.', extensions: { code: 'CONFLICT' } }],
});
const networkError = new TypeError('Failed to fetch');

/** Creates a task that runs until the test stores the value or fails the task. */
function createSlowTask() {
  let callbacks: { store: () => void; fail: (error: unknown) => void } | undefined;
  const task = () =>
    new Promise<void>((resolve, reject) => {
      callbacks = { store: resolve, fail: reject };
    });
  return { task, store: () => callbacks?.store(), fail: (error: unknown) => callbacks?.fail(error) };
}

it('keeps the typed value until it is stored', async () => {
  const { result } = renderHook(() => useSave<string>());
  act(() => result.current.type('2,500'));
  const { task, store } = createSlowTask();
  let outcome: unknown = 'none yet';
  act(() => void result.current.save(task).then(failure => (outcome = failure)));
  expect(result.current).toMatchObject({ typedValue: '2,500', isSaving: true, problem: null });
  await act(async () => store());
  expect(result.current).toMatchObject({ typedValue: null, isSaving: false, problem: null });
  expect(outcome).toBeUndefined();
});

it.each([
  [rejection, 'Not today.', true],
  [networkError, 'Can’t reach the server. Check your connection and try again.', false],
])(
  'keeps the typed value and shows the reason when the value was not stored',
  async (error, message, isRejected) => {
    const { result } = renderHook(() => useSave<string>());
    act(() => result.current.type('-5'));
    const { task, fail } = createSlowTask();
    let outcome: unknown;
    act(() => void result.current.save(task).then(failure => (outcome = failure)));
    await act(async () => fail(error));
    expect(result.current).toMatchObject({ typedValue: '-5', isSaving: false, problem: message });
    expect(outcome).toEqual({ message, isRejected });
    act(() => result.current.type('5'));
    expect(result.current.problem).toBeNull();
  },
);

it('saves several values independently', async () => {
  const { result } = renderHook(() => useSaves<string>());
  act(() => result.current.type(1, 'one'));
  act(() => result.current.type(2, 'two'));
  await act(async () => void (await result.current.save(1, () => Promise.resolve())));
  expect(result.current.getState(1).typedValue).toBeNull();
  expect(result.current.getState(2).typedValue).toBe('two');
});

/** @jest-environment jest-fixed-jsdom */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, renderHook } from '@testing-library/react';
import { useSave, useSaves } from './useSave';

const refused = new CombinedGraphQLErrors({
  errors: [{ message: 'Not today.', extensions: { code: 'CONFLICT' } }],
});
const unheard = new TypeError('Failed to fetch');

/** A task that ends when the test says so. */
function slowTask() {
  let end: { store: () => void; fail: (error: unknown) => void } | undefined;
  const task = () =>
    new Promise<void>((resolve, reject) => {
      end = { store: resolve, fail: reject };
    });
  return { task, store: () => end?.store(), fail: (error: unknown) => end?.fail(error) };
}

it('what is typed stays until it is stored', async () => {
  const { result } = renderHook(() => useSave<string>());
  act(() => result.current.type('2,500'));
  const { task, store } = slowTask();
  let outcome: unknown = 'none yet';
  act(() => void result.current.save(task).then(failure => (outcome = failure)));
  expect(result.current).toMatchObject({ typed: '2,500', isSaving: true, problem: null });
  await act(async () => store());
  expect(result.current).toMatchObject({ typed: null, isSaving: false, problem: null });
  expect(outcome).toBeUndefined();
});

it.each([
  [refused, 'Not today.', true],
  [unheard, 'The server could not be reached. Check your connection and try again.', false],
])('what was not stored stays, with the reason', async (error, sentence, isRefused) => {
  const { result } = renderHook(() => useSave<string>());
  act(() => result.current.type('-5'));
  const { task, fail } = slowTask();
  let outcome: unknown;
  act(() => void result.current.save(task).then(failure => (outcome = failure)));
  await act(async () => fail(error));
  expect(result.current).toMatchObject({ typed: '-5', isSaving: false, problem: sentence });
  expect(outcome).toEqual({ sentence, isRefused });
  act(() => result.current.type('5'));
  expect(result.current.problem).toBeNull();
});

it('several are saved by themselves', async () => {
  const { result } = renderHook(() => useSaves<string>());
  act(() => result.current.type(1, 'one'));
  act(() => result.current.type(2, 'two'));
  await act(async () => void (await result.current.save(1, () => Promise.resolve())));
  expect(result.current.stateOf(1).typed).toBeNull();
  expect(result.current.stateOf(2).typed).toBe('two');
});

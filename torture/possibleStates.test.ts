import { PossibleStates } from './possibleStates.ts';

/** Sets a price. This is only possible if the item exists. */
const setPrice = (dollars: number) => (state: number | null) => (state === null ? undefined : dollars);

it('includes the new state after an acknowledged call', () => {
  const item = new PossibleStates<number | null>(1);
  item.applyOutcome(setPrice(2), 'acknowledged');
  expect([1, 2].map(state => item.includes(state))).toEqual([false, true]);
});

it('includes both states after a call without a response, until a later result excludes one of the states', () => {
  const item = new PossibleStates<number | null>(1);
  item.applyOutcome(() => null, 'unknown'); // the item is deleted, or it still exists
  expect([1, null].map(state => item.includes(state))).toEqual([true, true]);
  item.applyOutcome(setPrice(2), 'acknowledged'); // so the item still exists
  expect([1, 2, null].map(state => item.includes(state))).toEqual([false, true, false]);
});

it('keeps the state after a rejected call, and after a call that changed nothing', () => {
  const item = new PossibleStates<number | null>(null);
  item.applyOutcome(setPrice(2), 'rejected');
  item.applyOutcome(() => 3, 'unchanged');
  expect(item.isCertain && item.includes(null)).toBe(true);
});

it('has no possible states when a response contradicts all acknowledged writes', () => {
  const item = new PossibleStates<number | null>(1);
  item.applyOutcome(setPrice(2), 'rejected');
  expect(item.first).toBeUndefined();
});

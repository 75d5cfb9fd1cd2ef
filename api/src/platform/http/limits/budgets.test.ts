import { waitUntil } from '../../../testing/timing.ts';
import { Budgets } from './budgets.ts';

const limits = { screenBudget: 100, analysisBudget: 10, failedTries: 1 };

test('allows charges up to the whole budget, and deducts nothing for a charge that exceeds the remaining budget', async () => {
  const budgets = new Budgets(limits);
  expect(await budgets.getRemaining(1, false)).toBe(100);
  expect(await budgets.charge(1, false, 60)).toEqual({ left: 40 });
  expect(await budgets.charge(1, false, 41)).toEqual({ left: 40, waitSeconds: 60 });
  expect(await budgets.charge(1, false, 40)).toEqual({ left: 0 });
  expect(await budgets.charge(1, false, 1)).toEqual({ left: 0, waitSeconds: 60 });
});

test('keeps separate budgets for different people, and for screens and analyses', async () => {
  const budgets = new Budgets(limits);
  await budgets.charge(1, true, 10);
  expect(await budgets.charge(1, true, 1)).toMatchObject({ left: 0, waitSeconds: 60 });
  expect(await budgets.getRemaining(1, false)).toBe(100);
  expect(await budgets.getRemaining(2, true)).toBe(10);
});

test('refills a budget after its period', async () => {
  const budgets = new Budgets(limits, 1);
  await budgets.charge(1, false, 100);
  expect(await budgets.charge(1, false, 1)).toEqual({ left: 0, waitSeconds: 1 });
  await waitUntil(async () => (await budgets.getRemaining(1, false)) === 100);
  expect(await budgets.charge(1, false, 1)).toEqual({ left: 99 });
});

import { waitUntil } from '../../testing/waitUntil.ts';
import { Budgets } from './budgets.ts';

const limits = { screenBudget: 100, analysisBudget: 10, failedTries: 1 };

test('a budget is spent to the last, and what does not fit takes nothing', async () => {
  const budgets = new Budgets(limits);
  expect(await budgets.left(1, false)).toBe(100);
  expect(await budgets.charge(1, false, 60)).toEqual({ left: 40 });
  expect(await budgets.charge(1, false, 41)).toEqual({ left: 40, wait: 60 });
  expect(await budgets.charge(1, false, 40)).toEqual({ left: 0 });
  expect(await budgets.charge(1, false, 1)).toEqual({ left: 0, wait: 60 });
});

test('people do not share a budget, and a person’s analyses do not spend what their screens need', async () => {
  const budgets = new Budgets(limits);
  await budgets.charge(1, true, 10);
  expect(await budgets.charge(1, true, 1)).toMatchObject({ left: 0, wait: 60 });
  expect(await budgets.left(1, false)).toBe(100);
  expect(await budgets.left(2, true)).toBe(10);
});

test('a budget is full again when its time is over', async () => {
  const budgets = new Budgets(limits, 1);
  await budgets.charge(1, false, 100);
  expect(await budgets.charge(1, false, 1)).toEqual({ left: 0, wait: 1 });
  await waitUntil(async () => (await budgets.left(1, false)) === 100);
  expect(await budgets.charge(1, false, 1)).toEqual({ left: 99 });
});

import type { Context } from '../platform/context.ts';
import { getOpenItemsReport } from '../reports/openItems/openItems.report.ts';
import { type Month, monthRange } from '../rules/calendar/calendar.ts';
import { isMonthOver } from '../rules/closing/closedMonth.ts';
import { fillAtRandom, randomNumbers } from '../testing/randomStore.ts';
import { seed } from '../testing/seed.ts';
import { testClock } from '../testing/testClock.ts';
import { TestStore } from '../testing/testStore.ts';
import { closingById } from './closing.query.ts';
import { closeMonth, monthToClose, reopenMonth } from './closing.service.ts';
import { storeMonths } from './storeMonths.ts';

let store: TestStore;
let manager: Context;
beforeAll(async () => {
  store = await TestStore.open(testClock('2026-07-15T15:00:00Z'));
  await fillAtRandom(store, seed, 600);
  for (const [month, total] of [
    ['2025-02', 1_000.01],
    ['2026-01', 0],
    ['2026-05', 2_500],
  ] as const)
    await store.pot(month, total);
  manager = await store.contextOfA(3);
});
afterAll(() => store.close());

const months = () => storeMonths(manager, new Map());

/** The figures of the dialog in which a month is closed, and what Hog counts as to do. */
async function dialogOf(month: Month) {
  const { delivered, gross, totalSpiff } = (await monthToClose(manager, month)).figures;
  const { deals } = await getOpenItemsReport(manager, { days: monthRange(month) });
  return { delivered, gross, totalSpiff, openDeals: deals };
}

it(`the figures of a month are those that closing it shows and stores (SEED=${seed})`, async () => {
  const random = randomNumbers(seed);
  const over = (await months()).filter(({ month }) => isMonthOver(month, '2026-07-15') && random() < 0.4);
  for (const { month } of over)
    await closeMonth(manager, month, (await monthToClose(manager, month)).figuresId);
  for (const { month } of over.filter(() => random() < 0.3)) await reopenMonth(manager, month, 'Again');
  // What is closed stays as it was stored, whatever happens to people and deals later.
  await store.database.rows('alter table deal disable trigger user');
  await store.database.rows(
    'update deal set front_gross = coalesce(front_gross, 0) + 1, is_confirmed = true',
  );
  await store.database.rows('alter table deal enable trigger user');

  const listed = await months();
  expect(listed.length).toBeGreaterThan(24);
  for (const { month, totals, lastClosing } of listed) {
    if (lastClosing === null || lastClosing.reopenedAt !== null) {
      expect([month, totals]).toEqual([month, await dialogOf(month)]);
      continue;
    }
    const { figures, open } = (await closingById(store.database, lastClosing.id)).stored;
    const { delivered, gross, totalSpiff } = figures;
    expect([month, totals]).toEqual([month, { delivered, gross, totalSpiff, openDeals: open.length }]);
  }
  expect(listed.filter(({ totals }) => (totals?.totalSpiff ?? 0) > 0).length).toBeGreaterThan(0);
});

import type { Context } from '../../platform/context.ts';
import { getOpenItemsReport } from '../../reports/openItems/openItems.report.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { isMonthOver } from '../../rules/closing/closedMonth.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { createRandomNumbers, fillRandomStore } from '../../testing/reports/randomStore.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getClosing } from './closing.query.ts';
import { closeMonth, getMonthToClose, reopenMonth } from './closing.service.ts';
import { listStoreMonths } from './storeMonths.ts';

let store: TestStore;
let manager: Context;
beforeAll(async () => {
  store = await TestStore.open(createTestClock('2026-07-15T15:00:00Z'));
  await fillRandomStore(store, seed, 600);
  for (const [month, total] of [
    ['2025-02', 1_000.01],
    ['2026-01', 0],
    ['2026-05', 2_500],
  ] as const)
    await store.insertPot(month, total);
  manager = await store.createContextForPosition(3);
});
afterAll(() => store.close());

const listMonths = () => listStoreMonths(manager, new Map());

/** Returns the figures in the dialog that closes a month, and the number of deals with open items in Hog. */
async function getDialogFigures(month: Month) {
  const { delivered, gross, totalSpiff } = (await getMonthToClose(manager, month)).figures;
  const { deals } = await getOpenItemsReport(manager, { days: monthRange(month) });
  return { delivered, gross, totalSpiff, openDeals: deals };
}

it(`lists for each month the same figures as the closing dialog and the stored closing (SEED=${seed})`, async () => {
  const random = createRandomNumbers(seed);
  const monthsToClose = (await listMonths()).filter(
    ({ month }) => isMonthOver(month, '2026-07-15') && random() < 0.4,
  );
  for (const { month } of monthsToClose)
    await closeMonth(manager, month, (await getMonthToClose(manager, month)).figuresId);
  for (const { month } of monthsToClose.filter(() => random() < 0.3))
    await reopenMonth(manager, month, 'Again');
  // Changes deals of closed months without the triggers that reject such changes. The stored figures must
  // stay the same.
  await store.database.rows('alter table deal disable trigger user');
  await store.database.rows(
    'update deal set front_gross = coalesce(front_gross, 0) + 1, is_confirmed = true',
  );
  await store.database.rows('alter table deal enable trigger user');

  const monthRows = await listMonths();
  expect(monthRows.length).toBeGreaterThan(24);
  for (const { month, totals, lastClosing } of monthRows) {
    if (lastClosing === null || lastClosing.reopenedAt !== null) {
      expect([month, totals]).toEqual([month, await getDialogFigures(month)]);
      continue;
    }
    const { figures, open } = (await getClosing(store.database, lastClosing.id)).stored;
    const { delivered, gross, totalSpiff } = figures;
    expect([month, totals]).toEqual([month, { delivered, gross, totalSpiff, openDeals: open.length }]);
  }
  expect(monthRows.filter(({ totals }) => (totals?.totalSpiff ?? 0) > 0).length).toBeGreaterThan(0);
});

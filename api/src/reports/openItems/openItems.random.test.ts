import {
  deleteDeal,
  renumberDeal,
  reviewDeal,
  setDealGross,
  updateDeal,
} from '../../modules/deals/deal.service.ts';
import { restoreDeal } from '../../modules/deals/deletions/restoreDeal.service.ts';
import type { Context } from '../../platform/context.ts';
import { addDays, type Day } from '../../rules/calendar/calendar.ts';
import { todayIn } from '../../rules/calendar/today.ts';
import {
  listOpenItems,
  OPEN_ITEM_KINDS,
  type OpenItem,
  type OpenItemFacts,
} from '../../rules/openItems/openItems.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { createRandomNumbers, fillRandomStore, type RandomDeal } from '../../testing/reports/randomStore.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getHogReport } from '../hog/hog.report.ts';
import { getOpenItemsReport, listOpenDeals } from './openItems.report.ts';

const TIME_ZONE = 'America/Los_Angeles';
const days = { confirm: 9, wait: 4 };
const allDealsFilter = { days: { start: '1900-01-01', end: '2999-12-31' } } as const;

const CLOSED_MONTHS = ['2026-04', '2026-05'];
const CLOSE_MONTH_SQL = `insert into month_closing (month, closed_at, closed_by, format, stored)
  select $1, now(), min(id), 1, '{}' from employee`;

let lockedDeals = 0;
let store: TestStore;
let office: Context;
let expected: Map<number, OpenItem[]>;
const changedFields = new Map<ExpectedDealFacts, Map<string, FieldSinceConfirmation>>();

/**
 * Fills a random store and simulates some weeks of work. The test tracks the facts of each deal, and applies
 * the rule to these facts to compute the expected open items.
 */
beforeAll(async () => {
  const utcClock = createTestClock('2026-05-10T03:00:00Z');
  // The evening in the store's time zone is the next day in UTC.
  store = await TestStore.open({
    ...utcClock,
    timeZone: TIME_ZONE,
    today: () => todayIn(TIME_ZONE, utcClock.now()),
  });
  office = await store.createContextForPosition(4);
  const manager = await store.createContextForPosition(3);
  const { deals } = await fillRandomStore(store, seed, 220);
  const facts = new Map(deals.map(deal => [deal.number, toFacts(deal)]));
  const random = createRandomNumbers(seed + 1);
  const pickOne = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  let highestNumber = Math.max(...facts.keys());

  for (let step = 0; step < 260; step++) {
    store.clock.advance(pickOne([0, 1, 5, 9, 20]) * 3_600_000);
    const today = store.clock.today();
    const number = pickOne([...facts.keys()].sort((one, other) => one - other));
    const deal = facts.get(number) as ExpectedDealFacts;
    /**
     * Records the confirmed value and the current value of a field, and the day of its first change since the
     * confirmation.
     */
    const recordChange = (field: string, confirmedValue: unknown, currentValue: unknown) => {
      if (!deal.isConfirmed) return;
      const changes = changedFields.get(deal) ?? new Map<string, FieldSinceConfirmation>();
      changedFields.set(
        deal,
        changes.set(field, { confirmedValue, since: today, ...changes.get(field), currentValue }),
      );
      const days = [...changes.values()]
        .filter(each => each.confirmedValue !== each.currentValue)
        .map(({ since }) => since);
      deal.changedSince = days.sort()[0] ?? null;
    };
    await pickOne([
      async () => {
        const deliveryStatus = pickOne(['DEL', 'TBA', 'OAC', null] as const);
        if (deliveryStatus === deal.deliveryStatus) return;
        await updateDeal(office, number, { deliveryStatus });
        recordChange('deliveryStatus', deal.deliveryStatus, deliveryStatus);
        Object.assign(deal, { deliveryStatus, deliveryStatusSince: today });
      },
      async () => {
        const dealStatus = pickOne(['HOGGED', 'IN FINANCE', 'DEAD', null] as const);
        if (dealStatus === deal.dealStatus) return;
        await updateDeal(office, number, { dealStatus });
        recordChange('dealStatus', deal.dealStatus, dealStatus);
        Object.assign(deal, { dealStatus, dealStatusSince: today });
      },
      async () => {
        const frontGross = pickOne([null, 100, 200_000]);
        if (frontGross === deal.frontGross) return;
        await setDealGross(manager, number, { frontGross });
        recordChange('frontGross', deal.frontGross, frontGross);
        deal.frontGross = frontGross;
      },
      async () => {
        if (deal.closerId === null && deal.additionalId === null) return;
        await updateDeal(office, number, { closerId: null, additionalId: null });
        recordChange('closerId', deal.closerId, null);
        recordChange('additionalId', deal.additionalId, null);
        Object.assign(deal, { closerId: null, additionalId: null });
      },
      async () => {
        await updateDeal(office, number, { notes: `note ${step}` });
      },
      async () => {
        highestNumber += 1;
        await renumberDeal(office, number, highestNumber);
        recordChange('number', number, highestNumber);
        facts.delete(number);
        facts.set(highestNumber, deal);
      },
      async () => {
        await deleteDeal(office, number);
        await restoreDeal(office, number);
      },
      ...[true, true, false].map(isConfirmed => async () => {
        await reviewDeal(office, number, { isConfirmed });
        // Ticking Confirmed? on a confirmed deal does not renew the confirmation.
        if (isConfirmed === deal.isConfirmed) return;
        Object.assign(deal, { isConfirmed, changedSince: null });
        changedFields.delete(deal);
      }),
    ])();
  }
  store.clock.set('2026-06-17T05:30:00Z');
  await store.database.rows('insert into to_do_days (confirm, wait) values ($1, $2)', [
    days.confirm,
    days.wait,
  ]);
  for (const deal of facts.values()) {
    const month = (deal.deliveryDate ?? deal.added).slice(0, 7);
    if (!CLOSED_MONTHS.includes(month)) continue;
    deal.isMonthClosed = true;
    lockedDeals += 1;
  }
  for (const month of CLOSED_MONTHS) await store.database.rows(CLOSE_MONTH_SQL, [`${month}-01`]);
  const open = [...facts].map(([number, deal]) => [number, listOpenItems(deal, days, '2026-06-16')] as const);
  expected = new Map(open.filter(([, items]) => items.length > 0));
});
afterAll(() => store.close());

/** Change of a field since its deal was confirmed. */
type FieldSinceConfirmation = { confirmedValue: unknown; currentValue: unknown; since: Day };

type ExpectedDealFacts = { -readonly [Name in keyof OpenItemFacts]: OpenItemFacts[Name] } & {
  readonly added: Day;
};

const toFacts = (deal: RandomDeal): ExpectedDealFacts => ({
  added: deal.added,
  dealStatus: deal.dealStatus,
  deliveryStatus: deal.deliveryStatus,
  deliveryDate: deal.deliveryDate,
  closerId: deal.closer,
  additionalId: deal.additional,
  carType: deal.carType,
  frontGross: deal.front,
  backGross: deal.back,
  isConfirmed: false,
  deliveryStatusSince: deal.added,
  dealStatusSince: deal.added,
  changedSince: null,
  isMonthClosed: false,
});

const findOldest = (items: readonly OpenItem[]): Day | null =>
  items.map(({ since }) => since).sort()[0] ?? null;

/**
 * Returns the day of the oldest open item of each deal. The test compares these days, because deals of the
 * same age may be in any order.
 */
const listOldestDays = (numbers: readonly number[], kinds: readonly string[]) =>
  numbers.map(number => findOldest((expected.get(number) ?? []).filter(({ kind }) => kinds.includes(kind))));

it('lists the deals with open items, oldest first, each with the open items that the rule computes', async () => {
  const openDeals = await listOpenDeals(office, allDealsFilter, OPEN_ITEM_KINDS, { offset: 0, limit: 1_000 });
  expect(new Map(openDeals.map(({ deal, points: items }) => [deal.number, items]))).toEqual(expected);
  expect(lockedDeals).toBeGreaterThan(10);
  const oldestDays = openDeals.map(({ points: items }) => findOldest(items));
  expect(oldestDays).toEqual([...oldestDays].sort());
});

it('counts as many open items as the rule computes', async () => {
  const { deals, oldest: first, kinds } = await getOpenItemsReport(office, allDealsFilter);
  const unlockedItems = [...expected.values()].map(items => items.filter(({ kind }) => kind !== 'LOCKED'));
  expect(deals).toBe(unlockedItems.filter(items => items.length > 0).length);
  expect(first).toBe(findOldest(unlockedItems.flat()));
  for (const { kind, deals: count, oldest: since } of kinds) {
    const items = [...expected.values()].flat().filter(item => item.kind === kind);
    expect([kind, count, since]).toEqual([kind, items.length, findOldest(items)]);
  }
});

it.each([...OPEN_ITEM_KINDS.map(kind => [kind]), ['CHANGED', 'WAITING'] as const])(
  'filters Hog by the open items %s %s, oldest first',
  async (...kinds) => {
    const open = { kinds, settings: { days, today: addDays('2026-06-17', -1), timeZone: TIME_ZONE } };
    const page = { isDescending: false, offset: 0, limit: 1_000 };
    const { rows, totals } = await getHogReport(
      store.readContext,
      { ...allDealsFilter, open },
      'OPEN_SINCE',
      page,
    );
    const numbers = rows.map(({ number }) => number);
    const expectedDeals = [...expected].filter(([, items]) => items.some(({ kind }) => kinds.includes(kind)));
    expect([...numbers].sort()).toEqual(expectedDeals.map(([number]) => number).sort());
    expect(totals.totalEntries).toBe(expectedDeals.length);
    expect(listOldestDays(numbers, kinds)).toEqual([...listOldestDays(numbers, kinds)].sort());
  },
);

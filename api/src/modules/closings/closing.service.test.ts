import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { addDays, type Day, type Month } from '../../rules/calendar/calendar.ts';
import { formatClosedMonthError } from '../../rules/closing/closedMonth.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { fillRandomStore } from '../../testing/reports/randomStore.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { TestStore } from '../../testing/testStore.ts';
import { createDeal } from '../deals/creating/createDeal.service.ts';
import { deleteDeal, setDealGross, updateDeal } from '../deals/deal.service.ts';
import { updateEmployee } from '../employees/employee.service.ts';
import { setMonthPot, setVacationUnits } from '../settings/settings.service.ts';
import { getClosing, listClosedMonths } from './closing.query.ts';
import { closeMonth, getMonthToClose, reopenMonth } from './closing.service.ts';
import { loadMonthReports, toMonthFigures } from './monthSnapshot.ts';
import { getWaitingMonth, listStoreMonths } from './storeMonths.ts';
import { verifyClosings } from './verifyClosings.ts';

let store: TestStore;
let manager: Context;
beforeEach(async () => {
  store = await TestStore.open(createTestClock('2026-08-01T15:00:00Z'));
  manager = await store.createContextForPosition(3);
});
afterEach(() => store.close());

const closeWithCurrentFigures = async (month: Month, context = manager) =>
  closeMonth(context, month, (await getMonthToClose(context, month)).figuresId);
const runVerify = async () => {
  const lines: string[] = [];
  return { isUnchanged: await verifyClosings(store.url, store.clock, line => void lines.push(line)), lines };
};

it('closes a month only once, only after its end, and only with the figures that the viewer saw', async () => {
  const ann = await store.insertEmployee({ team: 2 });
  const number = await store.insertSoldDeal('2026-07-10', { closer_id: ann, front_gross: 100 });
  const { figuresId } = await getMonthToClose(manager, '2026-07');
  await setDealGross(manager, number, { frontGross: 20_000 });
  await expect(closeMonth(manager, '2026-07', figuresId)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The figures for July 2026 have changed. Review them again before you close the month.',
  });
  await expect(closeWithCurrentFigures('2026-08')).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: 'August 2026 isn’t over yet. You can close it once it ends.',
  });
  await closeWithCurrentFigures('2026-07');
  await expect(closeWithCurrentFigures('2026-07')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'July 2026 is already closed.',
  });
  await expect(reopenMonth(manager, '2026-06', 'Typo')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    createDeal(manager, 1, { deliveryDate: '2026-07-31', deliveryStatus: 'DEL' }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: formatClosedMonthError('2026-07') });
});

it('reports a month and its number of deals with open items from the 4th of the next month until the month is closed', async () => {
  const ann = await store.insertEmployee({ team: 2 });
  await store.insertSoldDeal('2026-07-10', { closer_id: ann, car_type: 'Used' });
  expect(await getWaitingMonth(manager)).toBeNull();
  store.clock.set('2026-08-04T15:00:00Z');
  expect(await getWaitingMonth(manager)).toEqual({ month: '2026-07', openDeals: 1 });
  await closeWithCurrentFigures('2026-07');
  expect(await getWaitingMonth(manager)).toBeNull();
  await reopenMonth(manager, '2026-07', 'Typo');
  expect(await getWaitingMonth(manager)).toEqual({ month: '2026-07', openDeals: 1 });
  store.clock.set('2026-09-04T15:00:00Z');
  expect(await getWaitingMonth(manager)).toBeNull();
});

it('lists the stored figures of closed months and the current figures of other months', async () => {
  const ann = await store.insertEmployee({ name: 'Ann Lee', team: 2 });
  const buildSoldFields = (car_type: 'New' | 'Used', front_gross: number | null) => ({
    closer_id: ann,
    car_type,
    front_gross,
  });
  for (let count = 0; count < 12; count++)
    await store.insertSoldDeal('2026-05-20', buildSoldFields('Used', 100));
  for (let count = 0; count < 12; count++)
    await store.insertSoldDeal('2026-06-20', buildSoldFields('Used', 10.5));
  for (let count = 0; count < 6; count++)
    await store.insertSoldDeal('2026-07-10', buildSoldFields('Used', -1));
  for (let count = 0; count < 7; count++)
    await store.insertSoldDeal('2026-07-31', buildSoldFields('New', null));
  await setMonthPot(manager, '2026-05', 60_000);
  await setMonthPot(manager, '2026-07', 120_000);
  const listTotals = async () =>
    (await listStoreMonths(manager, new Map())).map(({ month, isOver, totals, lastClosing }) => [
      month,
      isOver,
      lastClosing !== null,
      totals && [totals.delivered, totals.gross, totals.totalSpiff, totals.openDeals],
    ]);
  // Qualified people are paid the pot, with 50 % added for 5 used units by the 16th. The sum for July is 6 ×
  // $200.00 × 1.5.
  const july = ['2026-07', true, false, [13, -6, 1_800, 13]];
  const may = [12, 1_200, 600, 12];
  expect(await listTotals()).toEqual([
    ['2026-08', false, false, [0, 0, 0, 0]],
    july,
    ['2026-06', true, false, [12, 126, 600, 12]],
    ['2026-05', true, false, may],
  ]);
  await closeWithCurrentFigures('2026-06');
  await closeWithCurrentFigures('2026-05');
  await reopenMonth(manager, '2026-05', 'One more');
  await store.insertSoldDeal('2026-05-21', buildSoldFields('New', 5));
  store.clock.set('2026-08-20T15:00:00Z');
  await store.database.rows('alter table deal disable trigger user');
  await store.database.rows(
    "update deal set front_gross = 1, is_confirmed = true where log_day >= '2026-06-01'",
  );
  await store.database.rows('alter table deal enable trigger user');
  expect(await listTotals()).toEqual([
    ['2026-08', false, false, [0, 0, 0, 0]],
    expect.anything(),
    ['2026-06', true, true, [12, 126, 600, 12]],
    ['2026-05', true, true, [13, 1_205, 600, 13]],
  ]);
});

it('omits the figures of a month that a newer version of the product closed', async () => {
  await store.insertSoldDeal('2026-07-10', {});
  await closeWithCurrentFigures('2026-07');
  await store.database.rows('alter table month_closing disable trigger user');
  await store.database.rows("update month_closing set format = 99, stored = '{}'");
  const [, july] = await listStoreMonths(manager, new Map());
  expect(july).toMatchObject({ month: '2026-07', totals: null });
  expect(july?.lastClosing).not.toBeNull();
});

it('stores the open items and the counted fields of each deal in the closing', async () => {
  const ann = await store.insertEmployee({ team: 2 });
  const sold = await store.insertSoldDeal('2026-07-10', {
    closer_id: ann,
    customer_name: 'Lee',
    car_type: 'Used',
  });
  const { stored } = await getClosing(store.database, await closeWithCurrentFigures('2026-07'));
  expect(stored.open).toEqual([{ number: sold, customerName: 'Lee', kinds: ['GROSS', 'UNCONFIRMED'] }]);
  expect(stored.figures.people).toEqual([
    expect.objectContaining({ id: ann, usedUnits: 1, units: 1, spiff: 0 }),
  ]);
  expect(stored.deals).toEqual([
    {
      id: expect.any(Number),
      number: sold,
      customerName: 'Lee',
      values: expect.objectContaining({ carType: 'Used', closerId: String(ann), closerTeamFinal: '2' }),
    },
  ]);
});

it('lists the deals and figures that differ from the previous closing when a month is closed again', async () => {
  const ann = await store.insertEmployee({ name: 'Ann Lee', team: 2 });
  const used = { closer_id: ann, car_type: 'Used', front_gross: 10 } as const;
  const days = Array.from({ length: 12 }, () => store.insertSoldDeal('2026-07-20', used));
  const [first = 0, second = 0] = await Promise.all(days);
  await setMonthPot(manager, '2026-06', 120_000);
  await closeWithCurrentFigures('2026-07');
  await reopenMonth(manager, '2026-07', 'Lee was delivered in August');
  await deleteDeal(manager, first);
  await setDealGross(manager, second, { frontGross: 2_550 });
  const secondClosing = await getMonthToClose(manager, '2026-07');
  expect(secondClosing.since).toEqual({
    deals: [
      expect.objectContaining({ number: first, kind: 'REMOVED' }),
      {
        id: expect.any(Number),
        number: second,
        customerName: '',
        kind: 'CHANGED',
        fields: [{ field: 'frontGross', from: '10.00', to: '25.50' }],
      },
    ],
    figures: [
      { figure: 'usedUnits', person: null, from: 12, to: 11 },
      { figure: 'delivered', person: null, from: 12, to: 11 },
      { figure: 'gross', person: null, from: 120, to: 125.5 },
      { figure: 'spiffPerUsedCar', person: null, from: 100, to: 0 },
      { figure: 'totalSpiff', person: null, from: 1_200, to: 0 },
      { figure: 'usedUnits', person: { id: ann, name: 'Ann Lee' }, from: 12, to: 11 },
      { figure: 'units', person: { id: ann, name: 'Ann Lee' }, from: 12, to: 11 },
      { figure: 'frontGross', person: { id: ann, name: 'Ann Lee' }, from: 120, to: 125.5 },
      { figure: 'spiff', person: { id: ann, name: 'Ann Lee' }, from: 1_200, to: 0 },
    ],
  });
  const { stored } = await getClosing(store.database, await closeWithCurrentFigures('2026-07'));
  expect(stored.since).toEqual(secondClosing.since);
});

it('keeps the figures of a closed month when the pot of an earlier month or a salesperson changes', async () => {
  const ann = await store.insertEmployee({ team: 2 });
  const unsold = await store.insertDeal({ added_date: '2026-07-02', closer_id: ann });
  await store.insertSoldDeal('2026-07-20', { closer_id: ann, closer_team_final: 2, car_type: 'Used' });
  await setMonthPot(manager, '2026-05', 250_000);
  await closeWithCurrentFigures('2026-07');
  await setMonthPot(manager, '2026-06', 100);
  const transfer = { position: 0, team: 4, isActive: false } as const;
  await updateEmployee(manager, ann, transfer);
  expect(await runVerify()).toEqual({
    isUnchanged: true,
    lines: ['Closed months that match their figures at close: 1.'],
  });
  await reopenMonth(manager, '2026-07', 'Sold after all');
  const { row } = await updateDeal(manager, unsold, { deliveryStatus: 'DEL', deliveryDate: '2026-07-30' });
  expect(row.closerTeamFinal).toBe(2);
});

it('prints in npm run verify each stored figure of a closed month that differs from the figure of its deals', async () => {
  const ann = await store.insertEmployee({ name: 'Ann Lee', team: 2 });
  await store.insertSoldDeal('2026-07-20', { closer_id: ann, car_type: 'New' });
  await closeWithCurrentFigures('2026-07');
  await store.database.rows('alter table deal disable trigger user');
  await store.database.rows("update deal set car_type = 'Used'");
  await store.database.rows('alter table deal enable trigger user');
  await store.database.rows('select roll_up.rebuild()');
  const { isUnchanged, lines } = await runVerify();
  expect(isUnchanged).toBe(false);
  expect(lines).toContain('  2026-07, Ann Lee, usedUnits: 0 at close, 1 now');
});

it.each([seed, seed + 1])(
  'keeps the closed months of a random store (seed %i) until they are reopened',
  async storeSeed => {
    const { people } = await fillRandomStore(store, storeSeed, 400);
    const salespersonId = people.find(({ position, isActive }) => position === 0 && isActive)?.id ?? 0;
    await setMonthPot(manager, '2026-01', 300_000);
    await closeWithCurrentFigures('2026-06');
    await closeWithCurrentFigures('2026-05');
    const admin = await store.createContextForPosition(5);
    const numbers = await store.database.rows<{ number: number }>('select number from deal order by id');
    let rejectedCount = 0;
    for (const [index, { number }] of numbers.entries()) {
      if (index % 4 > 0) continue;
      const change =
        index % 8 === 0 ? deleteDeal(admin, number) : setDealGross(admin, number, { frontGross: index });
      await change.catch(error => {
        expect(error.message).toMatch(/^(May|June) 2026 is closed/);
        rejectedCount++;
      });
    }
    expect(rejectedCount).toBeGreaterThan(10);
    await expect(setVacationUnits(admin, salespersonId, '2026-05', 100)).rejects.toThrow(
      'May 2026 is closed',
    );
    await setVacationUnits(admin, salespersonId, '2026-04', 100);
    for (const { id, month } of await listClosedMonths(store.database)) {
      const { stored } = await getClosing(store.database, id);
      expect(toMonthFigures(await loadMonthReports(manager, month))).toEqual(stored.figures);
    }
    await reopenMonth(admin, '2026-05', 'More vacation');
    await setVacationUnits(admin, salespersonId, '2026-05', 3_100);
    expect((await getMonthToClose(admin, '2026-05')).since?.figures).toContainEqual(
      expect.objectContaining({ figure: 'vacation', to: 31 }),
    );
  },
);

it('includes every acknowledged change of twenty desks in a concurrent closing, and rejects changes after the closing', async () => {
  const numbers = await Promise.all(Array.from({ length: 20 }, () => store.insertSoldDeal('2026-07-20')));
  const acknowledged = new Map<number, Day>();
  let isClosed = false;
  /**
   * Changes the added date. The added date is a counted field but not a figure, so the figures that the
   * closing checks stay the same.
   */
  const changeUntilClosed = async (number: number) => {
    for (let day: Day = '2026-01-01'; ; day = addDays(day, 1)) {
      const wasClosed = isClosed;
      try {
        await updateDeal(manager, number, { addedDate: day });
      } catch (error) {
        // A busy server may reject a call before the call changes anything.
        if (String(error).includes('Nothing was changed')) continue;
        expect(error).toMatchObject({ code: 'CONFLICT', message: formatClosedMonthError('2026-07') });
        return;
      }
      expect(wasClosed).toBe(false);
      acknowledged.set(number, day);
    }
  };
  const closeAfterDelay = async () => {
    await sleep(200);
    const id = await closeWithCurrentFigures('2026-07');
    isClosed = true;
    return id;
  };
  const [id] = await Promise.all([closeAfterDelay(), ...numbers.map(changeUntilClosed)]);
  const { stored } = await getClosing(store.database, id);
  expect(acknowledged.size).toBeGreaterThan(0);
  const storedDates = new Map(stored.deals.map(deal => [deal.number, deal.values.addedDate]));
  for (const [number, day] of acknowledged) expect(storedDates.get(number)).toBe(day);
});

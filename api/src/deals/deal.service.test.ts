import type { Context } from '../platform/context.ts';
import { TestStore } from '../testing/testStore.ts';
import { amendDeal, deleteDeal, renumberDeal, reviewDeal, setDealGross } from './deal.service.ts';
import { recordDeal } from './recording/recordDeal.service.ts';

let store: TestStore;
let manager: Context;

beforeAll(async () => {
  store = await TestStore.open();
  manager = await store.contextOfA(3);
});
afterAll(() => store.close());

const history = (number: number) =>
  store.database.rows(
    `select action, field, from_value as "from", to_value as "to", employee_id as who
     from deal_change where deal_number = $1 order by id`,
    [number],
  );

const stored = (number: number) => store.database.row('select * from deal where number = $1', [number]);

describe('recording a deal', () => {
  it('adds it today unless a day is given', async () => {
    store.clock.set('2026-03-31T23:00:00Z');
    const { row } = await recordDeal(manager, 1, { customerName: 'Ada Byron' });
    expect(row).toMatchObject({
      number: 1,
      addedDate: '2026-03-31',
      logDay: '2026-03-31',
      version: 1,
      isSold: false,
    });
    expect(await history(1)).toEqual([
      { action: 'record', field: 'number', from: null, to: '1', who: manager.viewer.employeeId },
      {
        action: 'record',
        field: 'customerName',
        from: null,
        to: 'Ada Byron',
        who: manager.viewer.employeeId,
      },
      { action: 'record', field: 'addedDate', from: null, to: '2026-03-31', who: manager.viewer.employeeId },
    ]);
  });

  it('refuses an empty number with its own sentence', async () => {
    await expect(recordDeal(manager, null, {})).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Deal ID is empty, please add one before submitting',
    });
  });

  it('refuses a taken number, even to twenty at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => recordDeal(manager, 2, {})));
    expect(tries.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    const refusals = tries.filter(each => each.status === 'rejected');
    expect(refusals.map(each => each.reason.code)).toEqual(Array(19).fill('CONFLICT'));
  });

  it('refuses people who do not exist, and keeps nothing of the deal', async () => {
    await expect(recordDeal(manager, 3, { closerId: 999_999 })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'There is no such closer_id.',
    });
    expect(await stored(3)).toBeUndefined();
    expect(await history(3)).toEqual([]);
  });

  it('freezes the team of each salesperson when it is sold', async () => {
    const closerId = await store.employee({ team: 2 });
    const additionalId = await store.employee({ team: null });
    const { row } = await recordDeal(manager, 4, {
      closerId,
      additionalId,
      deliveryStatus: 'DEL',
      deliveryDate: '2026-03-30',
    });
    expect(row).toMatchObject({ closerTeamFinal: 2, additionalTeamFinal: 1, isSold: true, isSplit: true });
  });
});

describe('amending a deal', () => {
  it('changes the named fields alone and records who, when, what, from and to', async () => {
    const number = await store.deal({ customer_name: 'Before', notes: 'kept' });
    const { row } = await amendDeal(manager, number, { customerName: 'After' });
    expect(row).toMatchObject({ customerName: 'After', notes: 'kept', version: 2 });
    expect(await history(number)).toEqual([
      { action: 'amend', field: 'customerName', from: 'Before', to: 'After', who: manager.viewer.employeeId },
    ]);
  });

  it('counts no version and writes no history when nothing differs', async () => {
    const number = await store.deal({ customer_name: 'Same' });
    const { row } = await amendDeal(manager, number, { customerName: 'Same' });
    expect(row.version).toBe(1);
    expect(await history(number)).toEqual([]);
  });

  it('lets two people who change different fields both win', async () => {
    const number = await store.deal();
    await Promise.all([
      amendDeal(manager, number, { notes: 'from one' }, 1),
      amendDeal(manager, number, { stockNum: 'from the other' }, 1),
    ]);
    expect(await stored(number)).toMatchObject({
      notes: 'from one',
      stock_num: 'from the other',
      version: 3,
    });
  });

  it('does not overwrite what someone changed since it was looked at', async () => {
    const number = await store.deal({ notes: 'old' });
    await amendDeal(manager, number, { notes: 'theirs' });
    await expect(amendDeal(manager, number, { notes: 'mine' }, 1)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await stored(number)).toMatchObject({ notes: 'theirs', version: 2 });
  });

  it('does not write what was meant for another deal that had the number before', async () => {
    const shown = (await recordDeal(manager, 7_100, { customerName: 'Ada' })).row;
    await deleteDeal(manager, 7_100);
    await recordDeal(manager, 7_100, { customerName: 'Ben' });
    const meantForAda = amendDeal(manager, 7_100, { notes: 'for Ada' }, shown.version);
    await expect(meantForAda).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(deleteDeal(manager, 7_100, shown.version)).rejects.toMatchObject({ code: 'CONFLICT' });
    const renumbered = renumberDeal(manager, 7_100, 7_109, shown.version);
    await expect(renumbered).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stored(7_100)).toMatchObject({ customer_name: 'Ben', notes: '' });

    const second = (await recordDeal(manager, 7_101, { customerName: 'Cy' })).row;
    await amendDeal(manager, 7_101, { notes: 'n' });
    const atBen = (await amendDeal(manager, 7_100, { notes: 'n' })).row;
    await renumberDeal(manager, 7_100, 7_102);
    await renumberDeal(manager, 7_101, 7_100);
    const meantForBen = amendDeal(manager, 7_100, { stockNum: 'of Ben' }, atBen.version);
    await expect(meantForBen).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stored(7_100)).toMatchObject({ customer_name: 'Cy', notes: 'n', stock_num: '' });
    const atCy = (await amendDeal(manager, 7_100, {})).row.version;
    expect(atCy).toBeGreaterThan(second.version);
    expect((await amendDeal(manager, 7_100, { stockNum: 'of Cy' }, atCy)).row.stockNum).toBe('of Cy');
  });

  it('keeps a frozen team through a transfer, and freezes anew when the person changes', async () => {
    const first = await store.employee({ team: 2 });
    const second = await store.employee({ team: 3 });
    const number = await store.deal({ closer_id: first });
    await amendDeal(manager, number, { deliveryStatus: 'DEL', deliveryDate: '2026-03-02' });
    await store.database.rows('update employee set team = 4 where id = $1', [first]);
    expect((await amendDeal(manager, number, { notes: 'x' })).row.closerTeamFinal).toBe(2);
    expect((await amendDeal(manager, number, { closerId: second })).row.closerTeamFinal).toBe(3);
    expect((await amendDeal(manager, number, { closerId: null })).row.closerTeamFinal).toBeNull();
  });

  it('knows no deal that is not there', async () => {
    await expect(amendDeal(manager, 424_242, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('renumbering and deleting', () => {
  it('gives a deal a free number and refuses a taken one', async () => {
    const number = await store.deal();
    const taken = await store.deal();
    await expect(renumberDeal(manager, number, taken)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'That deal number is already taken.',
    });
    expect((await renumberDeal(manager, number, 777_001)).row.number).toBe(777_001);
    expect(await stored(number)).toBeUndefined();
  });

  it('deletes a deal and keeps its history', async () => {
    const number = await store.deal({ customer_name: 'Gone' });
    await deleteDeal(manager, number);
    expect(await stored(number)).toBeUndefined();
    expect(await history(number)).toContainEqual(
      expect.objectContaining({ action: 'delete', field: 'customerName', from: 'Gone', to: null }),
    );
    await expect(store.database.rows('delete from deal_change')).rejects.toThrow(/append-only/);
  });
});

describe('gross and review', () => {
  it('writes the cell that was typed and leaves the other, so that both typists win', async () => {
    const number = await store.deal({ back_gross: 50 });
    await Promise.all([
      setDealGross(manager, number, { frontGross: -12_345 }),
      amendDeal(manager, number, { notes: 'meanwhile' }),
    ]);
    expect(await stored(number)).toMatchObject({ front_gross: -123.45, back_gross: 50, notes: 'meanwhile' });
    await setDealGross(manager, number, { frontGross: null });
    expect(await stored(number)).toMatchObject({ front_gross: null });
  });

  it('is ticked by office staff alone', async () => {
    const number = await store.deal();
    const office = await store.contextOfA(4);
    expect((await reviewDeal(office, number, { isConfirmed: true })).row).toMatchObject({
      isConfirmed: true,
      isUpdated: false,
    });
    await expect(reviewDeal(manager, number, { isUpdated: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(setDealGross(office, number, { frontGross: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

it('is split when closer and additional are different people', async () => {
  const [one, two] = [await store.employee(), await store.employee()];
  const isSplit = async (closer_id: number | null, additional_id: number | null) =>
    stored(await store.deal({ closer_id, additional_id }));
  expect(await isSplit(one, two)).toMatchObject({ is_split: true });
  expect(await isSplit(one, one)).toMatchObject({ is_split: false });
  expect(await isSplit(one, null)).toMatchObject({ is_split: false });
  expect(await isSplit(null, two)).toMatchObject({ is_split: false });
  expect(await isSplit(null, null)).toMatchObject({ is_split: false });
});

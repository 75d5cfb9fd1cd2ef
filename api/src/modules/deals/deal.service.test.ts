import type { Context } from '../../platform/context.ts';
import { TestStore } from '../../testing/testStore.ts';
import { createDeal } from './creating/createDeal.service.ts';
import { deleteDeal, renumberDeal, reviewDeal, setDealGross, updateDeal } from './deal.service.ts';

let store: TestStore;
let manager: Context;

beforeAll(async () => {
  store = await TestStore.open();
  manager = await store.createContextForPosition(3);
});
afterAll(() => store.close());

const loadHistory = (number: number) =>
  store.database.rows(
    `select action, field, from_value as "from", to_value as "to", employee_id as "employeeId"
     from deal_change where deal_number = $1 order by id`,
    [number],
  );

const getStoredDeal = (number: number) =>
  store.database.row('select * from deal where number = $1', [number]);

describe('creating a deal', () => {
  it('sets the added date of a new deal to today unless another day is sent', async () => {
    store.clock.set('2026-03-31T23:00:00Z');
    const { row } = await createDeal(manager, 1, { customerName: 'Ada Byron' });
    expect(row).toMatchObject({
      number: 1,
      addedDate: '2026-03-31',
      logDay: '2026-03-31',
      version: 1,
      isSold: false,
    });
    expect(await loadHistory(1)).toEqual([
      { action: 'record', field: 'number', from: null, to: '1', employeeId: manager.viewer.employeeId },
      {
        action: 'record',
        field: 'customerName',
        from: null,
        to: 'Ada Byron',
        employeeId: manager.viewer.employeeId,
      },
      {
        action: 'record',
        field: 'addedDate',
        from: null,
        to: '2026-03-31',
        employeeId: manager.viewer.employeeId,
      },
    ]);
  });

  it('rejects a new deal without a number, with the same message as for an empty number', async () => {
    await expect(createDeal(manager, null, {})).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Deal ID is empty, please add one before submitting',
    });
  });

  it('creates only one deal when twenty concurrent requests send the same number', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => createDeal(manager, 2, {})));
    expect(results.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    const rejections = results.filter(each => each.status === 'rejected');
    expect(rejections.map(each => each.reason.code)).toEqual(Array(19).fill('CONFLICT'));
  });

  it('rejects a new deal with an unknown employee, and stores neither deal nor history', async () => {
    await expect(createDeal(manager, 3, { closerId: 999_999 })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'closer_id refers to a record that does not exist.',
    });
    expect(await getStoredDeal(3)).toBeUndefined();
    expect(await loadHistory(3)).toEqual([]);
  });

  it('freezes the team of each salesperson when the new deal is sold', async () => {
    const closerId = await store.insertEmployee({ team: 2 });
    const additionalId = await store.insertEmployee({ team: null });
    const { row } = await createDeal(manager, 4, {
      closerId,
      additionalId,
      deliveryStatus: 'DEL',
      deliveryDate: '2026-03-30',
    });
    expect(row).toMatchObject({ closerTeamFinal: 2, additionalTeamFinal: 1, isSold: true, isSplit: true });
  });
});

describe('updating a deal', () => {
  it('changes only the sent fields of a deal, and records the employee and the old and new values', async () => {
    const number = await store.insertDeal({ customer_name: 'Before', notes: 'kept' });
    const { row } = await updateDeal(manager, number, { customerName: 'After' });
    expect(row).toMatchObject({ customerName: 'After', notes: 'kept', version: 2 });
    expect(await loadHistory(number)).toEqual([
      {
        action: 'amend',
        field: 'customerName',
        from: 'Before',
        to: 'After',
        employeeId: manager.viewer.employeeId,
      },
    ]);
  });

  it('keeps the version and writes no history when an update changes no value', async () => {
    const number = await store.insertDeal({ customer_name: 'Same' });
    const { row } = await updateDeal(manager, number, { customerName: 'Same' });
    expect(row.version).toBe(1);
    expect(await loadHistory(number)).toEqual([]);
  });

  it('keeps the changes of two people who change different fields', async () => {
    const number = await store.insertDeal();
    await Promise.all([
      updateDeal(manager, number, { notes: 'from one' }, 1),
      updateDeal(manager, number, { stockNum: 'from the other' }, 1),
    ]);
    expect(await getStoredDeal(number)).toMatchObject({
      notes: 'from one',
      stock_num: 'from the other',
      version: 3,
    });
  });

  it('rejects a change of a field that another user changed after the viewer read the deal', async () => {
    const number = await store.insertDeal({ notes: 'old' });
    await updateDeal(manager, number, { notes: 'theirs' });
    await expect(updateDeal(manager, number, { notes: 'mine' }, 1)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await getStoredDeal(number)).toMatchObject({ notes: 'theirs', version: 2 });
  });

  it('rejects an outdated change of a deal when another deal has taken its number', async () => {
    const firstDeal = (await createDeal(manager, 7_100, { customerName: 'Ada' })).row;
    await deleteDeal(manager, 7_100);
    await createDeal(manager, 7_100, { customerName: 'Ben' });
    const updateForAda = updateDeal(manager, 7_100, { notes: 'for Ada' }, firstDeal.version);
    await expect(updateForAda).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(deleteDeal(manager, 7_100, firstDeal.version)).rejects.toMatchObject({ code: 'CONFLICT' });
    const renumberForAda = renumberDeal(manager, 7_100, 7_109, firstDeal.version);
    await expect(renumberForAda).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await getStoredDeal(7_100)).toMatchObject({ customer_name: 'Ben', notes: '' });

    const second = (await createDeal(manager, 7_101, { customerName: 'Cy' })).row;
    await updateDeal(manager, 7_101, { notes: 'n' });
    const benDeal = (await updateDeal(manager, 7_100, { notes: 'n' })).row;
    await renumberDeal(manager, 7_100, 7_102);
    await renumberDeal(manager, 7_101, 7_100);
    const updateForBen = updateDeal(manager, 7_100, { stockNum: 'of Ben' }, benDeal.version);
    await expect(updateForBen).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await getStoredDeal(7_100)).toMatchObject({ customer_name: 'Cy', notes: 'n', stock_num: '' });
    const cyVersion = (await updateDeal(manager, 7_100, {})).row.version;
    expect(cyVersion).toBeGreaterThan(second.version);
    expect((await updateDeal(manager, 7_100, { stockNum: 'of Cy' }, cyVersion)).row.stockNum).toBe('of Cy');
  });

  it('keeps the frozen team of a closer who later changes teams, and freezes the team of a new closer', async () => {
    const first = await store.insertEmployee({ team: 2 });
    const second = await store.insertEmployee({ team: 3 });
    const number = await store.insertDeal({ closer_id: first });
    await updateDeal(manager, number, { deliveryStatus: 'DEL', deliveryDate: '2026-03-02' });
    await store.database.rows('update employee set team = 4 where id = $1', [first]);
    expect((await updateDeal(manager, number, { notes: 'x' })).row.closerTeamFinal).toBe(2);
    expect((await updateDeal(manager, number, { closerId: second })).row.closerTeamFinal).toBe(3);
    expect((await updateDeal(manager, number, { closerId: null })).row.closerTeamFinal).toBeNull();
  });

  it('rejects an update of an unknown deal', async () => {
    await expect(updateDeal(manager, 424_242, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('renumbering and deleting', () => {
  it('renumbers a deal to a free number and rejects a taken number', async () => {
    const number = await store.insertDeal();
    const takenNumber = await store.insertDeal();
    await expect(renumberDeal(manager, number, takenNumber)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'That deal number is already taken.',
    });
    expect((await renumberDeal(manager, number, 777_001)).row.number).toBe(777_001);
    expect(await getStoredDeal(number)).toBeUndefined();
  });

  it('deletes a deal and keeps its history', async () => {
    const number = await store.insertDeal({ customer_name: 'Gone' });
    await deleteDeal(manager, number);
    expect(await getStoredDeal(number)).toBeUndefined();
    expect(await loadHistory(number)).toContainEqual(
      expect.objectContaining({ action: 'delete', field: 'customerName', from: 'Gone', to: null }),
    );
    await expect(store.database.rows('delete from deal_change')).rejects.toThrow(/append-only/);
  });
});

describe('gross and review', () => {
  it('changes only the typed gross of a deal, and keeps a concurrent change of another field', async () => {
    const number = await store.insertDeal({ back_gross: 50 });
    await Promise.all([
      setDealGross(manager, number, { frontGross: -12_345 }),
      updateDeal(manager, number, { notes: 'meanwhile' }),
    ]);
    expect(await getStoredDeal(number)).toMatchObject({
      front_gross: -123.45,
      back_gross: 50,
      notes: 'meanwhile',
    });
    await setDealGross(manager, number, { frontGross: null });
    expect(await getStoredDeal(number)).toMatchObject({ front_gross: null });
  });

  it('allows only office staff to review a deal, but rejects gross typed by office staff', async () => {
    const number = await store.insertDeal();
    const office = await store.createContextForPosition(4);
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

it('marks a deal as split only when closer and additional are different people', async () => {
  const [one, two] = [await store.insertEmployee(), await store.insertEmployee()];
  const isSplit = async (closer_id: number | null, additional_id: number | null) =>
    getStoredDeal(await store.insertDeal({ closer_id, additional_id }));
  expect(await isSplit(one, two)).toMatchObject({ is_split: true });
  expect(await isSplit(one, one)).toMatchObject({ is_split: false });
  expect(await isSplit(one, null)).toMatchObject({ is_split: false });
  expect(await isSplit(null, two)).toMatchObject({ is_split: false });
  expect(await isSplit(null, null)).toMatchObject({ is_split: false });
});

import type { Context } from '../../../platform/context.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { deleteDeal, renumberDeal, updateDeal } from '../../deals/deal.service.ts';
import { restoreDeal } from '../../deals/deletions/restoreDeal.service.ts';
import { addUpToDay, deleteUp, updateUp } from '../entries/upLog.service.ts';
import {
  findLikelyDealNumber,
  getCustomerJourney,
  getUnlinkedSales,
  getUpLinks,
  listUpLinksOfDay,
  suggestDeals,
  suggestEarlierVisits,
} from './upLinks.query.ts';
import { linkDeal, linkVisitBefore } from './upLinks.service.ts';

let store: TestStore;
let desk: Context;
let office: Context;
let kofi: number;

beforeEach(async () => {
  store = await TestStore.open();
  desk = await store.createContextForPosition(0);
  office = await store.createContextForPosition(4);
  kofi = await store.insertEmployee({ name: 'Kofi Mensah' });
});
afterEach(() => store.close());

const addUp = async (day: Day, fields: Parameters<typeof addUpToDay>[2] = {}) =>
  (await addUpToDay(desk, day, fields)).row.id;
const getJourney = async (number: number) => {
  const { ups, ...figures } = await getCustomerJourney(desk, number);
  return { ...figures, ids: ups.map(({ row }) => row.id) };
};
const listHistory = () =>
  store.database.rows(`select action, name, fields from store_change where noun = 'upLink' order by id`);

describe('the deal of an up', () => {
  it('links an up to one deal, and a deal to any number of ups', async () => {
    await store.insertDeal({ number: 7 });
    await store.insertDeal({ number: 8 });
    const [first, second] = [await addUp('2026-06-01'), await addUp('2026-06-01')];
    await linkDeal(desk, first, 7);
    await linkDeal(desk, second, 7);
    expect((await linkDeal(desk, second, 8)).deal?.row.number).toBe(8);
    expect((await listUpLinksOfDay(desk, '2026-06-01')).map(({ deal }) => deal?.row.number)).toEqual([7, 8]);
    await linkDeal(desk, first, null);
    expect((await listUpLinksOfDay(desk, '2026-06-01')).map(({ up: { row } }) => row.id)).toEqual([second]);
  });

  it('hides a deleted deal, and shows it again when it is restored under another number', async () => {
    await store.insertDeal({ number: 7 });
    const id = await addUp('2026-06-01', { sold: 'Yes' });
    await linkDeal(desk, id, 7);
    await renumberDeal(office, 7, 70);
    expect((await getUpLinks(desk, id)).deal?.row.number).toBe(70);
    await deleteDeal(office, 70);
    await store.insertDeal({ number: 70 }); // another deal
    expect((await getUpLinks(desk, id)).deal).toBeNull();
    expect(await listUpLinksOfDay(desk, '2026-06-01')).toEqual([]);
    expect((await getJourney(70)).ids).toEqual([]);
    await restoreDeal(office, 70, { newNumber: 71 });
    expect((await getUpLinks(desk, id)).deal?.row.number).toBe(71);
  });

  it('accepts a link in a closed month, and rejects a link with an unknown up or deal', async () => {
    await store.insertDeal({ number: 7, delivery_date: '2026-05-03', delivery_status: 'DEL' });
    await store.database.rows(`insert into month_closing (month, closed_at, closed_by, format, stored)
      select '2026-05-01', now(), min(id), 1, '{}' from employee`);
    const id = await addUp('2026-05-03');
    expect((await linkDeal(desk, id, 7)).deal?.row.number).toBe(7);
    await expect(linkDeal(desk, id, 9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(linkDeal(desk, id + 1, 7)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(getUpLinks(desk, id + 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('suggests deals of the days around the up: first with the same customer, then of the same salesperson', async () => {
    const other = await store.insertEmployee();
    const addDeal = (number: number, delivery_date: Day, fields: object) =>
      store.insertDeal({ number, delivery_date, added_date: '2026-06-10', closer_id: other, ...fields });
    await addDeal(1, '2026-06-03', { customer_name: 'SMITH, Mary' });
    await addDeal(2, '2026-06-02', { customer_name: 'Mary Smith' }); // 8 days before
    await addDeal(3, '2026-07-10', { closer_id: kofi }); // 30 days after
    await addDeal(4, '2026-07-11', { closer_id: kofi }); // 31 days after
    await addDeal(5, '2026-06-09', { additional_id: kofi });
    await addDeal(6, '2026-06-10', { customer_name: 'Mary Smith', deal_status: 'DEAD' });
    await addDeal(7, '2026-06-10', { customer_name: 'Ann Jones' });
    const id = await addUp('2026-06-10', { customerName: 'mary smith', turnedToId: kofi });
    expect((await suggestDeals(desk, id)).map(({ row }) => row.number)).toEqual([1, 3, 5]);
    expect(await suggestDeals(desk, await addUp('2026-06-10'))).toEqual([]);
  });

  it('prefers a suggested deal with the same customer and salesperson to a deal with only the same customer', async () => {
    const smith = { customer_name: 'Mary Smith', closer_id: await store.insertEmployee() };
    const addSmithDeal = (number: number, added_date: Day, fields: object = {}) =>
      store.insertDeal({ number, added_date, ...smith, ...fields });
    await addSmithDeal(1, '2026-06-10');
    await addSmithDeal(2, '2026-06-11', { customer_name: 'Ann Jones', closer_id: kofi });
    const id = await addUp('2026-06-10', { customerName: 'mary smith', employeeId: kofi });
    expect(await findLikelyDealNumber(desk, id)).toBe(1);
    await addSmithDeal(3, '2026-06-20', { additional_id: kofi });
    expect(await findLikelyDealNumber(desk, id)).toBe(3);
    expect(await findLikelyDealNumber(desk, await addUp('2026-06-10', { employeeId: kofi }))).toBeNull();
    await expect(findLikelyDealNumber(desk, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('suggests at most eight deals', async () => {
    for (let number = 1; number <= 9; number++)
      await store.insertDeal({ number, closer_id: kofi, added_date: '2026-06-10' });
    const id = await addUp('2026-06-10', { employeeId: kofi });
    expect((await suggestDeals(desk, id)).map(({ row }) => row.number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

describe('the link from an up to the previous visit', () => {
  it('changes the type of a linked up to B-Back when it was Fresh Up or blank, and keeps any other type', async () => {
    const first = await addUp('2026-06-01');
    for (const [type, becomes] of [
      [null, 'B-Back'],
      ['Fresh Up', 'B-Back'],
      ['Appointment', 'Appointment'],
    ] as const) {
      const id = await addUp('2026-06-02', { upType: type });
      const { up: linked, visitBefore } = await linkVisitBefore(desk, id, first);
      expect([linked.row.upType, visitBefore?.row.id]).toEqual([becomes, first]);
      expect((await linkVisitBefore(desk, id, null)).visitBefore).toBeNull();
      expect((await getUpLinks(desk, id)).up.row.upType).toBe(becomes);
    }
  });

  it('rejects a later up, the up itself and a deleted up as the previous visit', async () => {
    const later = await addUp('2026-06-03');
    const id = await addUp('2026-06-02');
    const next = await addUp('2026-06-02');
    for (const other of [later, id, next, 999]) {
      await expect(linkVisitBefore(desk, id, other)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
    expect((await linkVisitBefore(desk, next, id)).visitBefore?.row.id).toBe(id);
  });

  it('suggests visits of the last 90 days with a similar name, except visits already linked as the previous visit of another up', async () => {
    const smith = { customerName: 'Mary Smith' };
    await addUp('2026-03-03', smith); // 91 days before
    const oldest = await addUp('2026-03-04', smith);
    const followed = await addUp('2026-04-01', smith);
    const following = await addUp('2026-05-01', smith);
    await linkVisitBefore(desk, following, followed);
    await addUp('2026-05-02', { customerName: 'Ann Jones' });
    const morning = await addUp('2026-06-02', { customerName: 'smith, m' });
    const id = await addUp('2026-06-02', smith);
    await addUp('2026-06-02', smith);
    await addUp('2026-06-03', smith);
    const suggested = async (name: string) =>
      (await suggestEarlierVisits(desk, { upId: id, name })).map(({ row }) => row.id);
    expect(await suggested('Mary Smi')).toEqual([morning, following, oldest]);
    expect(await suggested('Maria Smi')).toEqual([morning]); // M matches Maria
    expect(await suggested('Mary Smith')).toEqual([morning, following, oldest]);
    expect(await suggested('  ')).toEqual([]);
    await linkVisitBefore(desk, id, following);
    expect(await suggested('Mary Smith')).toEqual([morning, following, oldest]);
  });

  it('suggests at most five visits', async () => {
    const ids: number[] = [];
    for (let day = 1; day <= 7; day++)
      ids.push(await addUp(`2026-06-0${day}` as Day, { customerName: 'Lee Park' }));
    const suggested = await suggestEarlierVisits(desk, { upId: ids[6] as number, name: 'Park' });
    expect(suggested.map(({ row }) => row.id)).toEqual(ids.slice(1, 6).reverse());
  });

  it('does not suggest a deleted up as the previous visit', async () => {
    const [first, second, third] = [
      await addUp('2026-06-01'),
      await addUp('2026-06-02'),
      await addUp('2026-06-03'),
    ];
    await linkVisitBefore(desk, second, first);
    await linkVisitBefore(desk, third, second);
    await deleteUp(desk, second);
    expect((await getUpLinks(desk, third)).visitBefore?.row.id).toBe(first);
    await deleteUp(desk, first);
    expect((await getUpLinks(desk, third)).visitBefore).toBeNull();
  });
});

it('counts each up of a deal and each previous visit once in the customer journey, and ignores visits after these ups', async () => {
  await store.insertDeal({ number: 7, delivery_status: 'DEL', delivery_date: '2026-06-12' });
  const first = await addUp('2026-06-02');
  const second = await addUp('2026-06-05');
  const withSpouse = await addUp('2026-06-05');
  const service = await addUp('2026-07-01');
  await linkVisitBefore(desk, second, first);
  await linkVisitBefore(desk, withSpouse, first);
  await linkVisitBefore(desk, service, second);
  await linkDeal(desk, withSpouse, 7);
  await linkDeal(desk, second, 7);
  const figures = { visits: 3, firstVisit: '2026-06-02', days: 10 };
  expect(await getJourney(7)).toEqual({ ...figures, ids: [first, second, withSpouse] });
  await updateDeal(office, 7, { deliveryStatus: 'TBA' });
  expect(await getJourney(7)).toMatchObject({ visits: 3, days: null });
  await expect(getJourney(9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('lists the last 100 visits of a customer journey, and counts all visits', async () => {
  await store.insertDeal({ number: 7, delivery_status: 'DEL', delivery_date: '2026-06-12' });
  const ids = [await addUp('2026-06-01')];
  while (ids.length < 130) ids.push(await addUp('2026-06-02'));
  const links = ids.slice(1).map((id, index) => [id, ids[index]]);
  await store.database.rows(
    'insert into up_link (up_id, before_id) select * from json_to_recordset($1) as link (up_id integer, before_id integer)',
    [JSON.stringify(links.map(([up_id, before_id]) => ({ up_id, before_id })))],
  );
  await linkDeal(desk, ids[129] ?? 0, 7);
  expect(await getJourney(7)).toEqual({
    visits: 130,
    firstVisit: '2026-06-01',
    days: 11,
    ids: ids.slice(30),
  });
});

it('counts a sold up without a deal as unlinked for 14 days after its visit', async () => {
  await store.insertDeal({ number: 7 });
  await addUp('2026-06-03', { sold: 'Yes' }); // 15 days ago, counting today
  const oldest = await addUp('2026-06-04', { sold: 'Yes' });
  const today = await addUp('2026-06-17', { sold: 'Yes' });
  await addUp('2026-06-17', { sold: 'OAC' });
  await addUp('2026-06-18', { sold: 'Yes' });
  const getUnlinked = () => getUnlinkedSales(desk, '2026-06-17');
  expect(await getUnlinked()).toEqual({ ups: 2, oldest: '2026-06-04' });
  await linkDeal(desk, oldest, 7);
  expect(await getUnlinked()).toEqual({ ups: 1, oldest: '2026-06-17' });
  await deleteDeal(office, 7);
  expect(await getUnlinked()).toEqual({ ups: 2, oldest: '2026-06-04' });
  await updateUp(desk, oldest, { sold: 'No' });
  await updateUp(desk, today, { sold: null });
  expect(await getUnlinked()).toEqual({ ups: 0, oldest: null });
});

it('records each link and unlink in the history, and the removal of links when an up is deleted', async () => {
  await store.insertDeal({ number: 7 });
  await addUp('2026-06-01', { employeeId: kofi });
  const first = await addUp('2026-06-01', { employeeId: kofi });
  const id = await addUp('2026-06-02', { customerName: 'Mary Smith' });
  await linkDeal(desk, id, 7);
  await linkDeal(desk, id, 7); // unchanged
  await linkVisitBefore(desk, id, first);
  await linkDeal(desk, id, null);
  await deleteUp(desk, id);
  await deleteUp(desk, first); // the up had no links
  const name = 'Mary Smith, 2026-06-02';
  const visit = '2026-06-01, Kofi Mensah';
  expect(await listHistory()).toEqual([
    { action: 'change', name, fields: [{ field: 'deal', from: null, to: '7' }] },
    { action: 'change', name, fields: [{ field: 'visitBefore', from: null, to: visit }] },
    { action: 'change', name, fields: [{ field: 'deal', from: '7', to: null }] },
    { action: 'remove', name, fields: [{ field: 'visitBefore', from: visit, to: null }] },
  ]);
});

it('links at most one deal and no deleted visit to an up when desks link and delete concurrently', async () => {
  for (let number = 1; number <= 8; number++) await store.insertDeal({ number });
  const first = await addUp('2026-06-01');
  const id = await addUp('2026-06-02');
  const links = Array.from({ length: 8 }, (_, index) => linkDeal(desk, id, index + 1));
  await Promise.all([...links, linkVisitBefore(desk, id, first)]);
  const { deal, visitBefore } = await getUpLinks(desk, id);
  expect([typeof deal?.row.number, visitBefore?.row.id]).toEqual(['number', first]);
  const results = await Promise.allSettled([
    deleteUp(desk, first),
    ...Array.from({ length: 6 }, () => linkVisitBefore(desk, id, first)),
  ]);
  expect(results[0]?.status).toBe('fulfilled');
  for (const each of results) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'BAD_INPUT' });
  }
  expect((await getUpLinks(desk, id)).visitBefore).toBeNull();
});

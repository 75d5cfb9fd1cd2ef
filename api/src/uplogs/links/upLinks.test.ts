import type { Context } from '../../platform/context.ts';
import { amendDeal, deleteDeal, renumberDeal } from '../../deals/deal.service.ts';
import { restoreDeal } from '../../deals/deletions/restoreDeal.service.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { TestStore } from '../../testing/testStore.ts';
import { addUpOn, amendUp, deleteUp } from '../upLog.service.ts';
import {
  dealsOffered,
  likelyDeal,
  linksOf,
  linksOfDay,
  soldWithoutDeal,
  visitsOffered,
  wayToDeal,
} from './upLinks.query.ts';
import { linkDeal, linkVisitBefore } from './upLinks.service.ts';

let store: TestStore;
let desk: Context;
let office: Context;
let kofi: number;

beforeEach(async () => {
  store = await TestStore.open();
  desk = await store.contextOfA(0);
  office = await store.contextOfA(4);
  kofi = await store.employee({ name: 'Kofi Mensah' });
});
afterEach(() => store.close());

const up = async (day: Day, fields: Parameters<typeof addUpOn>[2] = {}) =>
  (await addUpOn(desk, day, fields)).row.id;
const wayOf = async (number: number) => {
  const { ups, ...figures } = await wayToDeal(desk, number);
  return { ...figures, ids: ups.map(({ row }) => row.id) };
};
const told = () =>
  store.database.rows(`select action, name, fields from store_change where noun = 'upLink' order by id`);

describe('the deal of an up', () => {
  it('is one, and a deal has any number of ups', async () => {
    await store.deal({ number: 7 });
    await store.deal({ number: 8 });
    const [first, second] = [await up('2026-06-01'), await up('2026-06-01')];
    await linkDeal(desk, first, 7);
    await linkDeal(desk, second, 7);
    expect((await linkDeal(desk, second, 8)).deal?.row.number).toBe(8);
    expect((await linksOfDay(desk, '2026-06-01')).map(({ deal }) => deal?.row.number)).toEqual([7, 8]);
    await linkDeal(desk, first, null);
    expect((await linksOfDay(desk, '2026-06-01')).map(({ up: { row } }) => row.id)).toEqual([second]);
  });

  it('is none while it is deleted, and the same again when it is brought back under another number', async () => {
    await store.deal({ number: 7 });
    const id = await up('2026-06-01', { sold: 'Yes' });
    await linkDeal(desk, id, 7);
    await renumberDeal(office, 7, 70);
    expect((await linksOf(desk, id)).deal?.row.number).toBe(70);
    await deleteDeal(office, 70);
    await store.deal({ number: 70 }); // another one
    expect((await linksOf(desk, id)).deal).toBeNull();
    expect(await linksOfDay(desk, '2026-06-01')).toEqual([]);
    expect((await wayOf(70)).ids).toEqual([]);
    await restoreDeal(office, 70, { newNumber: 71 });
    expect((await linksOf(desk, id)).deal?.row.number).toBe(71);
  });

  it('is linked in a closed month too, and what is not there is refused', async () => {
    await store.deal({ number: 7, delivery_date: '2026-05-03', delivery_status: 'DEL' });
    await store.database.rows(`insert into month_closing (month, closed_at, closed_by, format, stored)
      select '2026-05-01', now(), min(id), 1, '{}' from employee`);
    const id = await up('2026-05-03');
    expect((await linkDeal(desk, id, 7)).deal?.row.number).toBe(7);
    await expect(linkDeal(desk, id, 9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(linkDeal(desk, id + 1, 7)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(linksOf(desk, id + 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is offered by customer first, then by salesperson, of the days around the up', async () => {
    const other = await store.employee();
    const day = (number: number, delivery_date: Day, given: object) =>
      store.deal({ number, delivery_date, added_date: '2026-06-10', closer_id: other, ...given });
    await day(1, '2026-06-03', { customer_name: 'SMITH, Mary' });
    await day(2, '2026-06-02', { customer_name: 'Mary Smith' }); // 8 days before
    await day(3, '2026-07-10', { closer_id: kofi }); // 30 days after
    await day(4, '2026-07-11', { closer_id: kofi }); // 31
    await day(5, '2026-06-09', { additional_id: kofi });
    await day(6, '2026-06-10', { customer_name: 'Mary Smith', deal_status: 'DEAD' });
    await day(7, '2026-06-10', { customer_name: 'Ann Jones' });
    const id = await up('2026-06-10', { customerName: 'mary smith', turnedToId: kofi });
    expect((await dealsOffered(desk, id)).map(({ row }) => row.number)).toEqual([1, 3, 5]);
    expect(await dealsOffered(desk, await up('2026-06-10'))).toEqual([]);
  });

  it('is likely a deal of the same customer and salesperson, among those offered', async () => {
    const smith = { customer_name: 'Mary Smith', closer_id: await store.employee() };
    const of = (number: number, added_date: Day, given: object = {}) =>
      store.deal({ number, added_date, ...smith, ...given });
    await of(1, '2026-06-10');
    await of(2, '2026-06-11', { customer_name: 'Ann Jones', closer_id: kofi });
    const id = await up('2026-06-10', { customerName: 'mary smith', employeeId: kofi });
    expect(await likelyDeal(desk, id)).toBe(1);
    await of(3, '2026-06-20', { additional_id: kofi });
    expect(await likelyDeal(desk, id)).toBe(3);
    expect(await likelyDeal(desk, await up('2026-06-10', { employeeId: kofi }))).toBeNull();
    await expect(likelyDeal(desk, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is offered of at most eight', async () => {
    for (let number = 1; number <= 9; number++)
      await store.deal({ number, closer_id: kofi, added_date: '2026-06-10' });
    const id = await up('2026-06-10', { employeeId: kofi });
    expect((await dealsOffered(desk, id)).map(({ row }) => row.number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

describe('a visit before', () => {
  it('makes an up a B-Back that was fresh or had no type, and no other', async () => {
    const first = await up('2026-06-01');
    for (const [type, becomes] of [
      [null, 'B-Back'],
      ['Fresh Up', 'B-Back'],
      ['Appointment', 'Appointment'],
    ] as const) {
      const id = await up('2026-06-02', { upType: type });
      const { up: linked, visitBefore } = await linkVisitBefore(desk, id, first);
      expect([linked.row.upType, visitBefore?.row.id]).toEqual([becomes, first]);
      expect((await linkVisitBefore(desk, id, null)).visitBefore).toBeNull();
      expect((await linksOf(desk, id)).up.row.upType).toBe(becomes);
    }
  });

  it('is an earlier up: no later one, not itself, none that is gone', async () => {
    const later = await up('2026-06-03');
    const id = await up('2026-06-02');
    const next = await up('2026-06-02');
    for (const other of [later, id, next, 999]) {
      await expect(linkVisitBefore(desk, id, other)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
    expect((await linkVisitBefore(desk, next, id)).visitBefore?.row.id).toBe(id);
  });

  it('is offered by a like name within 90 days, the latest first, unless another up came back from it', async () => {
    const smith = { customerName: 'Mary Smith' };
    await up('2026-03-03', smith); // 91 days before
    const oldest = await up('2026-03-04', smith);
    const followed = await up('2026-04-01', smith);
    const following = await up('2026-05-01', smith);
    await linkVisitBefore(desk, following, followed);
    await up('2026-05-02', { customerName: 'Ann Jones' });
    const morning = await up('2026-06-02', { customerName: 'smith, m' });
    const id = await up('2026-06-02', smith);
    await up('2026-06-02', smith);
    await up('2026-06-03', smith);
    const offered = async (name: string) =>
      (await visitsOffered(desk, { upId: id, name })).map(({ row }) => row.id);
    expect(await offered('Mary Smi')).toEqual([morning, following, oldest]);
    expect(await offered('Maria Smi')).toEqual([morning]); // M may be Maria
    expect(await offered('Mary Smith')).toEqual([morning, following, oldest]);
    expect(await offered('  ')).toEqual([]);
    await linkVisitBefore(desk, id, following);
    expect(await offered('Mary Smith')).toEqual([morning, following, oldest]);
  });

  it('is offered of at most five', async () => {
    const ids: number[] = [];
    for (let day = 1; day <= 7; day++)
      ids.push(await up(`2026-06-0${day}` as Day, { customerName: 'Lee Park' }));
    const offered = await visitsOffered(desk, { upId: ids[6] as number, name: 'Park' });
    expect(offered.map(({ row }) => row.id)).toEqual(ids.slice(1, 6).reverse());
  });

  it('passes over an up that is deleted', async () => {
    const [first, second, third] = [await up('2026-06-01'), await up('2026-06-02'), await up('2026-06-03')];
    await linkVisitBefore(desk, second, first);
    await linkVisitBefore(desk, third, second);
    await deleteUp(desk, second);
    expect((await linksOf(desk, third)).visitBefore?.row.id).toBe(first);
    await deleteUp(desk, first);
    expect((await linksOf(desk, third)).visitBefore).toBeNull();
  });
});

it('the way to a deal is its ups and the visits before them, each once, and not what came after', async () => {
  await store.deal({ number: 7, delivery_status: 'DEL', delivery_date: '2026-06-12' });
  const first = await up('2026-06-02');
  const second = await up('2026-06-05');
  const withSpouse = await up('2026-06-05');
  const service = await up('2026-07-01');
  await linkVisitBefore(desk, second, first);
  await linkVisitBefore(desk, withSpouse, first);
  await linkVisitBefore(desk, service, second);
  await linkDeal(desk, withSpouse, 7);
  await linkDeal(desk, second, 7);
  const figures = { visits: 3, firstVisit: '2026-06-02', days: 10 };
  expect(await wayOf(7)).toEqual({ ...figures, ids: [first, second, withSpouse] });
  await amendDeal(office, 7, { deliveryStatus: 'TBA' });
  expect(await wayOf(7)).toMatchObject({ visits: 3, days: null });
  await expect(wayOf(9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('lists the last 100 visits on the way to a deal, and counts all', async () => {
  await store.deal({ number: 7, delivery_status: 'DEL', delivery_date: '2026-06-12' });
  const ids = [await up('2026-06-01')];
  while (ids.length < 130) ids.push(await up('2026-06-02'));
  const links = ids.slice(1).map((id, index) => [id, ids[index]]);
  await store.database.rows(
    'insert into up_link (up_id, before_id) select * from json_to_recordset($1) as link (up_id integer, before_id integer)',
    [JSON.stringify(links.map(([up_id, before_id]) => ({ up_id, before_id })))],
  );
  await linkDeal(desk, ids[129] ?? 0, 7);
  expect(await wayOf(7)).toEqual({ visits: 130, firstVisit: '2026-06-01', days: 11, ids: ids.slice(30) });
});

it('a sold up is open for 14 days, until it has a deal that is there', async () => {
  await store.deal({ number: 7 });
  await up('2026-06-03', { sold: 'Yes' }); // 15 days ago, today among them
  const oldest = await up('2026-06-04', { sold: 'Yes' });
  const today = await up('2026-06-17', { sold: 'Yes' });
  await up('2026-06-17', { sold: 'OAC' });
  await up('2026-06-18', { sold: 'Yes' });
  const open = () => soldWithoutDeal(desk, '2026-06-17');
  expect(await open()).toEqual({ ups: 2, oldest: '2026-06-04' });
  await linkDeal(desk, oldest, 7);
  expect(await open()).toEqual({ ups: 1, oldest: '2026-06-17' });
  await deleteDeal(office, 7);
  expect(await open()).toEqual({ ups: 2, oldest: '2026-06-04' });
  await amendUp(desk, oldest, { sold: 'No' });
  await amendUp(desk, today, { sold: null });
  expect(await open()).toEqual({ ups: 0, oldest: null });
});

it('the history tells what was linked and unlinked, and what went with an up', async () => {
  await store.deal({ number: 7 });
  await up('2026-06-01', { employeeId: kofi });
  const first = await up('2026-06-01', { employeeId: kofi });
  const id = await up('2026-06-02', { customerName: 'Mary Smith' });
  await linkDeal(desk, id, 7);
  await linkDeal(desk, id, 7); // as it was
  await linkVisitBefore(desk, id, first);
  await linkDeal(desk, id, null);
  await deleteUp(desk, id);
  await deleteUp(desk, first); // was linked to nothing
  const name = 'Mary Smith, 2026-06-02';
  const visit = '2026-06-01, Kofi Mensah';
  expect(await told()).toEqual([
    { action: 'change', name, fields: [{ field: 'deal', from: null, to: '7' }] },
    { action: 'change', name, fields: [{ field: 'visitBefore', from: null, to: visit }] },
    { action: 'change', name, fields: [{ field: 'deal', from: '7', to: null }] },
    { action: 'remove', name, fields: [{ field: 'visitBefore', from: visit, to: null }] },
  ]);
});

it('desks that link one up at once leave one deal, and a deletion meanwhile leaves nothing behind', async () => {
  for (let number = 1; number <= 8; number++) await store.deal({ number });
  const first = await up('2026-06-01');
  const id = await up('2026-06-02');
  const links = Array.from({ length: 8 }, (_, index) => linkDeal(desk, id, index + 1));
  await Promise.all([...links, linkVisitBefore(desk, id, first)]);
  const { deal, visitBefore } = await linksOf(desk, id);
  expect([typeof deal?.row.number, visitBefore?.row.id]).toEqual(['number', first]);
  const results = await Promise.allSettled([
    deleteUp(desk, first),
    ...Array.from({ length: 6 }, () => linkVisitBefore(desk, id, first)),
  ]);
  expect(results[0]?.status).toBe('fulfilled');
  for (const each of results) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'BAD_INPUT' });
  }
  expect((await linksOf(desk, id)).visitBefore).toBeNull();
});

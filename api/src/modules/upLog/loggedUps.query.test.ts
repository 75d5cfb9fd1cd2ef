import { TestStore } from '../../testing/testStore.ts';
import { getUpStats, listLoggedUps, type UpFilter, type UpStatsPage } from './loggedUps.query.ts';

let store: TestStore;
let ann: number; // team A
let bob: number; // no team
let cyd: number; // team 1, which means no team

beforeAll(async () => {
  store = await TestStore.open();
  ann = await store.insertEmployee({ name: 'Ann Zimmer', team: 2 });
  bob = await store.insertEmployee({ name: 'Bob Young', team: null });
  cyd = await store.insertEmployee({ name: 'Cyd Abel', team: 1 });
  await store.insertUp('2026-05-31', { employee_id: ann, up_type: 'Fresh Up', sold: 'Yes' });
  await store.insertUp('2026-06-01', {
    employee_id: ann,
    up_type: 'Fresh Up',
    is_test_drive: true,
    sold: 'Yes',
  });
  await store.insertUp('2026-06-01', {
    employee_id: ann,
    up_type: 'Fresh Up',
    turned_to_id: bob,
    sold: 'No',
  });
  await store.insertUp('2026-06-02', {
    employee_id: ann,
    up_type: 'Appointment',
    is_write_up: true,
    sold: 'OAC',
  });
  await store.insertUp('2026-06-02', {
    employee_id: bob,
    up_type: 'Appointment',
    is_write_up: true,
    sold: 'Yes',
  });
  await store.insertUp('2026-06-03', {
    employee_id: bob,
    up_type: 'Chase',
    turned_to_id: ann,
    is_test_drive: true,
  });
  await store.insertUp('2026-06-30', { employee_id: cyd, up_type: 'Fresh Up', is_bdc_up: true, sold: 'ORD' });
  await store.insertUp('2026-06-30', { employee_id: null, turned_to_id: ann, is_write_up: true });
  await store.insertUp('2026-07-01', { employee_id: ann, up_type: 'Fresh Up' });
});
afterAll(() => store.close());

const june: UpFilter = { days: { start: '2026-06-01', end: '2026-06-30' } };
const defaultPage: UpStatsPage = { sort: 'DATE', isDescending: false, offset: 0, limit: 100 };
const readPage = (page: Partial<UpStatsPage>) =>
  getUpStats(store.readContext, june, { ...defaultPage, ...page });
const getCounters = async (filter: Partial<UpFilter>) =>
  (await getUpStats(store.readContext, { ...june, ...filter }, defaultPage)).counters;

it('counts the ups of a whole range, including its first and last day', async () => {
  expect(await getCounters({})).toEqual({
    ups: 7,
    freshUps: 3,
    appointments: 2,
    writeUps: 3,
    testDrives: 2,
    sold: 2, // counts only ups with the sold value Yes, because OAC, ORD, No and blank do not mean sold
    turns: 3,
  });
});

it('lists exactly as many ups for a counter as the counter shows', async () => {
  const all = await getCounters({});
  for (const counter of Object.keys(all) as (keyof typeof all)[]) {
    const { rows, counters: ownCounters } = await getUpStats(
      store.readContext,
      { ...june, counter },
      defaultPage,
    );
    expect([counter, rows.length, ownCounters.ups]).toEqual([counter, all[counter], all[counter]]);
    expect(ownCounters[counter]).toBe(all[counter]);
  }
  expect(await getCounters({ employeeId: ann, counter: 'turns' })).toMatchObject({ ups: 1, freshUps: 1 });
});

it('returns zeros for a range without ups', async () => {
  expect(await getCounters({ days: { start: '2020-01-01', end: '2020-12-31' } })).toEqual({
    ups: 0,
    freshUps: 0,
    appointments: 0,
    writeUps: 0,
    testDrives: 0,
    sold: 0,
    turns: 0,
  });
});

it.each<[string, () => Partial<UpFilter>, number]>([
  ['a salesperson, by their own ups and not by ups turned to them', () => ({ employeeId: ann }), 3],
  ['a team, by the current team of the salesperson', () => ({ teamId: 2 }), 3],
  [
    'team None, which includes salespeople without a team but not rows without a salesperson',
    () => ({ teamId: 1 }),
    3,
  ],
  ['a team without members', () => ({ teamId: 5 }), 0],
  ['an up type', () => ({ upType: 'Appointment' }), 2],
  ['the sold value No, which differs from unset', () => ({ sold: 'No' }), 1],
  ['all filters together', () => ({ employeeId: bob, teamId: 1, upType: 'Appointment', sold: 'Yes' }), 1],
])('filters by %s', async (_what, filter, ups) => {
  expect((await getCounters(filter())).ups).toBe(ups);
  expect((await listLoggedUps(store.readContext, { ...june, ...filter() })).rowCount).toBe(ups);
});

it('returns one page of ups, and counts all ups that match the filter', async () => {
  const first = await readPage({ limit: 3 });
  const last = await readPage({ limit: 3, offset: 6 });
  expect(first.rows.map(row => row.logDate)).toEqual(['2026-06-01', '2026-06-01', '2026-06-02']);
  expect(last.rows.map(row => row.logDate)).toEqual(['2026-06-30']);
  expect([first.counters.ups, last.counters.ups]).toEqual([7, 7]);
});

it('sorts people by the last word of their name, and lists rows without a person last in both directions', async () => {
  const ascending = await readPage({ sort: 'SALESPERSON' });
  const descending = await readPage({ sort: 'SALESPERSON', isDescending: true });
  expect(ascending.rows.map(row => row.employeeId)).toEqual([cyd, bob, bob, ann, ann, ann, null]);
  expect(descending.rows.map(row => row.employeeId)).toEqual([ann, ann, ann, bob, bob, cyd, null]);
});

it('sorts customers by their folded names, and lists blank names last in both directions', async () => {
  for (const customer_name of ['bea', '', 'Abe', 'Éva', 'Zed'])
    await store.insertUp('2026-08-01', { customer_name });
  const filter: UpFilter = { days: { start: '2026-08-01', end: '2026-08-01' } };
  const listCustomers = async (isDescending: boolean) => {
    const page: UpStatsPage = { ...defaultPage, sort: 'CUSTOMER', isDescending };
    return (await getUpStats(store.readContext, filter, page)).rows.map(row => row.customerName);
  };
  expect(await listCustomers(false)).toEqual(['Abe', 'bea', 'Éva', 'Zed', '']);
  expect(await listCustomers(true)).toEqual(['Zed', 'Éva', 'bea', 'Abe', '']);
});

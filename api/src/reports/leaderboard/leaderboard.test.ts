import { TestStore } from '../../testing/testStore.ts';
import type { LeaderboardChoice } from './leaderboard.query.ts';
import { getLeaderboardReport } from './leaderboard.report.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterEach(() => store.clear());
afterAll(() => store.close());

const getLeaderboard = (choice: Partial<LeaderboardChoice> = {}) =>
  getLeaderboardReport(store.database, {
    mode: 'EMPLOYEES',
    range: { start: '2026-06-01', end: '2026-06-30' },
    carFilter: 'All',
    ranking: 'UNITS',
    ...choice,
  });

describe('leaderboard of employees', () => {
  it('ranks people by units with vacation or by front gross, and sorts ties by the other figure, then by name', async () => {
    const [ann, bob, cy] = [
      await store.insertEmployee({ name: 'Ann Zorn' }),
      await store.insertEmployee({ name: 'Bob Adams' }),
      await store.insertEmployee({ name: 'Cy Moe' }),
    ];
    await store.insertSoldDeal('2026-06-01', { closer_id: ann, front_gross: 500 });
    await store.insertSoldDeal('2026-06-02', { closer_id: cy, front_gross: 900 });
    await store.insertVacation(ann, '2026-06', 0.2);
    const listRanks = async (choice: Partial<LeaderboardChoice>) =>
      (await getLeaderboard(choice)).map(row => [row.rank, row.id]);
    expect(await listRanks({})).toEqual([
      [1, ann],
      [2, cy],
      [3, bob],
    ]);
    expect(await listRanks({ ranking: 'GROSS' })).toEqual([
      [1, cy],
      [2, ann],
      [3, bob],
    ]);
    await store.database.rows('delete from vacation_units');
    expect(await listRanks({})).toEqual([
      [1, cy],
      [2, ann],
      [3, bob],
    ]);
    await store.database.rows('update deal set front_gross = 0');
    expect(await listRanks({})).toEqual([
      [1, cy],
      [2, ann],
      [3, bob],
    ]);
  });

  it('lists active salespeople and all credited employees of other positions, except the employee named HSE', async () => {
    const house = await store.insertEmployee({ name: 'HSE', team: 5 });
    const inactive = await store.insertEmployee({ name: 'Gone Away', isActive: false });
    const active = await store.insertEmployee({ name: 'Here Still' });
    await store.insertSoldDeal('2026-06-01', { closer_id: house, car_type: 'New' });
    await store.insertSoldDeal('2026-06-01', { closer_id: inactive, car_type: 'New' });
    const listIds = async (carFilter: LeaderboardChoice['carFilter']) =>
      (await getLeaderboard({ carFilter })).map(row => row.id);
    expect(await listIds('All')).toEqual([inactive, active]);
    expect(await listIds('New')).toEqual([inactive, active]);
    expect(await listIds('Used')).toEqual([active]);
  });

  it('credits half of the gross of a split deal to each person, and counts gross at or below 0 as 0', async () => {
    const ann = await store.insertEmployee({ name: 'Ann Zorn' });
    const bob = await store.insertEmployee({ name: 'Bob Adams' });
    await store.insertSoldDeal('2026-06-01', { closer_id: ann, additional_id: bob, front_gross: 100.01 });
    await store.insertSoldDeal('2026-06-01', { closer_id: ann, additional_id: bob, front_gross: 100 });
    await store.insertSoldDeal('2026-06-01', { closer_id: ann, front_gross: -5_000 });
    const rows = await getLeaderboard();
    expect(rows.map(row => [row.name, row.total, row.gross])).toEqual([
      ['Ann Zorn', 2, 100.01], // 100.005
      ['Bob Adams', 1, 100.01],
    ]);
  });

  it('shows a square for each credited deal, and vacation squares for the sum of the vacation units', async () => {
    const ann = await store.insertEmployee({ name: 'Ann Zorn' });
    const bob = await store.insertEmployee({ name: 'Bob Adams' });
    await store.insertSoldDeal('2026-06-01', { closer_id: ann, car_type: 'New' });
    await store.insertSoldDeal('2026-06-01', { closer_id: ann, additional_id: bob, car_type: 'Cert' });
    await store.insertSoldDeal('2026-06-01', { closer_id: bob, additional_id: ann, car_type: 'Used' });
    await store.insertSoldDeal('2026-06-01', { additional_id: ann });
    await store.insertVacation(ann, '2026-05', 1.5);
    await store.insertVacation(ann, '2026-06', 0.7);
    const [row] = await getLeaderboard({ range: { start: '2026-05-01', end: '2026-06-30' } });
    expect(row).toMatchObject({
      id: ann,
      new: 1,
      used: 1,
      unclassified: 1,
      vacation: 2.2,
      total: 5.2,
      squares: [
        { carClass: 'new', role: 'solo', count: 1 },
        { carClass: 'used', role: 'closer', count: 1 },
        { carClass: 'used', role: 'additional', count: 1 },
        { carClass: 'unclassified', role: 'solo', count: 1 },
      ],
      vacationSquares: { whole: 2, half: 1 },
    });
  });

  it('leaves out vacation units when a car type is selected', async () => {
    const ann = await store.insertEmployee();
    await store.insertVacation(ann, '2026-06', 3);
    expect(await getLeaderboard({ carFilter: 'Used' })).toMatchObject([
      { total: 0, vacation: 0, vacationSquares: { whole: 0, half: 0 } },
    ]);
  });
});

describe('leaderboard of teams', () => {
  it('lists teams A, B and C even without sales, and credits the frozen team, or the current team if no team is frozen', async () => {
    const closer = await store.insertEmployee({ team: 4 });
    const house = await store.insertEmployee({ team: 5 });
    await store.insertSoldDeal('2026-06-01', { closer_id: closer, closer_team_final: 3, front_gross: 50 });
    await store.insertSoldDeal('2026-06-01', { closer_id: closer });
    await store.insertSoldDeal('2026-06-01', { closer_id: closer, closer_team_final: 1 });
    await store.insertSoldDeal('2026-06-01', { closer_id: house });
    await store.insertVacation(closer, '2026-06', 9);
    const rows = await getLeaderboard({ mode: 'TEAMS' });
    expect(rows.map(row => [row.rank, row.id, row.name, row.total, row.gross])).toEqual([
      [1, 3, 'B', 1, 50],
      [2, 4, 'C', 1, 0],
      [3, 2, 'A', 0, 0],
    ]);
  });

  it('shows two squares and one whole unit when two people of a team split a deal', async () => {
    const ann = await store.insertEmployee({ team: 2 });
    const bob = await store.insertEmployee({ team: 2 });
    await store.insertSoldDeal('2026-06-01', {
      closer_id: ann,
      additional_id: bob,
      car_type: 'New',
      front_gross: 80,
    });
    const [first] = await getLeaderboard({ mode: 'TEAMS' });
    expect(first).toMatchObject({
      name: 'A',
      new: 1,
      total: 1,
      gross: 80,
      squares: [
        { carClass: 'new', role: 'closer', count: 1 },
        { carClass: 'new', role: 'additional', count: 1 },
      ],
    });
  });
});

import { TestStore } from '../../testing/testStore.ts';
import type { LeaderboardChoice } from './leaderboard.facts.ts';
import { leaderboardReport } from './leaderboard.report.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterEach(() => store.clear());
afterAll(() => store.close());

const board = (choice: Partial<LeaderboardChoice> = {}) =>
  leaderboardReport(store.database, {
    mode: 'EMPLOYEES',
    range: { start: '2026-06-01', end: '2026-06-30' },
    carFilter: 'All',
    ranking: 'UNITS',
    ...choice,
  });

describe('people', () => {
  it('are ranked by units, vacation included, or by front gross; ties by the other figure, then by name', async () => {
    const [ann, bob, cy] = [
      await store.employee({ name: 'Ann Zorn' }),
      await store.employee({ name: 'Bob Adams' }),
      await store.employee({ name: 'Cy Moe' }),
    ];
    await store.soldDeal('2026-06-01', { closer_id: ann, front_gross: 500 });
    await store.soldDeal('2026-06-02', { closer_id: cy, front_gross: 900 });
    await store.vacation(ann, '2026-06', 0.2);
    const order = async (choice: Partial<LeaderboardChoice>) =>
      (await board(choice)).map(row => [row.rank, row.id]);
    expect(await order({})).toEqual([
      [1, ann],
      [2, cy],
      [3, bob],
    ]);
    expect(await order({ ranking: 'GROSS' })).toEqual([
      [1, cy],
      [2, ann],
      [3, bob],
    ]);
    await store.database.rows('delete from vacation_units');
    expect(await order({})).toEqual([
      [1, cy],
      [2, ann],
      [3, bob],
    ]);
    await store.database.rows('update deal set front_gross = 0');
    expect(await order({})).toEqual([
      [1, cy],
      [2, ann],
      [3, bob],
    ]);
  });

  it('are active salespeople and anyone else who passes the filter, without the one named HSE', async () => {
    const house = await store.employee({ name: 'HSE', team: 5 });
    const gone = await store.employee({ name: 'Gone Away', isActive: false });
    const here = await store.employee({ name: 'Here Still' });
    await store.soldDeal('2026-06-01', { closer_id: house, car_type: 'New' });
    await store.soldDeal('2026-06-01', { closer_id: gone, car_type: 'New' });
    const ids = async (carFilter: LeaderboardChoice['carFilter']) =>
      (await board({ carFilter })).map(row => row.id);
    expect(await ids('All')).toEqual([gone, here]);
    expect(await ids('New')).toEqual([gone, here]);
    expect(await ids('Used')).toEqual([here]);
  });

  it('share gross in halves, a deal at or below 0 counting 0', async () => {
    const ann = await store.employee({ name: 'Ann Zorn' });
    const bob = await store.employee({ name: 'Bob Adams' });
    await store.soldDeal('2026-06-01', { closer_id: ann, additional_id: bob, front_gross: 100.01 });
    await store.soldDeal('2026-06-01', { closer_id: ann, additional_id: bob, front_gross: 100 });
    await store.soldDeal('2026-06-01', { closer_id: ann, front_gross: -5_000 });
    const rows = await board();
    expect(rows.map(row => [row.name, row.total, row.gross])).toEqual([
      ['Ann Zorn', 2, 100.01], // 100.005
      ['Bob Adams', 1, 100.01],
    ]);
  });

  it('have a square per credited deal, and vacation squares of the sum', async () => {
    const ann = await store.employee({ name: 'Ann Zorn' });
    const bob = await store.employee({ name: 'Bob Adams' });
    await store.soldDeal('2026-06-01', { closer_id: ann, car_type: 'New' });
    await store.soldDeal('2026-06-01', { closer_id: ann, additional_id: bob, car_type: 'Cert' });
    await store.soldDeal('2026-06-01', { closer_id: bob, additional_id: ann, car_type: 'Used' });
    await store.soldDeal('2026-06-01', { additional_id: ann });
    await store.vacation(ann, '2026-05', 1.5);
    await store.vacation(ann, '2026-06', 0.7);
    const [row] = await board({ range: { start: '2026-05-01', end: '2026-06-30' } });
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

  it('have no vacation when a car type is chosen', async () => {
    const ann = await store.employee();
    await store.vacation(ann, '2026-06', 3);
    expect(await board({ carFilter: 'Used' })).toMatchObject([
      { total: 0, vacation: 0, vacationSquares: { whole: 0, half: 0 } },
    ]);
  });
});

describe('teams', () => {
  it('are A, B and C always, and credited by the team frozen on the side, else today’s', async () => {
    const moved = await store.employee({ team: 4 });
    const house = await store.employee({ team: 5 });
    await store.soldDeal('2026-06-01', { closer_id: moved, closer_team_final: 3, front_gross: 50 });
    await store.soldDeal('2026-06-01', { closer_id: moved });
    await store.soldDeal('2026-06-01', { closer_id: moved, closer_team_final: 1 });
    await store.soldDeal('2026-06-01', { closer_id: house });
    await store.vacation(moved, '2026-06', 9);
    const rows = await board({ mode: 'TEAMS' });
    expect(rows.map(row => [row.rank, row.id, row.name, row.total, row.gross])).toEqual([
      [1, 3, 'B', 1, 50],
      [2, 4, 'C', 1, 0],
      [3, 2, 'A', 0, 0],
    ]);
  });

  it('have both squares and the whole unit of a split within the team', async () => {
    const ann = await store.employee({ team: 2 });
    const bob = await store.employee({ team: 2 });
    await store.soldDeal('2026-06-01', {
      closer_id: ann,
      additional_id: bob,
      car_type: 'New',
      front_gross: 80,
    });
    const [first] = await board({ mode: 'TEAMS' });
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

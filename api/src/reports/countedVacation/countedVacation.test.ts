import { fillAtRandom } from '../../testing/randomStore.ts';
import { seed } from '../../testing/seed.ts';
import { TestStore } from '../../testing/testStore.ts';
import { leaderboardReport } from '../leaderboard/leaderboard.report.ts';
import { tickSheetReport } from '../tickSheet/tickSheet.report.ts';
import { countedVacationReport, type VacationFilter } from './countedVacation.report.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

const counted = (filter: VacationFilter) => countedVacationReport(store.database, filter);

describe('the vacation units behind a number', () => {
  let ann: number;
  let bob: number;

  beforeAll(async () => {
    ann = await store.employee({ name: 'Ann Zorn' });
    bob = await store.employee({ name: 'Bob Adams' });
    await store.vacation(ann, '2026-04', 5);
    await store.vacation(ann, '2026-05', 0.2);
    await store.vacation(bob, '2026-05', 1.15);
    await store.vacation(ann, '2026-06', 2);
    await store.vacation(bob, '2026-06', 0);
  });
  afterAll(() => store.clear());

  const listed = async (filter: VacationFilter) => {
    const { rows, total } = await counted(filter);
    return [...rows.map(({ person, month, units }) => [month, person.name, units]), total];
  };

  it('are those of the months whose first day the range contains, by month, then name', async () => {
    expect(await listed({ days: { start: '2026-04-02', end: '2026-06-01' } })).toEqual([
      ['2026-05', 'Bob Adams', 1.15],
      ['2026-05', 'Ann Zorn', 0.2],
      ['2026-06', 'Ann Zorn', 2],
      3.35,
    ]);
    expect(await listed({ days: { start: '2026-05-02', end: '2026-05-31' } })).toEqual([0]);
  });

  it('are of the people who are named, and of nobody when nobody is', async () => {
    const days = { start: '2026-05-01', end: '2026-05-31' } as const;
    expect(await listed({ days, employeeIds: [ann] })).toEqual([['2026-05', 'Ann Zorn', 0.2], 0.2]);
    expect(await listed({ days, employeeIds: [] })).toEqual([0]);
  });
});

describe(`the vacation units of a random store (SEED=${seed})`, () => {
  beforeAll(() => fillAtRandom(store, seed, 100));

  it.each([
    { start: '2026-05-01', end: '2026-05-31' },
    { start: '2026-05-20', end: '2026-07-16' },
  ] as const)('add up to VAC of the tick sheet and to the vacation of the leaderboard of %j', async days => {
    const { sections } = await tickSheetReport(await store.contextOfA(5), days);
    for (const { rows, total } of sections) {
      const ids = rows.map(row => row.person.id);
      expect((await counted({ days, employeeIds: ids })).total).toBe(total.vacation);
      for (const row of rows) {
        expect((await counted({ days, employeeIds: [row.person.id] })).total).toBe(row.vacation);
      }
    }
    const board = { mode: 'EMPLOYEES', range: days, carFilter: 'All', ranking: 'UNITS' } as const;
    for (const { id, vacation } of await leaderboardReport(store.database, board)) {
      expect((await counted({ days, employeeIds: [id] })).total).toBe(vacation);
    }
  });
});

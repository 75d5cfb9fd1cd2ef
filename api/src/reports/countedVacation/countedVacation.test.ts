import { seed } from '../../testing/api/propertyTests.ts';
import { fillRandomStore } from '../../testing/reports/randomStore.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getLeaderboardReport } from '../leaderboard/leaderboard.report.ts';
import { getTickSheetReport } from '../tickSheet/tickSheet.report.ts';
import { getCountedVacationReport, type VacationFilter } from './countedVacation.report.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

const getReport = (filter: VacationFilter) => getCountedVacationReport(store.database, filter);

describe('vacation units of a figure', () => {
  let ann: number;
  let bob: number;

  beforeAll(async () => {
    ann = await store.insertEmployee({ name: 'Ann Zorn' });
    bob = await store.insertEmployee({ name: 'Bob Adams' });
    await store.insertVacation(ann, '2026-04', 5);
    await store.insertVacation(ann, '2026-05', 0.2);
    await store.insertVacation(bob, '2026-05', 1.15);
    await store.insertVacation(ann, '2026-06', 2);
    await store.insertVacation(bob, '2026-06', 0);
  });
  afterAll(() => store.clear());

  const listRows = async (filter: VacationFilter) => {
    const { rows, total } = await getReport(filter);
    return [...rows.map(({ person, month, units }) => [month, person.name, units]), total];
  };

  it('lists the vacation units of months that begin within the range, by month, then name', async () => {
    expect(await listRows({ days: { start: '2026-04-02', end: '2026-06-01' } })).toEqual([
      ['2026-05', 'Bob Adams', 1.15],
      ['2026-05', 'Ann Zorn', 0.2],
      ['2026-06', 'Ann Zorn', 2],
      3.35,
    ]);
    expect(await listRows({ days: { start: '2026-05-02', end: '2026-05-31' } })).toEqual([0]);
  });

  it('lists only the vacation units of the given people, and no rows for an empty list of people', async () => {
    const days = { start: '2026-05-01', end: '2026-05-31' } as const;
    expect(await listRows({ days, employeeIds: [ann] })).toEqual([['2026-05', 'Ann Zorn', 0.2], 0.2]);
    expect(await listRows({ days, employeeIds: [] })).toEqual([0]);
  });
});

describe(`vacation units of a random store (SEED=${seed})`, () => {
  beforeAll(() => fillRandomStore(store, seed, 100));

  it.each([
    { start: '2026-05-01', end: '2026-05-31' },
    { start: '2026-05-20', end: '2026-07-16' },
  ] as const)(
    'lists units that add up to VAC of the tick sheet and to the vacation of the leaderboard of %j',
    async days => {
      const { sections } = await getTickSheetReport(await store.createContextForPosition(5), days);
      for (const { rows, total } of sections) {
        const ids = rows.map(row => row.person.id);
        expect((await getReport({ days, employeeIds: ids })).total).toBe(total.vacation);
        for (const row of rows) {
          expect((await getReport({ days, employeeIds: [row.person.id] })).total).toBe(row.vacation);
        }
      }
      const board = { mode: 'EMPLOYEES', range: days, carFilter: 'All', ranking: 'UNITS' } as const;
      for (const { id, vacation } of await getLeaderboardReport(store.database, board)) {
        expect((await getReport({ days, employeeIds: [id] })).total).toBe(vacation);
      }
    },
  );
});

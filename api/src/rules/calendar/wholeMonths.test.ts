import { type Day, type DayRange, firstOfMonth, lastOfMonth, listDays } from './calendar.ts';
import { splitIntoWholeMonths } from './wholeMonths.ts';

const range = (start: Day, end: Day): DayRange => ({ start, end });
const none = { added: [], removed: [] };

describe('splitIntoWholeMonths', () => {
  it('returns only months for a range of whole months', () => {
    expect(splitIntoWholeMonths(range('2026-02-01', '2026-02-28'))).toEqual({
      months: { first: '2026-02', last: '2026-02' },
      ...none,
    });
    expect(splitIntoWholeMonths(range('1900-01-01', '2999-12-31'))).toEqual({
      months: { first: '1900-01', last: '2999-12' },
      ...none,
    });
  });

  it('adds single days for a month when the range contains fewer than half of its days', () => {
    expect(splitIntoWholeMonths(range('2025-10-18', '2026-03-15'))).toEqual({
      months: { first: '2025-11', last: '2026-02' },
      added: [range('2025-10-18', '2025-10-31'), range('2026-03-01', '2026-03-15')],
      removed: [],
    });
    expect(splitIntoWholeMonths(range('2026-06-17', '2026-06-17'))).toEqual({
      months: undefined,
      added: [range('2026-06-17', '2026-06-17')],
      removed: [],
    });
    expect(splitIntoWholeMonths(range('2026-05-20', '2026-06-14'))).toMatchObject({
      months: undefined,
      removed: [],
    });
  });

  it('takes a whole month without its missing days when the range contains at least half of its days', () => {
    expect(splitIntoWholeMonths(range('2026-01-01', '2026-11-22'))).toEqual({
      months: { first: '2026-01', last: '2026-11' },
      added: [],
      removed: [range('2026-11-23', '2026-11-30')],
    });
    expect(splitIntoWholeMonths(range('2026-06-03', '2026-06-29'))).toEqual({
      months: { first: '2026-06', last: '2026-06' },
      added: [],
      removed: [range('2026-06-01', '2026-06-02'), range('2026-06-30', '2026-06-30')],
    });
    expect(splitIntoWholeMonths(range('2026-06-01', '2026-06-15')).removed).toEqual([
      range('2026-06-16', '2026-06-30'),
    ]);
    expect(splitIntoWholeMonths(range('2026-06-01', '2026-06-14')).removed).toEqual([]);
  });

  it('covers exactly the days of the range, wherever it starts and ends', () => {
    const days = listDays(range('2024-01-10', '2024-03-20'));
    for (const [index, start] of days.entries()) {
      for (const end of days.slice(index)) {
        const countByDay = new Map<Day, number>();
        const count = (each: DayRange, by: number) => {
          for (const day of listDays(each)) countByDay.set(day, (countByDay.get(day) ?? 0) + by);
        };
        const { months, added, removed } = splitIntoWholeMonths({ start, end });
        if (months) count({ start: firstOfMonth(months.first), end: lastOfMonth(months.last) }, 1);
        for (const each of added) count(each, 1);
        for (const each of removed) count(each, -1);
        const covered = [...countByDay].filter(([, times]) => times !== 0).sort();
        expect(covered).toEqual(listDays({ start, end }).map(day => [day, 1]));
      }
    }
  });
});

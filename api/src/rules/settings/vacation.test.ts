import { monthRange } from '../calendar/calendar.ts';
import {
  getEditableVacationMonth,
  getVacationMonths,
  parseVacationUnits,
  sumVacation,
  toUnits,
} from './vacation.ts';

const year = [
  { employeeId: 1, month: '2026-10', hundredths: 150 },
  { employeeId: 1, month: '2026-11', hundredths: 20 },
  { employeeId: 1, month: '2026-12', hundredths: 100 },
] as const;

describe('vacation units', () => {
  it('counts vacation units when the range contains the first day of their month', () => {
    expect(sumVacation(getVacationMonths(monthRange('2026-11')), year)).toBe(20);
    expect(sumVacation(getVacationMonths({ start: '2026-11-01', end: '2026-11-01' }), year)).toBe(20);
    expect(sumVacation(getVacationMonths({ start: '2026-10-31', end: '2026-12-01' }), year)).toBe(120);
  });

  it('counts no vacation units in a range that starts on the second day of a month', () => {
    expect(sumVacation(getVacationMonths({ start: '2026-11-02', end: '2026-11-30' }), year)).toBe(0);
  });

  it('returns a month with editable vacation units only when the range contains the first day of exactly one month', () => {
    expect(getEditableVacationMonth(monthRange('2026-11'))).toBe('2026-11');
    expect(getEditableVacationMonth({ start: '2026-10-15', end: '2026-11-20' })).toBe('2026-11');
    expect(getEditableVacationMonth({ start: '2026-11-01', end: '2026-12-01' })).toBeUndefined();
    expect(getEditableVacationMonth({ start: '2026-11-02', end: '2026-11-30' })).toBeUndefined();
  });

  it('sums vacation units exactly in hundredths, so that five times 0.2 is 1', () => {
    const fiveTimes = [1, 2, 3, 4, 5].map(employeeId => ({
      employeeId,
      month: '2026-11' as const,
      hundredths: 20,
    }));
    const sum = sumVacation({ first: '2026-11', last: '2026-11' }, fiveTimes);
    expect(toUnits(sum)).toBe(1);
  });
});

describe('parseVacationUnits', () => {
  it.each([
    [0, 0],
    [0.2, 20],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [31, 3100],
  ])('parses %d vacation units as %i hundredths', (units, hundredths) => {
    expect(parseVacationUnits(units)).toBe(hundredths);
  });

  it.each([-0.2, 31.01, 0.125, 1e-9, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %d vacation units',
    units => {
      expect(parseVacationUnits(units)).toBeUndefined();
    },
  );
});

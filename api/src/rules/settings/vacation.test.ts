import { monthRange } from '../calendar/calendar.ts';
import {
  editableVacationMonth,
  parseVacationUnits,
  toUnits,
  vacationIn,
  vacationMonths,
} from './vacation.ts';

const year = [
  { employeeId: 1, month: '2026-10', hundredths: 150 },
  { employeeId: 1, month: '2026-11', hundredths: 20 },
  { employeeId: 1, month: '2026-12', hundredths: 100 },
] as const;

describe('vacation units', () => {
  it('count when the range contains the first day of their month', () => {
    expect(vacationIn(vacationMonths(monthRange('2026-11')), year)).toBe(20);
    expect(vacationIn(vacationMonths({ start: '2026-11-01', end: '2026-11-01' }), year)).toBe(20);
    expect(vacationIn(vacationMonths({ start: '2026-10-31', end: '2026-12-01' }), year)).toBe(120);
  });

  it('do not count in a range that begins on the second', () => {
    expect(vacationIn(vacationMonths({ start: '2026-11-02', end: '2026-11-30' }), year)).toBe(0);
  });

  it('can be edited when the range holds exactly one first day', () => {
    expect(editableVacationMonth(monthRange('2026-11'))).toBe('2026-11');
    expect(editableVacationMonth({ start: '2026-10-15', end: '2026-11-20' })).toBe('2026-11');
    expect(editableVacationMonth({ start: '2026-11-01', end: '2026-12-01' })).toBeUndefined();
    expect(editableVacationMonth({ start: '2026-11-02', end: '2026-11-30' })).toBeUndefined();
  });

  it('add up with units sold exactly: five times 0.2 is one', () => {
    const fiveTimes = [1, 2, 3, 4, 5].map(employeeId => ({
      employeeId,
      month: '2026-11' as const,
      hundredths: 20,
    }));
    const sum = vacationIn({ first: '2026-11', last: '2026-11' }, fiveTimes);
    expect(toUnits(sum)).toBe(1);
  });
});

describe('vacation units that people send', () => {
  it.each([
    [0, 0],
    [0.2, 20],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [31, 3100],
  ])('%d are %i hundredths', (units, hundredths) => {
    expect(parseVacationUnits(units)).toBe(hundredths);
  });

  it.each([-0.2, 31.01, 0.125, 1e-9, Number.NaN, Number.POSITIVE_INFINITY])('%d are refused', units => {
    expect(parseVacationUnits(units)).toBeUndefined();
  });
});

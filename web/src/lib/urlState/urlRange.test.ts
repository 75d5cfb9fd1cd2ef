import { getPreviousMonth, resolveUrlRange, toUrlRange } from './urlRange';

const today = '2026-11-21';
const november = { start: '2026-11-01', end: '2026-11-30' };

describe('resolveUrlRange', () => {
  it('returns the current month when the address has no days', () => {
    expect(resolveUrlRange({ start: null, end: null }, today)).toEqual(november);
  });

  it('returns the days of the address, even if the range is a single day', () => {
    expect(resolveUrlRange({ start: '2026-02-03', end: '2026-04-05' }, today)).toEqual({
      start: '2026-02-03',
      end: '2026-04-05',
    });
    expect(resolveUrlRange({ start: '2026-02-03', end: '2026-02-03' }, today)).toEqual({
      start: '2026-02-03',
      end: '2026-02-03',
    });
  });

  it('returns the current month when a day is missing or the end precedes the start', () => {
    expect(resolveUrlRange({ start: '2026-02-03', end: null }, today)).toEqual(november);
    expect(resolveUrlRange({ start: null, end: '2026-02-03' }, today)).toEqual(november);
    expect(resolveUrlRange({ start: '2026-02-04', end: '2026-02-03' }, today)).toEqual(november);
  });
});

it('omits the range from the address only when it is the current month', () => {
  expect(toUrlRange(november, today)).toEqual({ start: null, end: null });
  expect(toUrlRange({ ...november, end: '2026-11-29' }, today)).toEqual({
    start: '2026-11-01',
    end: '2026-11-29',
  });
});

describe('getPreviousMonth', () => {
  it('returns the whole previous month, including a month of the previous year and a February', () => {
    expect(getPreviousMonth({ start: '2026-01-15', end: '2026-03-01' })).toEqual({
      start: '2025-12-01',
      end: '2025-12-31',
    });
    expect(getPreviousMonth({ start: '2028-03-31', end: '2028-03-31' })).toEqual({
      start: '2028-02-01',
      end: '2028-02-29',
    });
  });

  it('returns null when the previous month is before the first day that people can enter', () => {
    expect(getPreviousMonth({ start: '1900-01-31', end: '1900-02-01' })).toBeNull();
  });
});

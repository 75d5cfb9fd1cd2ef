import { monthBefore, readRange, writeRange } from './chosenRange';

const today = '2026-11-21';
const november = { start: '2026-11-01', end: '2026-11-30' };

describe('the range of an address', () => {
  it('is this month when it names none', () => {
    expect(readRange({ start: null, end: null }, today)).toEqual(november);
  });

  it('is what it names, a single day too', () => {
    expect(readRange({ start: '2026-02-03', end: '2026-04-05' }, today)).toEqual({
      start: '2026-02-03',
      end: '2026-04-05',
    });
    expect(readRange({ start: '2026-02-03', end: '2026-02-03' }, today)).toEqual({
      start: '2026-02-03',
      end: '2026-02-03',
    });
  });

  it('is this month when half of it is missing or its end precedes its start', () => {
    expect(readRange({ start: '2026-02-03', end: null }, today)).toEqual(november);
    expect(readRange({ start: null, end: '2026-02-03' }, today)).toEqual(november);
    expect(readRange({ start: '2026-02-04', end: '2026-02-03' }, today)).toEqual(november);
  });
});

it('leaves the current month out of the address, and nothing else', () => {
  expect(writeRange(november, today)).toEqual({ start: null, end: null });
  expect(writeRange({ ...november, end: '2026-11-29' }, today)).toEqual({
    start: '2026-11-01',
    end: '2026-11-29',
  });
});

describe('the month before', () => {
  it('is a whole month, over the new year and in February too', () => {
    expect(monthBefore({ start: '2026-01-15', end: '2026-03-01' })).toEqual({
      start: '2025-12-01',
      end: '2025-12-31',
    });
    expect(monthBefore({ start: '2028-03-31', end: '2028-03-31' })).toEqual({
      start: '2028-02-01',
      end: '2028-02-29',
    });
  });

  it('ends with the calendar that people may use', () => {
    expect(monthBefore({ start: '1900-01-31', end: '1900-02-01' })).toBeNull();
  });
});

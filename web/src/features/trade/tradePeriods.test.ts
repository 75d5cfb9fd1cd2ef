import { resolvePeriod } from '../../lib/days/period';
import { readSearch } from '../../lib/urlState/urlState';
import { missingDays, tradeParams } from './tradePeriods';

const chosen = (search: string) => readSearch(tradeParams, search);
const range = (search: string) => resolvePeriod(chosen(search), '2026-03-31');

describe('Trade shows', () => {
  it('the current month unless something else is chosen', () => {
    expect(range('')).toEqual({ start: '2026-03-01', end: '2026-03-31' });
    expect(range('?period=all')).toEqual({ start: '2026-03-01', end: '2026-03-31' });
  });

  it('the whole previous month', () => {
    expect(range('?period=last-month')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  });

  it('a custom range once both days are chosen, a single day included', () => {
    expect(range('?period=custom')).toBeNull();
    expect(range('?period=custom&start=2026-02-10')).toBeNull();
    expect(range('?period=custom&end=2026-02-10')).toBeNull();
    expect(range('?period=custom&start=2026-02-10&end=2026-02-10')).toEqual({
      start: '2026-02-10',
      end: '2026-02-10',
    });
  });

  it('no custom days while another period is chosen', () => {
    expect(range('?start=2026-01-01&end=2026-01-31')).toEqual({ start: '2026-03-01', end: '2026-03-31' });
  });
});

describe('an unfinished custom range', () => {
  it.each(['?period=custom', '?period=custom&start=2026-02-10', '?period=custom&start=2026-02-30'])(
    '%s asks for the days',
    search => {
      expect(missingDays(chosen(search))).toBe('Choose a start and an end date.');
    },
  );

  it('says that its end is before its start', () => {
    expect(range('?period=custom&start=2026-02-10&end=2026-02-09')).toBeNull();
    expect(missingDays(chosen('?period=custom&start=2026-02-10&end=2026-02-09'))).toBe(
      'The end date is before the start date.',
    );
  });
});

import { resolvePeriod } from '../../lib/days/period';
import { parseSearch } from '../../lib/urlState/urlState';
import { describeRangeProblem, tradeParams } from './tradePeriods';

const parseFilters = (search: string) => parseSearch(tradeParams, search);
const parseRange = (search: string) => resolvePeriod(parseFilters(search), '2026-03-31');

describe('date range of the Trade page', () => {
  it('defaults to the current month, also when the URL contains a period that Trade does not offer', () => {
    expect(parseRange('')).toEqual({ start: '2026-03-01', end: '2026-03-31' });
    expect(parseRange('?period=all')).toEqual({ start: '2026-03-01', end: '2026-03-31' });
  });

  it('covers the whole previous month for "last-month"', () => {
    expect(parseRange('?period=last-month')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  });

  it('requires both days of a custom range, which may be the same day', () => {
    expect(parseRange('?period=custom')).toBeNull();
    expect(parseRange('?period=custom&start=2026-02-10')).toBeNull();
    expect(parseRange('?period=custom&end=2026-02-10')).toBeNull();
    expect(parseRange('?period=custom&start=2026-02-10&end=2026-02-10')).toEqual({
      start: '2026-02-10',
      end: '2026-02-10',
    });
  });

  it('ignores custom days while another period is chosen', () => {
    expect(parseRange('?start=2026-01-01&end=2026-01-31')).toEqual({
      start: '2026-03-01',
      end: '2026-03-31',
    });
  });
});

describe('problem of a custom range', () => {
  it.each(['?period=custom', '?period=custom&start=2026-02-10', '?period=custom&start=2026-02-30'])(
    'reports missing dates for %s',
    search => {
      expect(describeRangeProblem(parseFilters(search))).toBe('Choose a start and an end date.');
    },
  );

  it('reports that the end date is before the start date', () => {
    expect(parseRange('?period=custom&start=2026-02-10&end=2026-02-09')).toBeNull();
    expect(describeRangeProblem(parseFilters('?period=custom&start=2026-02-10&end=2026-02-09'))).toBe(
      'The end date is before the start date.',
    );
  });
});

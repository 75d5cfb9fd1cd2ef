import { canSkipDelay } from '../../lib/urlState/listParams';
import { parseSearch } from '../../lib/urlState/urlState';
import { hogList, toHogVariables } from './hogFilters';

const variablesFor = (search: string) => toHogVariables(parseSearch(hogList.params, search), '2026-11-21');

describe('toHogVariables', () => {
  it('requests the first 100 deals of this month by log day, by default', () => {
    expect(variablesFor('')).toEqual({
      start: '2026-11-01',
      end: '2026-11-30',
      employeeId: null,
      search: null,
      open: null,
      sort: 'LOG_DAY',
      isDescending: false,
      offset: 0,
      limit: 100,
    });
  });

  it('copies all parameters of the URL into the query variables', () => {
    const search = '?employee=7&search=+kia+&period=last-month&sort=frontGross&order=desc&page=2';
    expect(variablesFor(search)).toEqual({
      start: '2026-10-01',
      end: '2026-10-31',
      employeeId: 7,
      search: 'kia',
      open: null,
      sort: 'FRONT_GROSS',
      isDescending: true,
      offset: 200,
      limit: 100,
    });
  });

  it('returns null until both days of a custom range are valid', () => {
    expect(variablesFor('?period=custom&start=2026-02-03&end=2026-02-05')).toMatchObject({
      start: '2026-02-03',
      end: '2026-02-05',
    });
    expect(variablesFor('?period=custom&start=2026-02-03')).toBeNull();
    expect(variablesFor('?period=custom&start=2026-02-05&end=2026-02-03')).toBeNull();
  });

  it('ignores a blank search', () => {
    expect(variablesFor('?search=+++')).toMatchObject({ search: null });
  });

  it('sorts only the list of open items by age', () => {
    expect(variablesFor('?open=confirm&sort=age')).toMatchObject({
      open: ['UNCONFIRMED'],
      sort: 'OPEN_SINCE',
    });
    expect(variablesFor('?open=any')?.open).toHaveLength(8);
    expect(variablesFor('?open=everything&sort=age')).toMatchObject({ open: null, sort: 'LOG_DAY' });
  });

  it('truncates a search to 200 characters', () => {
    expect(variablesFor(`?search=${'x'.repeat(500)}`)?.search).toHaveLength(200);
  });
});

describe('a filter change in Hog', () => {
  const base = variablesFor('?employee=7');
  const isSentImmediately = (search: string) => {
    const other = variablesFor(search);
    return base !== null && other !== null && canSkipDelay(base, other);
  };

  it('sends the request immediately when the order, the page or the search changes', () => {
    expect(isSentImmediately('?employee=7&sort=number&order=desc')).toBe(true);
    expect(isSentImmediately('?employee=7&page=1')).toBe(true);
    expect(isSentImmediately('?employee=7&search=x')).toBe(true);
  });

  it('delays the request when the employee or the period changes', () => {
    expect(isSentImmediately('?employee=8')).toBe(false);
    expect(isSentImmediately('?employee=7&period=today')).toBe(false);
  });
});

describe('hogList', () => {
  it('counts the active filters for the phone button, without the search and the open items filter', () => {
    const countFilters = (search: string) =>
      hogList.countCollapsedFilters(parseSearch(hogList.params, search));
    expect(countFilters('?search=kia&open=any')).toBe(0);
    expect(countFilters('?search=kia&employee=3&period=all')).toBe(2);
  });

  it('does not treat a sort or a page as a filter', () => {
    expect(hogList.isFiltered(parseSearch(hogList.params, '?sort=number&page=2&search=+'))).toBe(false);
    expect(hogList.isFiltered(parseSearch(hogList.params, '?period=all'))).toBe(true);
    expect(hogList.isFiltered(parseSearch(hogList.params, '?employee=3'))).toBe(true);
    expect(hogList.isFiltered(parseSearch(hogList.params, '?open=any'))).toBe(true);
  });
});

import { needsNoWait } from '../../lib/address/listPage';
import { readSearch } from '../../lib/address/urlState';
import { hogList, hogVariables } from './hogFilters';

const asked = (search: string) => hogVariables(readSearch(hogList.params, search), '2026-11-21');

describe('Hog asks for', () => {
  it('this month by log day, the first hundred, when nothing is chosen', () => {
    expect(asked('')).toEqual({
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

  it('what its address names', () => {
    const search = '?employee=7&search=+kia+&period=last-month&sort=frontGross&order=desc&page=2';
    expect(asked(search)).toEqual({
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

  it('the days of a custom range, and nothing until both are chosen', () => {
    expect(asked('?period=custom&start=2026-02-03&end=2026-02-05')).toMatchObject({
      start: '2026-02-03',
      end: '2026-02-05',
    });
    expect(asked('?period=custom&start=2026-02-03')).toBeNull();
    expect(asked('?period=custom&start=2026-02-05&end=2026-02-03')).toBeNull();
  });

  it('everything when the search is blank', () => {
    expect(asked('?search=+++')).toMatchObject({ search: null });
  });

  it('what is open, the oldest first', () => {
    expect(asked('?open=confirm&sort=age')).toMatchObject({ open: ['UNCONFIRMED'], sort: 'OPEN_SINCE' });
    expect(asked('?open=any')?.open).toHaveLength(8);
    expect(asked('?open=everything&sort=age')).toMatchObject({ open: null, sort: 'LOG_DAY' });
  });

  it('no more of a search than the server takes', () => {
    expect(asked(`?search=${'x'.repeat(500)}`)?.search).toHaveLength(200);
  });
});

describe('a request', () => {
  const base = asked('?employee=7');
  const isSentAtOnce = (search: string) => {
    const other = asked(search);
    return base !== null && other !== null && needsNoWait(base, other);
  };

  it('for another order or page is sent at once, and for a search, which waits in its field', () => {
    expect(isSentAtOnce('?employee=7&sort=number&order=desc')).toBe(true);
    expect(isSentAtOnce('?employee=7&page=1')).toBe(true);
    expect(isSentAtOnce('?employee=7&search=x')).toBe(true);
  });

  it('waits once the employee or the days differ', () => {
    expect(isSentAtOnce('?employee=8')).toBe(false);
    expect(isSentAtOnce('?employee=7&period=today')).toBe(false);
  });
});

describe('filters', () => {
  it('are counted for a phone, which has their button; the search and what is open stand beside it', () => {
    const counted = (search: string) => hogList.chosenBesideFirst(readSearch(hogList.params, search));
    expect(counted('?search=kia&open=any')).toBe(0);
    expect(counted('?search=kia&employee=3&period=all')).toBe(2);
  });

  it('are chosen, or not; a sort is none', () => {
    expect(hogList.isFiltered(readSearch(hogList.params, '?sort=number&page=2&search=+'))).toBe(false);
    expect(hogList.isFiltered(readSearch(hogList.params, '?period=all'))).toBe(true);
    expect(hogList.isFiltered(readSearch(hogList.params, '?employee=3'))).toBe(true);
    expect(hogList.isFiltered(readSearch(hogList.params, '?open=any'))).toBe(true);
  });
});

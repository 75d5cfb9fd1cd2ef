import { needsNoWait } from '../../lib/address/listPage';
import { readSearch } from '../../lib/address/urlState';
import { activityList } from './activityFilters';

const asked = (search: string) =>
  activityList.variables(readSearch(activityList.params, search), '2026-11-21');

describe('Activity asks for', () => {
  it('the deals of an import, of all days', () => {
    expect(asked('?period=all&import=12')).toMatchObject({ importId: 12, start: '1900-01-01' });
  });

  it('today’s deals, the first hundred, when nothing is chosen', () => {
    expect(asked('')).toEqual({
      start: '2026-11-21',
      end: '2026-11-21',
      employeeId: null,
      search: null,
      dealStatus: null,
      deliveryStatus: null,
      sort: 'LOG_DAY',
      isDescending: false,
      offset: 0,
      limit: 100,
    });
  });

  it('what its address names', () => {
    const search =
      '?employee=7&search=+kia+&status=IN_FINANCE&delivery=DEL&period=yesterday&sort=salesManager&order=desc&page=1';
    expect(asked(search)).toEqual({
      start: '2026-11-20',
      end: '2026-11-20',
      employeeId: 7,
      search: 'kia',
      dealStatus: 'IN_FINANCE',
      deliveryStatus: 'DEL',
      sort: 'SALES_MANAGER',
      isDescending: true,
      offset: 100,
      limit: 100,
    });
  });

  it('every status when the address names none that exists', () => {
    expect(asked('?status=SOLD&delivery=')).toMatchObject({ dealStatus: null, deliveryStatus: null });
  });

  it('nothing until both days of a custom range are chosen', () => {
    expect(asked('?period=custom&start=2026-02-03')).toBeNull();
    expect(asked('?period=custom&start=2026-02-03&end=2026-02-03')).toMatchObject({ start: '2026-02-03' });
  });
});

describe('a request', () => {
  const base = asked('?status=DEAD');
  const isSentAtOnce = (search: string) => {
    const other = asked(search);
    return base !== null && other !== null && needsNoWait(base, other);
  };

  it('for another order or page is sent at once, and for a search, which waits in its field', () => {
    expect(isSentAtOnce('?status=DEAD&sort=number&order=desc&page=2')).toBe(true);
    expect(isSentAtOnce('?status=DEAD&search=x')).toBe(true);
  });

  it.each(['', '?status=HOGGED', '?status=DEAD&delivery=OAC', '?status=DEAD&employee=3'])(
    'waits for %s',
    search => {
      expect(isSentAtOnce(search)).toBe(false);
    },
  );
});

it('is filtered by anything but the sort and the page', () => {
  expect(activityList.isFiltered(readSearch(activityList.params, '?sort=number&page=2&search=+'))).toBe(
    false,
  );
  expect(activityList.isFiltered(readSearch(activityList.params, '?delivery=TBA'))).toBe(true);
  expect(activityList.isFiltered(readSearch(activityList.params, '?period=all'))).toBe(true);
});

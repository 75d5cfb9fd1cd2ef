import { canSkipDelay } from '../../lib/urlState/listParams';
import { parseSearch } from '../../lib/urlState/urlState';
import { activityList } from './activityFilters';

const variablesFor = (search: string) =>
  activityList.variables(parseSearch(activityList.params, search), '2026-11-21');

describe('activityList.variables', () => {
  it('requests the deals of an import without limiting the days', () => {
    expect(variablesFor('?period=all&import=12')).toMatchObject({ importId: 12, start: '1900-01-01' });
  });

  it('requests the first 100 deals of today by default', () => {
    expect(variablesFor('')).toEqual({
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

  it('copies all parameters of the URL into the query variables', () => {
    const search =
      '?employee=7&search=+kia+&status=IN_FINANCE&delivery=DEL&period=yesterday&sort=salesManager&order=desc&page=1';
    expect(variablesFor(search)).toEqual({
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

  it('ignores a status parameter that does not exist', () => {
    expect(variablesFor('?status=SOLD&delivery=')).toMatchObject({ dealStatus: null, deliveryStatus: null });
  });

  it('returns null until both days of a custom range are chosen', () => {
    expect(variablesFor('?period=custom&start=2026-02-03')).toBeNull();
    expect(variablesFor('?period=custom&start=2026-02-03&end=2026-02-03')).toMatchObject({
      start: '2026-02-03',
    });
  });
});

describe('a filter change in Activity', () => {
  const base = variablesFor('?status=DEAD');
  const isSentImmediately = (search: string) => {
    const other = variablesFor(search);
    return base !== null && other !== null && canSkipDelay(base, other);
  };

  it('sends the request immediately when the order, the page or the search changes', () => {
    expect(isSentImmediately('?status=DEAD&sort=number&order=desc&page=2')).toBe(true);
    expect(isSentImmediately('?status=DEAD&search=x')).toBe(true);
  });

  it.each(['', '?status=HOGGED', '?status=DEAD&delivery=OAC', '?status=DEAD&employee=3'])(
    'delays the request when %s changes',
    search => {
      expect(isSentImmediately(search)).toBe(false);
    },
  );
});

it('counts every parameter except the sort and the page as a filter', () => {
  expect(activityList.isFiltered(parseSearch(activityList.params, '?sort=number&page=2&search=+'))).toBe(
    false,
  );
  expect(activityList.isFiltered(parseSearch(activityList.params, '?delivery=TBA'))).toBe(true);
  expect(activityList.isFiltered(parseSearch(activityList.params, '?period=all'))).toBe(true);
});

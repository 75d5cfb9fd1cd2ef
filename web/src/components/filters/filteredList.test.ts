import { dealPeriods } from '../../lib/days/period';
import { oneOfParam, optionalOneOfParam, parseSearch } from '../../lib/urlState/urlState';
import { defineFilteredList, salespersonFilter, searchFilter } from './filteredList';

const dealList = defineFilteredList({
  filters: {
    search: searchFilter,
    employee: salespersonFilter,
    status: {
      kind: 'choice',
      label: 'Status',
      all: 'All',
      options: { OPEN: 'Open', CLOSED: 'Done' },
      exportValues: { OPEN: 'open', CLOSED: 'closed' },
      param: optionalOneOfParam(['OPEN', 'CLOSED']),
      variable: 'status',
    },
    period: { kind: 'period', periods: dealPeriods, param: oneOfParam(dealPeriods, 'today') },
  },
  sorted: { sorts: { day: 'DAY', customer: 'CUSTOMER_NAME' }, sort: 'day', order: 'asc' },
  files: { Things: 'things', 'Things, every field': 'everything' },
});

const toVariables = (search: string) =>
  dealList.variables(parseSearch(dealList.params, search), '2026-11-25');

describe('defineFilteredList', () => {
  it('builds query variables from the URL: filters, days, sort order and page', () => {
    expect(toVariables('employee=7&status=CLOSED&sort=customer&order=desc&page=2')).toEqual({
      start: '2026-11-25',
      end: '2026-11-25',
      search: null,
      employeeId: 7,
      status: 'CLOSED',
      sort: 'CUSTOMER_NAME',
      isDescending: true,
      offset: 200,
      limit: 100,
    });
  });

  it('exports all pages of the list to each file, with the filter values that REST uses', () => {
    const query = {
      start: '2026-11-25',
      end: '2026-11-25',
      search: 'kia',
      employeeId: null,
      status: 'closed',
    };
    const files = dealList.toExports(toVariables('status=CLOSED&search=kia&page=1') ?? {});
    expect(files.map(({ title, name }) => [title, name])).toEqual([
      ['Things', 'things'],
      ['Things, every field', 'everything'],
    ]);
    for (const file of files) expect(file.query).toEqual({ ...query, sort: 'DAY', isDescending: false });
  });

  it('exports an empty value for a filter that is not set', () => {
    expect(dealList.toExports(toVariables('') ?? {})[0]?.query.status).toBe('');
  });

  it('supports a list without a period, a sort order and saved views', () => {
    const plain = defineFilteredList({ filters: { search: searchFilter }, files: {} });
    expect(plain.views).toBeUndefined();
    expect(plain.clearedFilters).toEqual({ search: '', page: 0 });
    const values = parseSearch(plain.params, 'search=+kia+&start=2026-01-01&sort=day');
    expect(plain.variables(values, '2026-11-25')).toEqual({ search: 'kia', offset: 0, limit: 100 });
  });
});

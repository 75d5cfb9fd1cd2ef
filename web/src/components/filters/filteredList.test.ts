import { maybeOneOf, oneOf, readSearch } from '../../lib/address/urlState';
import { dealPeriods } from '../../lib/days/period';
import { filteredList, salespersonFilter, searchFilter } from './filteredList';

const ofDays = filteredList({
  filters: {
    search: searchFilter,
    employee: salespersonFilter,
    status: {
      kind: 'choice',
      label: 'Status',
      all: 'All',
      options: { OPEN: 'Open', CLOSED: 'Done' },
      inFile: { OPEN: 'open', CLOSED: 'closed' },
      param: maybeOneOf(['OPEN', 'CLOSED']),
      variable: 'status',
    },
    period: { kind: 'period', offered: dealPeriods, param: oneOf(dealPeriods, 'today') },
  },
  sorted: { sorts: { day: 'DAY', customer: 'CUSTOMER_NAME' }, sort: 'day', order: 'asc' },
  files: { Things: 'things', 'Things, every field': 'everything' },
});

const asked = (search: string) => ofDays.variables(readSearch(ofDays.params, search), '2026-11-25');

describe('a list', () => {
  it('asks by its table for what its address says: filters, days, order and page', () => {
    expect(asked('employee=7&status=CLOSED&sort=customer&order=desc&page=2')).toEqual({
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

  it('has each of its files for all of it, in the words of the call', () => {
    const query = {
      start: '2026-11-25',
      end: '2026-11-25',
      search: 'kia',
      employeeId: null,
      status: 'closed',
    };
    const files = ofDays.exported(asked('status=CLOSED&search=kia&page=1') ?? {});
    expect(files.map(({ title, name }) => [title, name])).toEqual([
      ['Things', 'things'],
      ['Things, every field', 'everything'],
    ]);
    for (const file of files) expect(file.query).toEqual({ ...query, sort: 'DAY', isDescending: false });
  });

  it('leaves a choice that is not made out of its file', () => {
    expect(ofDays.exported(asked('') ?? {})[0]?.query.status).toBe('');
  });

  it('may have no days, no order and no views', () => {
    const plain = filteredList({ filters: { search: searchFilter }, files: {} });
    expect(plain.views).toBeUndefined();
    expect(plain.cleared).toEqual({ search: '', page: 0 });
    const values = readSearch(plain.params, 'search=+kia+&start=2026-01-01&sort=day');
    expect(plain.variables(values, '2026-11-25')).toEqual({ search: 'kia', offset: 0, limit: 100 });
  });
});

import {
  canonicalSearch,
  cleared,
  day,
  id,
  maybeOneOf,
  oneOf,
  page,
  readSearch,
  text,
  writeSearch,
} from './urlState';

const filters = {
  employee: id(),
  search: text(),
  period: oneOf(['this-month', 'today', 'all'], 'this-month'),
  status: maybeOneOf(['DEL', 'TBA']),
  start: day(),
  page: page(),
};

const untouched = { employee: null, search: '', period: 'this-month', status: null, start: null, page: 0 };

describe('an address', () => {
  it('without filters gives each its fallback', () => {
    expect(readSearch(filters, '')).toEqual(untouched);
  });

  it('is cleared to the fallbacks, but for what stays', () => {
    const { period: _, page: __, ...others } = untouched;
    expect(cleared(filters, 'period', 'page')).toEqual(others);
  });

  it('gives the filters it names', () => {
    const search = '?employee=12&search=o%27neil+%26+co&period=today&status=TBA&start=2026-02-01&page=3';
    expect(readSearch(filters, search)).toEqual({
      employee: 12,
      search: "o'neil & co",
      period: 'today',
      status: 'TBA',
      start: '2026-02-01',
      page: 3,
    });
  });

  it('that was tampered with reads as if the filter were absent', () => {
    const search = '?employee=12abc&period=forever&status=x&start=2026-02-30&page=-1';
    expect(readSearch(filters, search)).toEqual(untouched);
    expect(readSearch(filters, '?employee=0&page=1e3')).toEqual(untouched);
  });
});

describe('two addresses', () => {
  it('that ask for the same are written alike, whatever page they are on', () => {
    const one = canonicalSearch(filters, '?status=TBA&employee=7&page=3');
    expect(one).toBe('employee=7&status=TBA');
    expect(canonicalSearch(filters, 'employee=7&status=TBA&period=this-month&deal=5')).toBe(one);
    expect(canonicalSearch(filters, 'employee=8&status=TBA')).not.toBe(one);
  });

  it('that ask for nothing are empty', () => {
    expect(canonicalSearch(filters, '?page=2&status=x&mode=teams')).toBe('');
  });
});

describe('a change', () => {
  it('writes what differs and leaves out what equals the fallback', () => {
    expect(writeSearch(filters, '', { employee: 7, period: 'this-month' })).toBe('employee=7');
    expect(writeSearch(filters, '?employee=7&period=all', { period: 'this-month', employee: null })).toBe('');
  });

  it('keeps the other filters and whatever else stands in the address', () => {
    expect(writeSearch(filters, '?mode=teams&search=kia', { page: 2 })).toBe('mode=teams&search=kia&page=2');
  });

  it('reads back as it was written', () => {
    const search = writeSearch(filters, '', { search: 'a=b&c%', start: '2026-02-01', status: 'DEL' });
    expect(readSearch(filters, search)).toEqual({
      ...untouched,
      search: 'a=b&c%',
      start: '2026-02-01',
      status: 'DEL',
    });
  });
});

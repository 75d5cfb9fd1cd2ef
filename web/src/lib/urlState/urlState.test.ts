import {
  canonicalSearch,
  clearedValues,
  dayParam,
  idParam,
  oneOfParam,
  optionalOneOfParam,
  pageParam,
  readSearch,
  textParam,
  writeSearch,
} from './urlState';

const filters = {
  employee: idParam(),
  search: textParam(),
  period: oneOfParam(['this-month', 'today', 'all'], 'this-month'),
  status: optionalOneOfParam(['DEL', 'TBA']),
  start: dayParam(),
  page: pageParam(),
};

const fallbackValues = {
  employee: null,
  search: '',
  period: 'this-month',
  status: null,
  start: null,
  page: 0,
};

describe('an address', () => {
  it('returns every fallback when it has no filters', () => {
    expect(readSearch(filters, '')).toEqual(fallbackValues);
  });

  it('resets to the fallbacks, except the parameters to keep', () => {
    const { period: _, page: __, ...others } = fallbackValues;
    expect(clearedValues(filters, 'period', 'page')).toEqual(others);
  });

  it('returns the filters that it contains', () => {
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

  it('ignores invalid values', () => {
    const search = '?employee=12abc&period=forever&status=x&start=2026-02-30&page=-1';
    expect(readSearch(filters, search)).toEqual(fallbackValues);
    expect(readSearch(filters, '?employee=0&page=1e3')).toEqual(fallbackValues);
  });
});

describe('canonicalSearch', () => {
  it('returns the same text for addresses with the same filters on any page', () => {
    const one = canonicalSearch(filters, '?status=TBA&employee=7&page=3');
    expect(one).toBe('employee=7&status=TBA');
    expect(canonicalSearch(filters, 'employee=7&status=TBA&period=this-month&deal=5')).toBe(one);
    expect(canonicalSearch(filters, 'employee=8&status=TBA')).not.toBe(one);
  });

  it('returns an empty text for addresses without filters', () => {
    expect(canonicalSearch(filters, '?page=2&status=x&mode=teams')).toBe('');
  });
});

describe('writeSearch', () => {
  it('writes changed values and leaves out fallback values', () => {
    expect(writeSearch(filters, '', { employee: 7, period: 'this-month' })).toBe('employee=7');
    expect(writeSearch(filters, '?employee=7&period=all', { period: 'this-month', employee: null })).toBe('');
  });

  it('keeps the other filters and unknown parameters', () => {
    expect(writeSearch(filters, '?mode=teams&search=kia', { page: 2 })).toBe('mode=teams&search=kia&page=2');
  });

  it('writes values that are read back unchanged', () => {
    const search = writeSearch(filters, '', { search: 'a=b&c%', start: '2026-02-01', status: 'DEL' });
    expect(readSearch(filters, search)).toEqual({
      ...fallbackValues,
      search: 'a=b&c%',
      start: '2026-02-01',
      status: 'DEL',
    });
  });
});

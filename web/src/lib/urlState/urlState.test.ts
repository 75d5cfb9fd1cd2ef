import {
  buildCanonicalSearch,
  buildSearch,
  dayParam,
  getClearedValues,
  idParam,
  oneOfParam,
  optionalOneOfParam,
  pageParam,
  parseSearch,
  textParam,
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

describe('the filters of an address', () => {
  it('returns the fallback of every filter when the address has no filters', () => {
    expect(parseSearch(filters, '')).toEqual(fallbackValues);
  });

  it('resets all filters to their fallbacks, except for the given parameters', () => {
    const { period: _, page: __, ...others } = fallbackValues;
    expect(getClearedValues(filters, 'period', 'page')).toEqual(others);
  });

  it('returns the values that the address contains', () => {
    const search = '?employee=12&search=o%27neil+%26+co&period=today&status=TBA&start=2026-02-01&page=3';
    expect(parseSearch(filters, search)).toEqual({
      employee: 12,
      search: "o'neil & co",
      period: 'today',
      status: 'TBA',
      start: '2026-02-01',
      page: 3,
    });
  });

  it('returns the fallback for invalid values', () => {
    const search = '?employee=12abc&period=forever&status=x&start=2026-02-30&page=-1';
    expect(parseSearch(filters, search)).toEqual(fallbackValues);
    expect(parseSearch(filters, '?employee=0&page=1e3')).toEqual(fallbackValues);
  });
});

describe('buildCanonicalSearch', () => {
  it('returns the same text for addresses that have the same filters but different pages', () => {
    const one = buildCanonicalSearch(filters, '?status=TBA&employee=7&page=3');
    expect(one).toBe('employee=7&status=TBA');
    expect(buildCanonicalSearch(filters, 'employee=7&status=TBA&period=this-month&deal=5')).toBe(one);
    expect(buildCanonicalSearch(filters, 'employee=8&status=TBA')).not.toBe(one);
  });

  it('returns an empty text for addresses without filters', () => {
    expect(buildCanonicalSearch(filters, '?page=2&status=x&mode=teams')).toBe('');
  });
});

describe('buildSearch', () => {
  it('writes changed values and omits values that equal their fallback', () => {
    expect(buildSearch(filters, '', { employee: 7, period: 'this-month' })).toBe('employee=7');
    expect(buildSearch(filters, '?employee=7&period=all', { period: 'this-month', employee: null })).toBe('');
  });

  it('keeps the other filters and unknown parameters', () => {
    expect(buildSearch(filters, '?mode=teams&search=kia', { page: 2 })).toBe('mode=teams&search=kia&page=2');
  });

  it('writes values that parseSearch reads back unchanged', () => {
    const search = buildSearch(filters, '', { search: 'a=b&c%', start: '2026-02-01', status: 'DEL' });
    expect(parseSearch(filters, search)).toEqual({
      ...fallbackValues,
      search: 'a=b&c%',
      start: '2026-02-01',
      status: 'DEL',
    });
  });
});

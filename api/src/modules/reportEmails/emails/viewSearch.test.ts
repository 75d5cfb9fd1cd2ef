import { VIEWED_LIST_FILES } from '../../../reports/exports/lists/viewedLists.ts';
import { VIEWED_LISTS, type ViewedList } from '../../savedViews/savedView.types.ts';
import { parseViewSearch } from './viewSearch.ts';

const TODAY = '2026-11-24';
const NOVEMBER = { start: '2026-11-01', end: '2026-11-30' };
const TODAY_RANGE = { start: TODAY, end: TODAY };
const BY_LOG_DAY = { sort: 'LOG_DAY', isDescending: '0' };
const NEWEST_FIRST = { sort: 'DATE', isDescending: '1' };

const parseSearch = (list: ViewedList, search: string) =>
  parseViewSearch(VIEWED_LIST_FILES[list], search, TODAY);

it.each<[ViewedList, Record<string, string>]>([
  ['HOG', { ...NOVEMBER, ...BY_LOG_DAY }],
  ['ACTIVITY', { ...TODAY_RANGE, ...BY_LOG_DAY }],
  ['UP_LOG_STATS', { ...NOVEMBER, ...NEWEST_FIRST }],
  ['CHANGES', TODAY_RANGE],
])('returns the default variables of %s for a URL without parameters', (list, expected) => {
  expect(parseSearch(list, '')).toEqual(expected);
});

it.each(VIEWED_LISTS)('returns only variables that the export of %s accepts', list => {
  const { file, sorted } = VIEWED_LIST_FILES[list];
  for (const sort of ['', ...Object.keys(sorted?.sorts ?? {})]) {
    const variables = Object.entries(parseSearch(list, `sort=${sort}`) ?? {});
    expect(variables.map(([name]) => name)).toContain('start');
    expect(variables.filter(([name, value]) => !file.isValidArgument(name, value))).toEqual([]);
  }
});

it.each<[ViewedList, string, Record<string, string>]>([
  ['HOG', 'search=+Kia+&employee=7', { ...NOVEMBER, search: 'Kia', employeeId: '7', ...BY_LOG_DAY }],
  ['HOG', 'open=confirm', { ...NOVEMBER, open: 'UNCONFIRMED', ...BY_LOG_DAY }],
  [
    'HOG',
    'open=locked&sort=age&order=desc',
    { ...NOVEMBER, open: 'LOCKED', sort: 'OPEN_SINCE', isDescending: '1' },
  ],
  [
    'HOG',
    'open=any&sort=frontGross',
    {
      ...NOVEMBER,
      open: 'GROSS,UNCONFIRMED,CHANGED,UNDATED,WAITING,OVERDUE,NOBODY,UNCLASSIFIED',
      sort: 'FRONT_GROSS',
      isDescending: '0',
    },
  ],
  ['HOG', 'sort=age', { ...NOVEMBER, ...BY_LOG_DAY }],
  [
    'HOG',
    'period=custom&start=2026-02-01&end=2026-02-01',
    { start: '2026-02-01', end: '2026-02-01', ...BY_LOG_DAY },
  ],
  [
    'ACTIVITY',
    'status=IN_FINANCE&delivery=TBA&period=yesterday&sort=tradeStatus',
    {
      start: '2026-11-23',
      end: '2026-11-23',
      dealStatus: 'IN FINANCE',
      deliveryStatus: 'TBA',
      sort: 'TRADE',
      isDescending: '0',
    },
  ],
  ['ACTIVITY', 'sort=salesManager&order=desc', { ...TODAY_RANGE, sort: 'SALES_MANAGER', isDescending: '1' }],
  [
    'UP_LOG_STATS',
    'by=TEAM&team=3&employee=9&type=B_BACK&sold=OAC&sort=isBdcUp&order=asc',
    {
      ...NOVEMBER,
      teamId: '3',
      employeeId: '9',
      upType: 'B-Back',
      sold: 'OAC',
      sort: 'BDC_UP',
      isDescending: '0',
    },
  ],
  ['UP_LOG_STATS', 'period=today', { ...TODAY_RANGE, ...NEWEST_FIRST }],
  [
    'CHANGES',
    'deal=Hopper&by=3&kind=DEAL&field=FRONT_GROSS&door=SCREEN&period=year-to-date',
    {
      start: '2026-01-01',
      end: TODAY,
      search: 'Hopper',
      employeeId: '3',
      kind: 'DEAL',
      field: 'FRONT_GROSS',
      door: 'SCREEN',
    },
  ],
])('returns the variables of %s for the parameters %s', (list, search, expected) => {
  expect(parseSearch(list, search)).toEqual(expected);
});

it.each<[ViewedList, string]>([
  ['HOG', 'search=++&employee=0&open=nothing&sort=constructor&order=up&period=last-week&start=2026-02-01'],
  ['HOG', 'employee=99999999999&open=unconfirmed&page=3&teamId=2&delivery=DEL'],
  ['ACTIVITY', 'status=__proto__&delivery=SOLD&employee=-1'],
  ['UP_LOG_STATS', 'team=6&employee=x&type=Fresh+Up&sold=MAYBE&period=yesterday'],
  ['CHANGES', 'kind=NOTHING&field=toString&door=WINDOW&by='],
])('ignores URL parameters that %s does not accept: %s', (list, search) => {
  expect(parseSearch(list, search)).toEqual(parseSearch(list, ''));
});

it.each(['', '&start=2026-11-01', '&start=2026-11-02&end=2026-11-01', '&start=2026-02-30&end=2026-03-01'])(
  'returns undefined for an invalid custom range: %s',
  days => {
    expect(parseSearch('HOG', `period=custom${days}`)).toBeUndefined();
  },
);

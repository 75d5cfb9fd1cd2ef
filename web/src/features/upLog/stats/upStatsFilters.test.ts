import { needsNoWait } from '../../../lib/address/listPage';
import { readSearch } from '../../../lib/address/urlState';
import { statsFiles, statsList } from './upStatsFilters';

const today = '2026-11-21';
const read = (search: string) => readSearch(statsList.params, search);
const asked = (search: string) => statsList.variables(read(search), today);

it('asks for this month, the latest first, when the address says nothing', () => {
  expect(asked('')).toEqual({
    start: '2026-11-01',
    end: '2026-11-30',
    teamId: null,
    employeeId: null,
    upType: null,
    sold: null,
    sort: 'DATE',
    isDescending: true,
    offset: 0,
    limit: 100,
  });
});

it('asks for what the address says', () => {
  const search =
    'period=last-3-months&team=2&employee=7&type=FRESH_UP&sold=YES&sort=customerName&order=asc&page=2';
  expect(asked(search)).toMatchObject({
    start: '2026-08-01',
    end: '2026-11-30',
    teamId: 2,
    employeeId: 7,
    upType: 'FRESH_UP',
    sold: 'YES',
    sort: 'CUSTOMER',
    isDescending: false,
    offset: 200,
  });
});

it('passes over what an address makes up', () => {
  expect(asked('period=yesterday&type=WALK_IN&sold=MAYBE&team=x&sort=notes')).toEqual(asked(''));
});

it('asks nothing while a custom range is not yet one', () => {
  expect(asked('period=custom&start=2026-11-02')).toBeNull();
  expect(asked('period=custom&start=2026-11-02&end=2026-11-01')).toBeNull();
});

it('asks at once for another order or page, and waits with another filter', () => {
  const first = asked('type=CHASE');
  const secondPage = asked('type=CHASE&page=1&sort=sold');
  const others = asked('type=CHASE&sold=NO');
  if (!first || !secondPage || !others) throw new Error('Each of these is a range.');
  expect(needsNoWait(first, secondPage)).toBe(true);
  expect(needsNoWait(first, others)).toBe(false);
});

it.each(['period=all', 'team=2', 'employee=7', 'type=CHASE', 'sold=NO'])('counts %s as a filter', search => {
  expect(statsList.isFiltered(read(search))).toBe(true);
});

it('keeps what the funnel is told apart by beside the filters: no question of the list, and in the files', () => {
  expect(asked('by=WEEKDAY')).toEqual(asked(''));
  expect(read('by=COLOUR').by).toBeNull();
  const files = statsFiles(asked('team=2&type=CHASE') ?? {}, 'WEEKDAY');
  expect(files.map(({ title, name }) => [title, name])).toEqual([
    ['Up Log Stats', 'uplogstats'],
    ['Funnel', 'upfunnel'],
  ]);
  expect(files[1]?.query).toEqual({
    start: '2026-11-01',
    end: '2026-11-30',
    teamId: 2,
    employeeId: null,
    upType: 'Chase',
    sold: '',
    groupBy: 'WEEKDAY',
  });
});

it.each(['', 'sort=sold&order=asc', 'page=3', 'by=TEAM'])('counts "%s" as no filter', search => {
  expect(statsList.isFiltered(read(search))).toBe(false);
});

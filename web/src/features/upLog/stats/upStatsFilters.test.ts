import { canSkipDelay } from '../../../lib/urlState/listParams';
import { parseSearch } from '../../../lib/urlState/urlState';
import { statsList, toStatsFiles } from './upStatsFilters';

const today = '2026-11-21';
const read = (search: string) => parseSearch(statsList.params, search);
const variablesFor = (search: string) => statsList.variables(read(search), today);

it('requests the ups of this month, newest first, by default', () => {
  expect(variablesFor('')).toEqual({
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

it('copies all parameters of the URL into the query variables', () => {
  const search =
    'period=last-3-months&team=2&employee=7&type=FRESH_UP&sold=YES&sort=customerName&order=asc&page=2';
  expect(variablesFor(search)).toMatchObject({
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

it('ignores invalid parameters of the URL', () => {
  expect(variablesFor('period=yesterday&type=WALK_IN&sold=MAYBE&team=x&sort=notes')).toEqual(
    variablesFor(''),
  );
});

it('sends no request until both days of a custom range are valid', () => {
  expect(variablesFor('period=custom&start=2026-11-02')).toBeNull();
  expect(variablesFor('period=custom&start=2026-11-02&end=2026-11-01')).toBeNull();
});

it('sends the request immediately when the order or the page changes, and after a delay for other filters', () => {
  const first = variablesFor('type=CHASE');
  const secondPage = variablesFor('type=CHASE&page=1&sort=sold');
  const others = variablesFor('type=CHASE&sold=NO');
  if (!first || !secondPage || !others) throw new Error('A custom range is incomplete.');
  expect(canSkipDelay(first, secondPage)).toBe(true);
  expect(canSkipDelay(first, others)).toBe(false);
});

it.each(['period=all', 'team=2', 'employee=7', 'type=CHASE', 'sold=NO'])('counts %s as a filter', search => {
  expect(statsList.isFiltered(read(search))).toBe(true);
});

it('omits the grouping of the funnel from the list query and includes it in the exported files', () => {
  expect(variablesFor('by=WEEKDAY')).toEqual(variablesFor(''));
  expect(read('by=COLOUR').by).toBeNull();
  const files = toStatsFiles(variablesFor('team=2&type=CHASE') ?? {}, 'WEEKDAY');
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

it.each(['', 'sort=sold&order=asc', 'page=3', 'by=TEAM'])('does not count "%s" as a filter', search => {
  expect(statsList.isFiltered(read(search))).toBe(false);
});

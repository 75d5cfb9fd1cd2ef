import { readSearch } from '../../lib/urlState/urlState';
import { isFiltered, leaderboardParams, leaderboardVariables } from './leaderboardFilters';

const asked = (search: string) => leaderboardVariables(readSearch(leaderboardParams, search), '2026-11-21');

describe('the leaderboard asks for', () => {
  it('this month’s people by total deals, all cars, when nothing is chosen', () => {
    expect(asked('')).toEqual({
      mode: 'EMPLOYEES',
      start: '2026-11-01',
      end: '2026-11-30',
      carType: 'ALL',
      rankBy: 'UNITS',
    });
  });

  it('what its address names', () => {
    expect(asked('?mode=TEAMS&rank=GROSS&cars=USED&period=year-to-date')).toEqual({
      mode: 'TEAMS',
      start: '2026-01-01',
      end: '2026-11-21',
      carType: 'USED',
      rankBy: 'GROSS',
    });
  });

  it('this month when the address names Yesterday, which it does not offer', () => {
    expect(asked('?period=yesterday')).toMatchObject({ start: '2026-11-01' });
  });

  it('nothing until both days of a custom range are chosen', () => {
    expect(asked('?period=custom&end=2026-11-01')).toBeNull();
  });
});

it('is filtered by the days and the cars, not by who competes for what', () => {
  expect(isFiltered(readSearch(leaderboardParams, '?mode=TEAMS&rank=GROSS'))).toBe(false);
  expect(isFiltered(readSearch(leaderboardParams, '?cars=NEW'))).toBe(true);
  expect(isFiltered(readSearch(leaderboardParams, '?period=all'))).toBe(true);
});

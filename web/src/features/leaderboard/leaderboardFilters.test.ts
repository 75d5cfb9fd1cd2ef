import { parseSearch } from '../../lib/urlState/urlState';
import { isFiltered, leaderboardParams, toLeaderboardVariables } from './leaderboardFilters';

const parseVariables = (search: string) =>
  toLeaderboardVariables(parseSearch(leaderboardParams, search), '2026-11-21');

describe('query variables of the leaderboard', () => {
  it('shows people by total deals of this month, with all cars, by default', () => {
    expect(parseVariables('')).toEqual({
      mode: 'EMPLOYEES',
      start: '2026-11-01',
      end: '2026-11-30',
      carType: 'ALL',
      rankBy: 'UNITS',
    });
  });

  it('copies the filters of the URL into the query variables', () => {
    expect(parseVariables('?mode=TEAMS&rank=GROSS&cars=USED&period=year-to-date')).toEqual({
      mode: 'TEAMS',
      start: '2026-01-01',
      end: '2026-11-21',
      carType: 'USED',
      rankBy: 'GROSS',
    });
  });

  it('uses this month instead of Yesterday, which the leaderboard does not offer', () => {
    expect(parseVariables('?period=yesterday')).toMatchObject({ start: '2026-11-01' });
  });

  it('returns null until both days of a custom range are chosen', () => {
    expect(parseVariables('?period=custom&end=2026-11-01')).toBeNull();
  });
});

it('counts the period and the car type as filters, but not the mode and the ranking', () => {
  expect(isFiltered(parseSearch(leaderboardParams, '?mode=TEAMS&rank=GROSS'))).toBe(false);
  expect(isFiltered(parseSearch(leaderboardParams, '?cars=NEW'))).toBe(true);
  expect(isFiltered(parseSearch(leaderboardParams, '?period=all'))).toBe(true);
});

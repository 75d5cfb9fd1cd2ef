import { POSITIONS, teamToStore } from './positions.ts';
import { COMPETING_TEAMS } from './teams.ts';

describe('the team of an employee', () => {
  it.each([0, 1] as const)('is stored as sent for position %i', position => {
    expect(teamToStore(position, 3, 2)).toBe(3);
    expect(teamToStore(position, null, 2)).toBeNull();
  });

  it.each([2, 3, 4, 5, 6] as const)('stays as it was for position %i', position => {
    expect(teamToStore(position, 3, 2)).toBe(2);
    expect(teamToStore(position, 3, null)).toBeNull();
  });
});

describe('the closed lists of people', () => {
  it('number the positions from 0 to 6', () => {
    expect(POSITIONS.map(each => each.id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('let A, B and C compete, not None and HSE', () => {
    expect(COMPETING_TEAMS.map(each => each.name)).toEqual(['A', 'B', 'C']);
  });
});

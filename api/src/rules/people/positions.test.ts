import { POSITIONS, type Position, takesLastAdmin, teamToStore } from './positions.ts';
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

  it('show the positions in the groups of the Managers page, in its order (people.md)', () => {
    const inOrder = [...POSITIONS].sort((one, other) => one.groupPlace - other.groupPlace);
    expect(inOrder.map(each => `${each.groupTitle}: ${each.title}`)).toEqual([
      'Admin: admin',
      'Managers: manager',
      'Finance Managers: finance manager',
      'Sales Managers: sales manager',
      'Office Staff: office staff',
      'BDC: BDC staff',
      'Product Specialists: salesperson',
    ]);
  });

  it('let A, B and C compete, not None and HSE', () => {
    expect(COMPETING_TEAMS.map(each => each.name)).toEqual(['A', 'B', 'C']);
  });
});

const admin = { position: 5, isActive: true } as const;

describe('the last active admin', () => {
  it('can be neither demoted nor deactivated', () => {
    expect(takesLastAdmin(admin, { position: 3, isActive: true }, 1)).toBe(true);
    expect(takesLastAdmin(admin, { position: 5, isActive: false }, 1)).toBe(true);
  });

  it('can be changed in what leaves an admin', () => {
    expect(takesLastAdmin(admin, admin, 1)).toBe(false);
  });

  it('is not the last while there is a second', () => {
    expect(takesLastAdmin(admin, { position: 0, isActive: true }, 2)).toBe(false);
    expect(takesLastAdmin(admin, { position: 5, isActive: false }, 2)).toBe(false);
  });

  it.each<Position>([0, 1, 2, 3, 4, 6])('is not someone of position %i', position => {
    expect(takesLastAdmin({ position, isActive: true }, { position, isActive: false }, 1)).toBe(false);
  });

  it('is not an admin who is inactive already', () => {
    const inactive = { position: 5, isActive: false } as const;
    expect(takesLastAdmin(inactive, { position: 0, isActive: false }, 1)).toBe(false);
  });
});

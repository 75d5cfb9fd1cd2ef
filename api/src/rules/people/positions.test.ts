import { POSITIONS, type Position, removesLastAdmin, teamToStore } from './positions.ts';
import { COMPETING_TEAMS } from './teams.ts';

describe('teamToStore', () => {
  it.each([0, 1] as const)('returns the sent team for position %i', position => {
    expect(teamToStore(position, 3, 2)).toBe(3);
    expect(teamToStore(position, null, 2)).toBeNull();
  });

  it.each([2, 3, 4, 5, 6] as const)('returns the previous team for position %i', position => {
    expect(teamToStore(position, 3, 2)).toBe(2);
    expect(teamToStore(position, 3, null)).toBeNull();
  });
});

describe('lists of positions and teams', () => {
  it('numbers the positions from 0 to 6', () => {
    expect(POSITIONS.map(each => each.id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('sorts the positions in the order of the groups on the Managers page (people.md)', () => {
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

  it('lists the teams A, B and C as competing teams, but not None and HSE', () => {
    expect(COMPETING_TEAMS.map(each => each.name)).toEqual(['A', 'B', 'C']);
  });
});

const admin = { position: 5, isActive: true } as const;

describe('removesLastAdmin', () => {
  it('returns true when the last active admin is demoted or deactivated', () => {
    expect(removesLastAdmin(admin, { position: 3, isActive: true }, 1)).toBe(true);
    expect(removesLastAdmin(admin, { position: 5, isActive: false }, 1)).toBe(true);
  });

  it('returns false for a change after which the person is still an admin', () => {
    expect(removesLastAdmin(admin, admin, 1)).toBe(false);
  });

  it('returns false while there is a second active admin', () => {
    expect(removesLastAdmin(admin, { position: 0, isActive: true }, 2)).toBe(false);
    expect(removesLastAdmin(admin, { position: 5, isActive: false }, 2)).toBe(false);
  });

  it.each<Position>([0, 1, 2, 3, 4, 6])('returns false for a person with position %i', position => {
    expect(removesLastAdmin({ position, isActive: true }, { position, isActive: false }, 1)).toBe(false);
  });

  it('returns false for an admin who is already inactive', () => {
    const inactive = { position: 5, isActive: false } as const;
    expect(removesLastAdmin(inactive, { position: 0, isActive: false }, 1)).toBe(false);
  });
});

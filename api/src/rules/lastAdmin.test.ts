import { takesLastAdmin } from './lastAdmin.ts';
import type { Position } from './positions.ts';

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

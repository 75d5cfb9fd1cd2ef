import { changesIn, deactivates, hasTeam, isChanged } from './employeeDraft';
import type { ManagedPerson } from './managedPerson';

const person = (given: Partial<ManagedPerson['employee']> = {}): ManagedPerson => ({
  employee: {
    id: 7,
    name: 'Sam Rivera',
    email: 'sam@store.example',
    position: 0,
    team: 2,
    isActive: true,
    ...given,
  },
  canAlter: true,
  canChangeEmail: true,
  canUnlinkSignIn: false,
  positionsOffered: [0, 1, 2, 3, 4, 6],
  positionsWithTeam: [0, 1],
});

describe('Update sends', () => {
  it('only what was changed', () => {
    expect(changesIn(person(), { team: 3 })).toEqual({ team: 3 });
    expect(changesIn(person(), { position: 1, isActive: false })).toEqual({ position: 1, isActive: false });
  });

  it('nothing for a choice that was taken back', () => {
    expect(isChanged(person(), { team: 2, position: 0, isActive: true })).toBe(false);
  });

  it('nothing for None in the place of no team', () => {
    expect(isChanged(person({ team: null }), { team: 1 })).toBe(false);
  });

  it('no team for a position that has none', () => {
    expect(changesIn(person(), { position: 2, team: 4 })).toEqual({ position: 2 });
    expect(changesIn(person({ position: 3 }), { team: 4 })).toEqual({});
  });

  it('a team with the new position that has one', () => {
    expect(changesIn(person({ position: 2 }), { position: 1, team: 4 })).toEqual({ position: 1, team: 4 });
  });
});

describe('the team selector', () => {
  it('is there for salespeople and sales managers only', () => {
    expect(hasTeam(person(), {})).toBe(true);
    expect(hasTeam(person(), { position: 1 })).toBe(true);
    expect(hasTeam(person(), { position: 2 })).toBe(false);
    expect(hasTeam(person({ position: 5 }), {})).toBe(false);
  });
});

describe('it is asked first', () => {
  it('when someone active is made inactive', () => {
    expect(deactivates(person(), { isActive: false })).toBe(true);
    expect(deactivates(person(), { team: 3 })).toBe(false);
    expect(deactivates(person({ isActive: false }), { isActive: true })).toBe(false);
    expect(deactivates(person({ isActive: false }), { isActive: false })).toBe(false);
  });
});

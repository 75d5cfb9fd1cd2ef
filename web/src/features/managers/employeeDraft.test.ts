import { hasTeam, isChanged, isDeactivation, type ManagedPerson, toEmployeeInput } from './employeeDraft';

const createPerson = (overrides: Partial<ManagedPerson['employee']> = {}): ManagedPerson => ({
  employee: {
    id: 7,
    name: 'Sam Rivera',
    email: 'sam@store.example',
    position: 0,
    team: 2,
    isActive: true,
    ...overrides,
  },
  canAlter: true,
  canChangeEmail: true,
  canUnlinkSignIn: false,
  positionsOffered: [0, 1, 2, 3, 4, 6],
  positionsWithTeam: [0, 1],
});

describe('input of Update', () => {
  it('contains only the changed values', () => {
    expect(toEmployeeInput(createPerson(), { team: 3 })).toEqual({ team: 3 });
    expect(toEmployeeInput(createPerson(), { position: 1, isActive: false })).toEqual({
      position: 1,
      isActive: false,
    });
  });

  it('omits a value that the user has changed and then changed back', () => {
    expect(isChanged(createPerson(), { team: 2, position: 0, isActive: true })).toBe(false);
  });

  it('omits the team None for a person without a team', () => {
    expect(isChanged(createPerson({ team: null }), { team: 1 })).toBe(false);
  });

  it('omits the team for a position without teams', () => {
    expect(toEmployeeInput(createPerson(), { position: 2, team: 4 })).toEqual({ position: 2 });
    expect(toEmployeeInput(createPerson({ position: 3 }), { team: 4 })).toEqual({});
  });

  it('includes the team when the new position has teams', () => {
    expect(toEmployeeInput(createPerson({ position: 2 }), { position: 1, team: 4 })).toEqual({
      position: 1,
      team: 4,
    });
  });
});

describe('team select', () => {
  it('appears only for salespeople and sales managers', () => {
    expect(hasTeam(createPerson(), {})).toBe(true);
    expect(hasTeam(createPerson(), { position: 1 })).toBe(true);
    expect(hasTeam(createPerson(), { position: 2 })).toBe(false);
    expect(hasTeam(createPerson({ position: 5 }), {})).toBe(false);
  });
});

describe('deactivation', () => {
  it('detects a deactivation only if an active person becomes inactive', () => {
    expect(isDeactivation(createPerson(), { isActive: false })).toBe(true);
    expect(isDeactivation(createPerson(), { team: 3 })).toBe(false);
    expect(isDeactivation(createPerson({ isActive: false }), { isActive: true })).toBe(false);
    expect(isDeactivation(createPerson({ isActive: false }), { isActive: false })).toBe(false);
  });
});

import { type Goal, indexMonthGoals, isSameGoal, type OwnedGoal, parseGoal } from './goal.ts';

const enteredGoal = (total: number | null, newUnits: number | null = null, used: number | null = null) => ({
  total,
  new: newUnits,
  used,
});

describe('parseGoal', () => {
  it.each<[number | null, number | null, number | null, Goal | null]>([
    [16.5, null, null, enteredGoal(16.5) as Goal],
    [0.5, null, null, enteredGoal(0.5) as Goal],
    [9999.5, null, null, enteredGoal(9999.5) as Goal],
    [null, 10, 6.5, enteredGoal(16.5, 10, 6.5) as Goal],
    [16.5, 10, 6.5, enteredGoal(16.5, 10, 6.5) as Goal],
    [null, 10, null, enteredGoal(10, 10, 0) as Goal],
    [null, null, 4, enteredGoal(4, 0, 4) as Goal],
    [null, null, null, null],
    [0, null, null, null],
    [null, 0, 0, null],
  ])('accepts a goal of total %s, new %s, used %s', (total, newUnits, used, goal) => {
    expect(parseGoal(enteredGoal(total, newUnits, used))).toEqual(goal);
  });

  it.each([
    [16.25, null, null],
    [-1, null, null],
    [10_000, null, null],
    [null, 9999.5, 0.5],
    [null, -1, 5],
    [12, 10, 6],
    [12, 0, 0],
    [Number.NaN, null, null],
    [Number.POSITIVE_INFINITY, null, null],
  ])('rejects a goal of total %s, new %s, used %s', (total, newUnits, used) => {
    expect(parseGoal(enteredGoal(total, newUnits, used))).toBeUndefined();
  });

  it('treats goals with a different split into new and used units as different', () => {
    expect(isSameGoal(null, null)).toBe(true);
    expect(isSameGoal(enteredGoal(12) as Goal, enteredGoal(12) as Goal)).toBe(true);
    expect(isSameGoal(enteredGoal(12) as Goal, enteredGoal(12, 12, 0) as Goal)).toBe(false);
    expect(isSameGoal(enteredGoal(12) as Goal, null)).toBe(false);
  });
});

describe('indexMonthGoals', () => {
  const ann: OwnedGoal = { employeeId: 1, team: null, total: 10.5, new: 6, used: 4.5 };
  const bob: OwnedGoal = { employeeId: 2, team: null, total: 8, new: 8, used: 0 };
  const cal: OwnedGoal = { employeeId: 3, team: null, total: 5, new: null, used: null };
  const store: OwnedGoal = { employeeId: null, team: null, total: 100, new: null, used: null };
  const aTeam: OwnedGoal = { employeeId: null, team: 2, total: 40, new: null, used: null };

  it('finds the goals of an employee, of a team and of the store', () => {
    const goals = indexMonthGoals([ann, store, aTeam]);
    expect(goals.store).toEqual(store);
    expect(goals.findForPerson(1)).toEqual(ann);
    expect(goals.findForPerson(2)).toBeNull();
    expect(indexMonthGoals([ann]).store).toBeNull();
  });

  it("returns a team's goal even when the people of the team have goals", () => {
    expect(indexMonthGoals([ann, bob, aTeam]).findForTeam(2, [1, 2])).toEqual({ ...aTeam, isSum: false });
  });

  it("returns the sum of the people's goals for a team without a goal, and null when its people have no goals", () => {
    const goals = indexMonthGoals([ann, bob, aTeam]);
    expect(goals.findForTeam(3, [1, 2, 9])).toEqual({ total: 18.5, new: 14, used: 4.5, isSum: true });
    expect(goals.findForTeam(3, [1])).toEqual({ total: 10.5, new: 6, used: 4.5, isSum: true });
    expect(goals.findForTeam(3, [9])).toBeNull();
    expect(goals.findForTeam(3, [])).toBeNull();
  });

  it('splits the sum into new and used units only when the goals of all people are split', () => {
    expect(indexMonthGoals([ann, cal]).findForTeam(3, [1, 3])).toEqual({
      total: 15.5,
      new: null,
      used: null,
      isSum: true,
    });
  });
});

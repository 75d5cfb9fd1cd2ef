import { type Goal, goalOf, isSameGoal, monthGoals, type SetGoal } from './goal.ts';

const typed = (total: number | null, ofNew: number | null = null, used: number | null = null) => ({
  total,
  new: ofNew,
  used,
});

describe('a goal as it is typed', () => {
  it.each<[number | null, number | null, number | null, Goal | null]>([
    [16.5, null, null, typed(16.5) as Goal],
    [0.5, null, null, typed(0.5) as Goal],
    [9999.5, null, null, typed(9999.5) as Goal],
    [null, 10, 6.5, typed(16.5, 10, 6.5) as Goal],
    [16.5, 10, 6.5, typed(16.5, 10, 6.5) as Goal],
    [null, 10, null, typed(10, 10, 0) as Goal],
    [null, null, 4, typed(4, 0, 4) as Goal],
    [null, null, null, null],
    [0, null, null, null],
    [null, 0, 0, null],
  ])('%s, new %s, used %s', (total, ofNew, used, goal) => {
    expect(goalOf(typed(total, ofNew, used))).toEqual(goal);
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
  ])('cannot be %s, new %s, used %s', (total, ofNew, used) => {
    expect(goalOf(typed(total, ofNew, used))).toBeUndefined();
  });

  it('is the same goal only when new and used are told apart alike', () => {
    expect(isSameGoal(null, null)).toBe(true);
    expect(isSameGoal(typed(12) as Goal, typed(12) as Goal)).toBe(true);
    expect(isSameGoal(typed(12) as Goal, typed(12, 12, 0) as Goal)).toBe(false);
    expect(isSameGoal(typed(12) as Goal, null)).toBe(false);
  });
});

describe('the goals of a month', () => {
  const ann: SetGoal = { employeeId: 1, team: null, total: 10.5, new: 6, used: 4.5 };
  const bob: SetGoal = { employeeId: 2, team: null, total: 8, new: 8, used: 0 };
  const cal: SetGoal = { employeeId: 3, team: null, total: 5, new: null, used: null };
  const store: SetGoal = { employeeId: null, team: null, total: 100, new: null, used: null };
  const aTeam: SetGoal = { employeeId: null, team: 2, total: 40, new: null, used: null };

  it('are looked up by whose they are', () => {
    const goals = monthGoals([ann, store, aTeam]);
    expect(goals.store).toEqual(store);
    expect(goals.ofPerson(1)).toEqual(ann);
    expect(goals.ofPerson(2)).toBeNull();
    expect(monthGoals([ann]).store).toBeNull();
  });

  it('give a team its own, whatever its people have', () => {
    expect(monthGoals([ann, bob, aTeam]).ofTeam(2, [1, 2])).toEqual({ ...aTeam, isSum: false });
  });

  it('give a team without one the sum of its people’s, and none where nobody has one', () => {
    const goals = monthGoals([ann, bob, aTeam]);
    expect(goals.ofTeam(3, [1, 2, 9])).toEqual({ total: 18.5, new: 14, used: 4.5, isSum: true });
    expect(goals.ofTeam(3, [1])).toEqual({ total: 10.5, new: 6, used: 4.5, isSum: true });
    expect(goals.ofTeam(3, [9])).toBeNull();
    expect(goals.ofTeam(3, [])).toBeNull();
  });

  it('tell new and used of a sum apart only where all of its people’s do', () => {
    expect(monthGoals([ann, cal]).ofTeam(3, [1, 3])).toEqual({
      total: 15.5,
      new: null,
      used: null,
      isSum: true,
    });
  });
});

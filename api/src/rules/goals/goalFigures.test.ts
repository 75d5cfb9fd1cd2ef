import { monthRange } from '../calendar/calendar.ts';
import { ALL_CARS, buildSoldSteps } from '../steps/soldSteps.ts';
import { formatStep } from '../steps/stepText.ts';
import { buildTrackSteps, getPace } from '../tickSheet/track.ts';
import { buildGoalSteps, calculateGoalFigures, type DaysLeft } from './goalFigures.ts';

const range = monthRange('2026-11');
const owner = { employeeIds: [1] };

/** Returns sales with the track after 18 of 24 working days. */
const sold = (
  newUnits: number,
  used: number,
  today: '2026-10-31' | '2026-11-21' | '2026-12-01' = '2026-11-21',
) => {
  const units = { month: '2026-11' as const, new: newUnits, used, unclassified: 0 };
  const pace = getPace(range, today, { completed: 18, total: 24 });
  return {
    ...buildSoldSteps(units, owner, range),
    track: buildTrackSteps([units], { name: 'Track', cars: ALL_CARS, owner, range }, pace),
  };
};

const daysLeft = (days: number, kind: DaysLeft['kind'] = 'running'): DaysLeft => ({
  month: '2026-11',
  kind,
  days,
  by: 'workingDays',
});
const goal = (total: number) => ({ total, new: null, used: null });

it('calculates the units to go, the units needed per day, and the difference between the track and the goal, for a goal in half units', () => {
  // 16.5 − 12 = 4.5; ÷ 6 = 0.75; track 12 ÷ 18 × 24 = 16.
  expect(calculateGoalFigures(goal(16.5), sold(8, 4), daysLeft(6))).toEqual({
    goal: 16.5,
    toGo: 4.5,
    neededADay: 0.75,
    againstGoal: -0.5,
    new: null,
    used: null,
    isSum: false,
  });
});

it.each([
  [16.5, 12, 4.5],
  [12.5, 12, 0.5],
  [12, 12, 0],
  [11.5, 12, 0],
])(
  'calculates, for a goal of %d units with %d units sold, that %d units are to go',
  (goalUnits, units, toGo) => {
    expect(calculateGoalFigures(goal(goalUnits), sold(units, 0), daysLeft(6))).toMatchObject({ toGo });
  },
);

it('returns 0 units needed per day after the goal is met, and a positive difference when the track exceeds the goal', () => {
  // Track 15 ÷ 18 × 24 = 20.
  expect(calculateGoalFigures(goal(14), sold(15, 0), daysLeft(6))).toMatchObject({
    toGo: 0,
    neededADay: 0,
    againstGoal: 6,
  });
});

it.each([
  // 5 ÷ 8 = 0.625, halfway, so it rounds up.
  [5, 8, 0.63],
  // 1 ÷ 3 = 0.333…
  [1, 3, 0.33],
  [2, 3, 0.67],
  [0.5, 1, 0.5],
])('divides %d units to go by %i days left into %d units per day', (goalUnits, days, neededADay) => {
  expect(calculateGoalFigures(goal(goalUnits), sold(0, 0), daysLeft(days))).toMatchObject({ neededADay });
});

it('returns no units needed per day when no days are left and the goal is not met', () => {
  expect(calculateGoalFigures(goal(14), sold(12, 0), daysLeft(0))).toMatchObject({
    toGo: 2,
    neededADay: null,
    againstGoal: 2,
  });
});

it('compares the units sold in a finished month with its goal', () => {
  const missed = calculateGoalFigures(goal(14), sold(12, 0, '2026-12-01'), daysLeft(0, 'over'));
  expect(missed).toMatchObject({ toGo: 2, neededADay: null, againstGoal: -2 });
});

it('counts all days of a future month as days left, and does not compare a track with its goal', () => {
  const ahead = calculateGoalFigures(goal(12), sold(1, 0, '2026-10-31'), daysLeft(24, 'ahead'));
  expect(ahead).toMatchObject({ toGo: 11, neededADay: 0.46, againstGoal: null });
});

it('calculates separate figures for new and used cars when the goal is split', () => {
  // New: 9 sold for a goal of 8, so the goal is met. Used: 8.5 − 3 = 5.5; ÷ 6 = 0.92. All: 16.5 − 12 = 4.5.
  expect(calculateGoalFigures({ total: 16.5, new: 8, used: 8.5 }, sold(9, 3), daysLeft(6))).toMatchObject({
    goal: 16.5,
    toGo: 4.5,
    new: { goal: 8, toGo: 0, neededADay: 0 },
    used: { goal: 8.5, toGo: 5.5, neededADay: 0.92 },
  });
});

describe('buildGoalSteps', () => {
  const explain = (
    name: keyof ReturnType<typeof buildGoalSteps>,
    ...args: Parameters<typeof buildGoalSteps>
  ) => buildGoalSteps(...args)[name]?.map(step => formatStep(step));

  it('explains the steps of each figure of a goal', () => {
    expect(explain('neededADay', goal(16.5), sold(8, 4), daysLeft(6))).toEqual([
      'Goal: 16.5 units',
      'Total Sold: 8.0 new + 4.0 used = 12.0',
      'To Go: 16.5 goal − 12.0 sold = 4.5',
      'Needed per day: 4.5 to go ÷ 6 working days left = 0.75',
    ]);
    expect(explain('againstGoal', goal(16.5), sold(8, 4), daysLeft(6))).toEqual([
      'Track: 12.0 units ÷ 18 completed × 24 total working days = 16.0',
      'vs. Goal: 16.0 track − 16.5 goal = -0.5',
    ]);
  });

  it('explains the figures of the new and used parts of a goal', () => {
    expect(explain('goal', { total: 16.5, new: 10, used: 6.5 }, sold(8, 4), daysLeft(6))).toEqual([
      'Goal: 10.0 new + 6.5 used = 16.5',
    ]);
    expect(explain('goal', { ...goal(40), isSum: true }, sold(8, 4), daysLeft(6))).toEqual([
      'Goal: 40.0 units from individual goals',
    ]);
    expect(explain('toGo', goal(10), sold(8, 4), daysLeft(6))?.at(-1)).toBe(
      'To Go: 0.0 because the goal is met',
    );
  });

  it('uses the singular for one day, and mentions calendar days when no working days are set', () => {
    expect(explain('neededADay', goal(2), sold(0, 0), { ...daysLeft(1), by: 'calendar' })?.at(-1)).toBe(
      'Needed per day: 2.0 to go ÷ 1 day left = 2.0',
    );
  });
});

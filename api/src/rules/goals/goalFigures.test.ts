import { monthRange } from '../calendar/calendar.ts';
import { ALL, soldSteps } from '../steps/soldSteps.ts';
import { stepText } from '../steps/stepText.ts';
import { paceOf, trackSteps } from '../tickSheet/track.ts';
import { type DaysLeft, goalFigures, goalSteps } from './goalFigures.ts';

const range = monthRange('2026-11');
const whose = { employeeIds: [1] };

/** After 18 of 24 working days. */
const sold = (
  ofNew: number,
  used: number,
  today: '2026-10-31' | '2026-11-21' | '2026-12-01' = '2026-11-21',
) => {
  const units = { month: '2026-11' as const, new: ofNew, used, unclassified: 0 };
  const pace = paceOf(range, today, { completed: 18, total: 24 });
  return {
    ...soldSteps(units, whose, range),
    track: trackSteps([units], { name: 'Track', cars: ALL, whose, range }, pace),
  };
};

const left = (days: number, kind: DaysLeft['kind'] = 'running'): DaysLeft => ({
  month: '2026-11',
  kind,
  days,
  by: 'workingDays',
});
const goal = (total: number) => ({ total, new: null, used: null });

it('a goal of halves: to go, needed a day and the track against it', () => {
  // 16.5 − 12 = 4.5; ÷ 6 = 0.75; track 12 ÷ 18 × 24 = 16.
  expect(goalFigures(goal(16.5), sold(8, 4), left(6))).toEqual({
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
])('of %d with %d sold, %d are to go', (wanted, units, toGo) => {
  expect(goalFigures(goal(wanted), sold(units, 0), left(6))).toMatchObject({ toGo });
});

it('once it is met nothing is needed a day, and the track may be ahead of it', () => {
  // Track 15 ÷ 18 × 24 = 20.
  expect(goalFigures(goal(14), sold(15, 0), left(6))).toMatchObject({
    toGo: 0,
    neededADay: 0,
    againstGoal: 6,
  });
});

it.each([
  // 5 ÷ 8 = 0.625, halfway, so up.
  [5, 8, 0.63],
  // 1 ÷ 3 = 0.333…
  [1, 3, 0.33],
  [2, 3, 0.67],
  [0.5, 1, 0.5],
])('%d to go in %i days are %d a day', (wanted, days, neededADay) => {
  expect(goalFigures(goal(wanted), sold(0, 0), left(days))).toMatchObject({ neededADay });
});

it('with no day left nothing can be needed a day, though it is not met', () => {
  expect(goalFigures(goal(14), sold(12, 0), left(0))).toMatchObject({
    toGo: 2,
    neededADay: null,
    againstGoal: 2,
  });
});

it('of a month that is over it is met or missed by its units', () => {
  const missed = goalFigures(goal(14), sold(12, 0, '2026-12-01'), left(0, 'over'));
  expect(missed).toMatchObject({ toGo: 2, neededADay: null, againstGoal: -2 });
});

it('of a month ahead it asks for its days, and has no track to be held against', () => {
  const ahead = goalFigures(goal(12), sold(1, 0, '2026-10-31'), left(24, 'ahead'));
  expect(ahead).toMatchObject({ toGo: 11, neededADay: 0.46, againstGoal: null });
});

it('new and used are told apart where the goal tells them apart', () => {
  // New 9 of 8: met. Used 8.5 − 3 = 5.5; ÷ 6 = 0.92. All 16.5 − 12 = 4.5.
  expect(goalFigures({ total: 16.5, new: 8, used: 8.5 }, sold(9, 3), left(6))).toMatchObject({
    goal: 16.5,
    toGo: 4.5,
    new: { goal: 8, toGo: 0, neededADay: 0 },
    used: { goal: 8.5, toGo: 5.5, neededADay: 0.92 },
  });
});

describe('how they come about', () => {
  const told = (of: keyof ReturnType<typeof goalSteps>, ...given: Parameters<typeof goalSteps>) =>
    goalSteps(...given)[of]?.map(step => stepText(step));

  it('is told step by step', () => {
    expect(told('neededADay', goal(16.5), sold(8, 4), left(6))).toEqual([
      'Goal: 16.5 wanted',
      'Total Sold: 8.0 new + 4.0 used = 12.0',
      'To Go: 16.5 goal − 12.0 sold = 4.5',
      'Needed a day: 4.5 to go ÷ 6 working days left = 0.75',
    ]);
    expect(told('againstGoal', goal(16.5), sold(8, 4), left(6))).toEqual([
      'Track: 12.0 units ÷ 18 completed × 24 total working days = 16.0',
      'Against Goal: 16.0 track − 16.5 goal = -0.5',
    ]);
  });

  it('says what a goal is made of', () => {
    expect(told('goal', { total: 16.5, new: 10, used: 6.5 }, sold(8, 4), left(6))).toEqual([
      'Goal: 10.0 new + 6.5 used = 16.5',
    ]);
    expect(told('goal', { ...goal(40), isSum: true }, sold(8, 4), left(6))).toEqual([
      'Goal: 40.0 the goals of its people',
    ]);
    expect(told('toGo', goal(10), sold(8, 4), left(6))?.at(-1)).toBe('To Go: 0.0 once the goal is met');
  });

  it('speaks of one day, and of days of the calendar', () => {
    expect(told('neededADay', goal(2), sold(0, 0), { ...left(1), by: 'calendar' })?.at(-1)).toBe(
      'Needed a day: 2.0 to go ÷ 1 day left = 2.0',
    );
  });
});

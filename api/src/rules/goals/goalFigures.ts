import type { Month } from '../calendar/calendar.ts';
import type { AmountsOf } from '../figures/figure.ts';
import type { Units } from '../numbers/units.ts';
import type { Basis } from '../steps/basis.ts';
import { figureStep, type StepsOf } from '../steps/figureStep.ts';
import {
  countOf,
  figuresOf,
  minus,
  type Noun,
  noun,
  over,
  plus,
  resultOf,
  ruled,
  type Step,
  type Steps,
  TO_THE_CENT,
  unitsOf,
} from '../steps/step.ts';
import type { Goal } from './goal.ts';
import { type goalOfCarsTable, goalTable } from './goalTable.ts';

/** The days that a month has left for its goals. */
export interface DaysLeft {
  readonly month: Month;
  readonly kind: 'over' | 'running' | 'ahead';
  /** 0 once the month is over. */
  readonly days: number;
  readonly by: 'workingDays' | 'calendar';
}

/** What is sold against a goal of some cars, or of all. */
export type GoalOfCars = AmountsOf<typeof goalOfCarsTable>;

/** What is sold against a goal (goals.md, Against a goal). */
export interface GoalFigures extends AmountsOf<typeof goalTable> {
  readonly new: GoalOfCars | null;
  readonly used: GoalOfCars | null;
  /** Whether it is the sum of the goals of a team's people. */
  readonly isSum: boolean;
}

/** How such figures come about. */
type CarSteps = StepsOf<typeof goalOfCarsTable>;
export type GoalSteps = StepsOf<typeof goalTable>;

/** How the units and the track come about that are set against a goal. */
export type SoldSteps = Readonly<Record<'new' | 'used' | 'total' | 'track', Steps>>;

type WantedGoal = Goal & { readonly isSum?: boolean };

const lastOf = (steps: Steps) => steps.at(-1) as Step;

/** How the figures of a goal come about, each from the steps of what is sold. */
export function goalSteps(goal: WantedGoal, sold: SoldSteps, left: DaysLeft): GoalSteps {
  const steps = carSteps(wanted(goal, left), sold.total, left);
  const track = lastOf(sold.track);
  const against = figureStep(goalTable.againstGoal, [
    plus(resultOf(track, 'track')),
    minus(unitsOf(goal.total, 'goal', basisOf(left))),
  ]);
  return { ...steps, againstGoal: left.kind === 'ahead' ? null : [...sold.track, against] };
}

/** The figures alone, those of new and used cars too where the goal tells them apart. */
export function goalFigures(goal: WantedGoal, sold: SoldSteps, left: DaysLeft): GoalFigures {
  const ofCars = (units: Units | null, soldOfThem: Steps) => {
    if (units === null) return null;
    const wantedOfThem = figureStep(goalTable.goal, [plus(unitsOf(units, '', basisOf(left)))]);
    return figuresOf(carSteps(wantedOfThem, soldOfThem, left));
  };
  return {
    ...figuresOf(goalSteps(goal, sold, left)),
    new: ofCars(goal.new, sold.new),
    used: ofCars(goal.used, sold.used),
    isSum: goal.isSum ?? false,
  };
}

const basisOf = ({ month }: DaysLeft): Basis => ({ kind: 'goal', month });

function wanted(goal: WantedGoal, left: DaysLeft): Step {
  const of = goal.isSum ? ' of its people' : '';
  const part = (units: Units, words: string) => plus(unitsOf(units, `${words}${of}`, basisOf(left)));
  const parts =
    goal.new === null || goal.used === null
      ? [part(goal.total, goal.isSum ? 'the goals' : 'wanted')]
      : [part(goal.new, 'new'), part(goal.used, 'used')];
  return figureStep(goalTable.goal, parts);
}

function carSteps(goal: Step, soldSteps: Steps, left: DaysLeft): CarSteps {
  const sold = lastOf(soldSteps);
  const missing = figureStep(goalTable.toGo, [plus(resultOf(goal, 'goal')), minus(resultOf(sold, 'sold'))]);
  const isMet = missing.result.top <= 0n;
  const toGo = isMet
    ? figureStep(goalTable.toGo, [plus(ruled(0, 'once the goal is met', 'units'))])
    : missing;
  const way: Steps = [goal, ...soldSteps, toGo];
  return { goal: [goal], toGo: way, neededADay: left.days > 0 ? [...way, aDay(toGo, left)] : null };
}

function aDay(toGo: Step, { days, by, month }: DaysLeft): Step {
  const [left, basis]: [Noun, Basis] =
    by === 'workingDays'
      ? [noun('working day', ' left'), { kind: 'workingDays', month }]
      : [noun('day', ' left'), { kind: 'calendar' }];
  return figureStep(
    goalTable.neededADay,
    [plus(resultOf(toGo, 'to go')), over(countOf(days, left, basis))],
    TO_THE_CENT,
  );
}

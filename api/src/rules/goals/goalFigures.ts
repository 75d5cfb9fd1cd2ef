import type { Month } from '../calendar/calendar.ts';
import type { FigureAmounts } from '../figures/figure.ts';
import type { Units } from '../numbers/units.ts';
import type { AmountSource } from '../steps/amountSource.ts';
import { buildFigureStep, type FigureSteps } from '../steps/figureStep.ts';
import {
  type CalculationStep,
  type CalculationSteps,
  countAmount,
  dividedBy,
  getFigures,
  minus,
  type Noun,
  noun,
  plus,
  ROUND_TO_CENT,
  resultAmount,
  ruleAmount,
  unitsAmount,
} from '../steps/step.ts';
import type { Goal } from './goal.ts';
import { type carGoalTable, goalTable } from './goalTable.ts';

/** The days of a month that are left to meet its goals. */
export interface DaysLeft {
  readonly month: Month;
  readonly kind: 'over' | 'running' | 'ahead';
  /** 0 once the month is over. */
  readonly days: number;
  readonly by: 'workingDays' | 'calendar';
}

/** Sales compared with a goal, for all cars or for only new or used cars. */
export type CarGoalFigures = FigureAmounts<typeof carGoalTable>;

/** Sales compared with a goal (goals.md, Goal progress). */
export interface GoalFigures extends FigureAmounts<typeof goalTable> {
  readonly new: CarGoalFigures | null;
  readonly used: CarGoalFigures | null;
  /** True when the goal is the sum of the goals of a team's people. */
  readonly isSum: boolean;
}

/** The calculation steps of these figures. */
type CarGoalSteps = FigureSteps<typeof carGoalTable>;
export type GoalSteps = FigureSteps<typeof goalTable>;

/** The calculation steps of the units and the track that are compared with a goal. */
export type SalesSteps = Readonly<Record<'new' | 'used' | 'total' | 'track', CalculationSteps>>;

type ReportedGoal = Goal & { readonly isSum?: boolean };

const getLastStep = (steps: CalculationSteps) => steps.at(-1) as CalculationStep;

/** Builds the steps of a goal's figures from the steps of the sales. */
export function buildGoalSteps(goal: ReportedGoal, sold: SalesSteps, left: DaysLeft): GoalSteps {
  const steps = buildCarGoalSteps(buildGoalStep(goal, left), sold.total, left);
  const track = getLastStep(sold.track);
  const againstGoalStep = buildFigureStep(goalTable.againstGoal, [
    plus(resultAmount(track, 'track')),
    minus(unitsAmount(goal.total, 'goal', toGoalSource(left))),
  ]);
  return { ...steps, againstGoal: left.kind === 'ahead' ? null : [...sold.track, againstGoalStep] };
}

/**
 * Calculates a goal's figures. When the goal is split, also calculates separate figures for new and used
 * cars.
 */
export function calculateGoalFigures(goal: ReportedGoal, sold: SalesSteps, left: DaysLeft): GoalFigures {
  const calculateForCars = (units: Units | null, salesSteps: CalculationSteps) => {
    if (units === null) return null;
    const goalStep = buildFigureStep(goalTable.goal, [plus(unitsAmount(units, '', toGoalSource(left)))]);
    return getFigures(buildCarGoalSteps(goalStep, salesSteps, left));
  };
  return {
    ...getFigures(buildGoalSteps(goal, sold, left)),
    new: calculateForCars(goal.new, sold.new),
    used: calculateForCars(goal.used, sold.used),
    isSum: goal.isSum ?? false,
  };
}

const toGoalSource = ({ month }: DaysLeft): AmountSource => ({ kind: 'goal', month });

function buildGoalStep(goal: ReportedGoal, left: DaysLeft): CalculationStep {
  const suffix = goal.isSum ? ' from individual goals' : '';
  const buildPart = (units: Units, label: string) =>
    plus(unitsAmount(units, `${label}${suffix}`, toGoalSource(left)));
  const parts =
    goal.new === null || goal.used === null
      ? [buildPart(goal.total, 'units')]
      : [buildPart(goal.new, 'new'), buildPart(goal.used, 'used')];
  return buildFigureStep(goalTable.goal, parts);
}

function buildCarGoalSteps(goal: CalculationStep, soldSteps: CalculationSteps, left: DaysLeft): CarGoalSteps {
  const sold = getLastStep(soldSteps);
  const remaining = buildFigureStep(goalTable.toGo, [
    plus(resultAmount(goal, 'goal')),
    minus(resultAmount(sold, 'sold')),
  ]);
  const isMet = remaining.result.numerator <= 0n;
  const toGo = isMet
    ? buildFigureStep(goalTable.toGo, [plus(ruleAmount(0, 'because the goal is met', 'units'))])
    : remaining;
  const stepsToGo: CalculationSteps = [goal, ...soldSteps, toGo];
  return {
    goal: [goal],
    toGo: stepsToGo,
    neededADay: left.days > 0 ? [...stepsToGo, buildDailyNeedStep(toGo, left)] : null,
  };
}

function buildDailyNeedStep(toGo: CalculationStep, { days, by, month }: DaysLeft): CalculationStep {
  const [left, source]: [Noun, AmountSource] =
    by === 'workingDays'
      ? [noun('working day', ' left'), { kind: 'workingDays', month }]
      : [noun('day', ' left'), { kind: 'calendar' }];
  return buildFigureStep(
    goalTable.neededADay,
    [plus(resultAmount(toGo, 'to go')), dividedBy(countAmount(days, left, source))],
    ROUND_TO_CENT,
  );
}

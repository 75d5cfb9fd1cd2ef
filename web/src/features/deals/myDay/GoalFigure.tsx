import { DrillDownNumber } from '../../../components/board/DealsFigure';
import type { AllGoalFiguresFragment } from '../../../generated/figures.generated';
import { calculateGoalFigures } from '../../../generated/rules/goalFigures';
import { formatRemainingGoal } from '../../../generated/rules/goalLeft';
import type { ExplainTickSheetInput } from '../../../generated/types';
import { formatUnits } from '../../../lib/values/units';
import { SummaryBarFigure } from './StripFigure';

type GoalFigureProps = {
  goal: AllGoalFiguresFragment;
  /** Name of the goal's owner: "Sam Rivera", "Store". */
  name: string;
  tickSheetInput: Omit<ExplainTickSheetInput, 'figure'>;
};

/** Shows the goal of the month and the units needed each remaining day; opens its explanation. */
export function GoalFigure({ goal, name, tickSheetInput }: GoalFigureProps) {
  const { text, figure } = formatRemainingGoal(goal, formatUnits);
  return (
    <SummaryBarFigure header={calculateGoalFigures.goal} note={text}>
      <DrillDownNumber
        amount={goal.goal}
        text={formatUnits(goal.goal)}
        drillDown={{
          title: `${name} – ${calculateGoalFigures.goal.label}`,
          explained: { tickSheet: { ...tickSheetInput, figure } },
        }}
      />
    </SummaryBarFigure>
  );
}

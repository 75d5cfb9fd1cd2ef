import { DealsFigure } from '../../../components/board/DealsFigure';
import type { AllGoalFiguresFragment } from '../../../generated/figures.generated';
import { goalFigures } from '../../../generated/rules/goalFigures';
import { goalLeft } from '../../../generated/rules/goalLeft';
import type { ExplainTickSheetInput } from '../../../generated/types';
import { units } from '../../../lib/values/units';
import { StripFigure } from './StripFigure';

type Props = {
  goal: AllGoalFiguresFragment;
  /** Whose it is: "Sam Rivera", "Store". */
  name: string;
  explained: Omit<ExplainTickSheetInput, 'figure'>;
};

/** The goal of the month, and what it asks of each day left; how that comes about stands behind it. */
export function GoalFigure({ goal, name, explained }: Props) {
  const { words, figure } = goalLeft(goal, units);
  return (
    <StripFigure header={goalFigures.goal} note={words}>
      <DealsFigure
        amount={goal.goal}
        text={units(goal.goal)}
        drillDown={{
          title: `${name} – ${goalFigures.goal.head}`,
          explained: { tickSheet: { ...explained, figure } },
        }}
      />
    </StripFigure>
  );
}

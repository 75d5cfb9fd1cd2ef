import { DealsFigure } from '../../../components/board/DealsFigure';
import type { AllGoalFiguresFragment } from '../../../generated/figures.generated';
import { goalFigures } from '../../../generated/rules/goalFigures';
import type { ExplainTickSheetInput } from '../../../generated/types';
import { goalLeft } from '../../../lib/values/goalLeft';
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
  const { words, figure } = goalLeft(goal);
  return (
    <StripFigure label={goalFigures.goal.head} note={words}>
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

import { DealsFigure } from '../../../components/board/DealsFigure';
import type { ExplainTickSheetQueryVariables } from '../../../generated/drillDown';
import type { StripGoalFragment } from '../../../generated/graphql';
import { units } from '../../../lib/values/units';
import { goalWords } from './myDayWords';
import { StripFigure } from './StripFigure';

type Props = {
  goal: StripGoalFragment;
  /** Whose it is: "Sam Rivera", "Store". */
  name: string;
  explained: Omit<ExplainTickSheetQueryVariables, 'figure'>;
};

/** The goal of the month, and what it asks of each day left; how that comes about stands behind it. */
export function GoalFigure({ goal, name, explained }: Props) {
  return (
    <StripFigure label="Goal" note={goalWords(goal)}>
      <DealsFigure
        amount={goal.goal}
        text={units(goal.goal)}
        drillDown={{
          title: `${name} – Goal`,
          explained: {
            tickSheet: { ...explained, figure: goal.neededADay === null ? 'TO_GO' : 'NEEDED_A_DAY' },
          },
        }}
      />
    </StripFigure>
  );
}

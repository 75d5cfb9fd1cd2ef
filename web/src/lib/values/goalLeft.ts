import type { AllGoalFiguresFragment } from '../../generated/figures.generated';
import { goalFigures } from '../../generated/rules/goalFigures';
import { units } from './units';

/** The head of that column. */
export const goalLeftHead = goalFigures.neededADay.head;

/** What a goal still asks, and the figure that says so. */
type GoalLeft = {
  /** "1.75 a day", "7.0 to go" where no day is left, "met". */
  words: string;
  /** For a column: "1.75", "met"; blank where no day is left. */
  cell: string;
  figure: 'TO_GO' | 'NEEDED_A_DAY';
};

export function goalLeft({
  toGo,
  neededADay,
}: Pick<AllGoalFiguresFragment, 'toGo' | 'neededADay'>): GoalLeft {
  const figure = neededADay === null ? 'TO_GO' : 'NEEDED_A_DAY';
  if (toGo === 0) return { words: 'met', cell: 'met', figure };
  return neededADay === null
    ? { words: `${units(toGo)} to go`, cell: '', figure }
    : { words: `${units(neededADay)} a day`, cell: units(neededADay), figure };
}

// A copy of api/src/rules/goals/goalLeft.ts, made by npm run codegen.

/** What a goal still asks, and the figure that says so. */
export type GoalLeft = {
  /** "1.75 a day", "7.0 to go" where no day is left, "met". */
  words: string;
  /** For a column: "1.75", "met"; blank where no day is left. */
  cell: string;
  figure: 'TO_GO' | 'NEEDED_A_DAY';
};

type Goal = { toGo: number; neededADay: number | null };

/** Says what a goal still asks. @param units writes an amount of units */
export function goalLeft({ toGo, neededADay }: Goal, units: (amount: number) => string): GoalLeft {
  const figure = neededADay === null ? 'TO_GO' : 'NEEDED_A_DAY';
  if (toGo === 0) return { words: 'met', cell: 'met', figure };
  return neededADay === null
    ? { words: `${units(toGo)} to go`, cell: '', figure }
    : { words: `${units(neededADay)} a day`, cell: units(neededADay), figure };
}

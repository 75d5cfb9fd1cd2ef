// A copy of api/src/rules/goals/goalLeft.ts, made by npm run codegen.

/** What a goal still asks, and the figure that says so. */
export type RemainingGoal = {
  /** "1.75 a day", "7.0 to go" where no day is left, "met". */
  text: string;
  /** For a column: "1.75", "met"; blank where no day is left. */
  cell: string;
  figure: 'TO_GO' | 'NEEDED_A_DAY';
};

type GoalProgress = { toGo: number; neededADay: number | null };

/** Says what a goal still asks. @param units writes an amount of units */
export function formatRemainingGoal({ toGo, neededADay }: GoalProgress, formatUnits: (amount: number) => string): RemainingGoal {
  const figure = neededADay === null ? 'TO_GO' : 'NEEDED_A_DAY';
  if (toGo === 0) return { text: 'met', cell: 'met', figure };
  return neededADay === null
    ? { text: `${formatUnits(toGo)} to go`, cell: '', figure }
    : { text: `${formatUnits(neededADay)} a day`, cell: formatUnits(neededADay), figure };
}

/** The texts for what remains to reach a goal, and the figure that they show. */
export type RemainingGoal = {
  /** "1.75 per day", "7.0 to go" when no day is left, or "met". */
  text: string;
  /** Short text for a table cell: "1.75" or "met"; blank when no day is left. */
  cell: string;
  figure: 'TO_GO' | 'NEEDED_A_DAY';
};

type GoalProgress = { toGo: number; neededADay: number | null };

/**
 * Formats what remains to reach a goal.
 * @param units formats an amount of units
 */
export function formatRemainingGoal(
  { toGo, neededADay }: GoalProgress,
  formatUnits: (amount: number) => string,
): RemainingGoal {
  const figure = neededADay === null ? 'TO_GO' : 'NEEDED_A_DAY';
  if (toGo === 0) return { text: 'met', cell: 'met', figure };
  return neededADay === null
    ? { text: `${formatUnits(toGo)} to go`, cell: '', figure }
    : { text: `${formatUnits(neededADay)} per day`, cell: formatUnits(neededADay), figure };
}

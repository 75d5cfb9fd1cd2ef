/**
 * The numbers of the rule: the units to qualify, the last day and the units of a fast start, and its payout
 * in percent.
 */
export const POT_RULE = {
  qualifyingUnits: 12,
  fastStartUsedUnits: 5,
  fastStartLastDay: 16,
  fastStartPercent: 150,
} as const;

/** What the rule names: units, the last day of the month that counts for a fast start, and what that pays in per cent. */
export const POT_RULE = {
  qualifyingUnits: 12,
  fastStartUsedUnits: 5,
  fastStartLastDay: 16,
  fastStartPercent: 150,
} as const;

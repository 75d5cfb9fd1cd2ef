/** The numbers of the pot rule: units, days and percent (pot-of-gold.md). */
export const potRule = {
  "qualifyingUnits": 12,
  "fastStartUsedUnits": 5,
  "fastStartLastDay": 16,
  "fastStartPercent": 150
} as const;

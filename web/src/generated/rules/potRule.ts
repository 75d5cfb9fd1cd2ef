/** What the rule of the pot names: units, days and per cent (pot-of-gold.md). */
export const potRule = {
  "qualifyingUnits": 12,
  "fastStartUsedUnits": 5,
  "fastStartLastDay": 16,
  "fastStartPercent": 150
} as const;

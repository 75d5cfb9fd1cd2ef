/** The fields of the deal form that can change in a closed month (closing.md). */
export const uncountedFields = [
  "customerName",
  "carInfo",
  "stockNum",
  "notes"
] as const;

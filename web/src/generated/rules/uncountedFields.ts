/** The fields of the deal form that can change in a closed month (closing.md, What a closed month refuses). */
export const uncountedFields = [
  "customerName",
  "carInfo",
  "stockNum",
  "notes"
] as const;

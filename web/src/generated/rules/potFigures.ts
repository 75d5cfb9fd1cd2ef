/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const potFigures = {
  "pot": {
    "head": "Monthly pot total",
    "kind": "money",
    "says": "The money of the month that is shared."
  },
  "spiffPerUsedCar": {
    "head": "Spiff per used car",
    "kind": "money",
    "says": "The pot ÷ used units of all who qualify."
  },
  "totalPaid": {
    "head": "Total of all spiffs",
    "kind": "money",
    "says": "The sum of Total Spiff; fast starts may lift it over the pot."
  }
} as const;

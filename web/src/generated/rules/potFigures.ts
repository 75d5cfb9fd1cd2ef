/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const potFigures = {
  "pot": {
    "label": "Monthly pot total",
    "kind": "money",
    "description": "The month’s amount, which is shared by the people who qualify."
  },
  "spiffPerUsedCar": {
    "label": "Spiff per used car",
    "kind": "money",
    "description": "The pot ÷ used units of all people who qualify."
  },
  "totalPaid": {
    "label": "Total of all spiffs",
    "kind": "money",
    "description": "The sum of Total Spiff. Fast starts can push it above the pot."
  }
} as const;

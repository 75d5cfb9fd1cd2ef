/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const potFigures = {
  "pot": {
    "label": "Monthly pot total",
    "kind": "money",
    "description": "The money of the month that is shared."
  },
  "spiffPerUsedCar": {
    "label": "Spiff per used car",
    "kind": "money",
    "description": "The pot ÷ used units of all who qualify."
  },
  "totalPaid": {
    "label": "Total of all spiffs",
    "kind": "money",
    "description": "The sum of Total Spiff; fast starts may lift it over the pot."
  }
} as const;

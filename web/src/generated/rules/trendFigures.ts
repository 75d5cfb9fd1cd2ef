/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const trendFigures = {
  "new": {
    "label": "New",
    "kind": "units",
    "description": "New cars sold. A whole deal is 1 unit, and half of a split is 0.5."
  },
  "used": {
    "label": "Used",
    "kind": "units",
    "description": "Used and certified cars sold. A whole deal is 1 unit, and half of a split is 0.5."
  },
  "unclassified": {
    "label": "No car type",
    "kind": "units",
    "description": "Sold deals without a car type. They count in the total, but not as New or Used."
  },
  "units": {
    "label": "Units",
    "kind": "units",
    "description": "All units sold: new, used, and those without a car type. For the store, each deal counts as 1."
  },
  "frontGrossPerUnit": {
    "label": "Front per unit",
    "kind": "money",
    "description": "Average front gross per unit: front gross ÷ units."
  },
  "backGrossPerUnit": {
    "label": "Back per unit",
    "kind": "money",
    "description": "Average back gross per unit: back gross ÷ units."
  },
  "grossPerUnit": {
    "label": "Gross per unit",
    "kind": "money",
    "description": "Average gross per unit: (front gross + back gross) ÷ units."
  },
  "tradePercent": {
    "label": "Trade %",
    "kind": "percent",
    "description": "Cars traded in per 100 sold: trades ÷ sold × 100. TRADE counts as 1, TRADE X2 as 2."
  },
  "closingRate": {
    "label": "Closing rate",
    "kind": "percent",
    "description": "Ups marked sold per 100 ups: ups with Sold = Yes ÷ ups × 100."
  }
} as const;

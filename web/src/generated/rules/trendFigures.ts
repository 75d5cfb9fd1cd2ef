/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const trendFigures = {
  "new": {
    "label": "New",
    "kind": "units",
    "description": "New cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "used": {
    "label": "Used",
    "kind": "units",
    "description": "Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "unclassified": {
    "label": "No car type",
    "kind": "units",
    "description": "Sold deals without a car type: they count in the total, neither as New nor as Used."
  },
  "units": {
    "label": "Units",
    "kind": "units",
    "description": "All units sold: new, used, and those without a car type; of the store 1 for each deal."
  },
  "frontGrossPerUnit": {
    "label": "Front a unit",
    "kind": "money",
    "description": "Front gross of an average unit: front gross ÷ units."
  },
  "backGrossPerUnit": {
    "label": "Back a unit",
    "kind": "money",
    "description": "Back gross of an average unit: back gross ÷ units."
  },
  "grossPerUnit": {
    "label": "Gross a unit",
    "kind": "money",
    "description": "Front and back gross of an average unit: both ÷ units."
  },
  "tradePercent": {
    "label": "Trade %",
    "kind": "percent",
    "description": "Cars traded in for 100 sold: trades ÷ sold × 100. TRADE counts 1, TRADE X2 counts 2."
  },
  "closingRate": {
    "label": "Closing rate",
    "kind": "percent",
    "description": "How many of 100 ups bought: ups whose Sold is Yes ÷ ups × 100."
  }
} as const;

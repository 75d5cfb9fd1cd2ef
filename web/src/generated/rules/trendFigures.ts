/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const trendFigures = {
  "new": {
    "head": "New",
    "kind": "units",
    "says": "New cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "used": {
    "head": "Used",
    "kind": "units",
    "says": "Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "unclassified": {
    "head": "No car type",
    "kind": "units",
    "says": "Sold deals without a car type: they count in the total, neither as New nor as Used."
  },
  "units": {
    "head": "Units",
    "kind": "units",
    "says": "All units sold: new, used, and those without a car type; of the store 1 for each deal."
  },
  "frontGrossPerUnit": {
    "head": "Front a unit",
    "kind": "money",
    "says": "Front gross of an average unit: front gross ÷ units."
  },
  "backGrossPerUnit": {
    "head": "Back a unit",
    "kind": "money",
    "says": "Back gross of an average unit: back gross ÷ units."
  },
  "grossPerUnit": {
    "head": "Gross a unit",
    "kind": "money",
    "says": "Front and back gross of an average unit: both ÷ units."
  },
  "tradePercent": {
    "head": "Trade %",
    "kind": "percent",
    "says": "Cars traded in for 100 sold: trades ÷ sold × 100. TRADE counts 1, TRADE X2 counts 2."
  },
  "closingRate": {
    "head": "Closing rate",
    "kind": "percent",
    "says": "How many of 100 ups bought: ups whose Sold is Yes ÷ ups × 100."
  }
} as const;

/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const closedPersonFigures = {
  "newUnits": {
    "head": "New",
    "kind": "units",
    "says": "New units sold."
  },
  "usedUnits": {
    "head": "Used",
    "kind": "units",
    "says": "Used and certified units sold."
  },
  "units": {
    "head": "Units",
    "kind": "units",
    "says": "Units sold: new, used and those without a car type."
  },
  "vacation": {
    "head": "Vacation",
    "longHead": "Vacation units",
    "kind": "units",
    "says": "Vacation units of the month."
  },
  "frontGross": {
    "head": "Front gross",
    "kind": "money",
    "says": "The share of front gross."
  },
  "spiff": {
    "head": "Total Spiff",
    "kind": "money",
    "says": "What is paid: the earned spiff, 1.5 × after a fast start."
  }
} as const;

/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const closedFigures = {
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
  "certifiedUnits": {
    "head": "Certified",
    "kind": "units",
    "says": "Certified deals sold."
  },
  "delivered": {
    "head": "Total",
    "kind": "units",
    "says": "Deals sold."
  },
  "gross": {
    "head": "Gross",
    "kind": "money",
    "says": "Front and back gross of the sold deals."
  },
  "trades": {
    "head": "Trades",
    "kind": "count",
    "says": "Cars traded in."
  },
  "pot": {
    "head": "Pot",
    "kind": "money",
    "says": "The money of the month that is shared."
  },
  "spiffPerUsedCar": {
    "head": "Spiff per used car",
    "kind": "money",
    "says": "The pot ÷ used units of all who qualify."
  },
  "totalSpiff": {
    "head": "Total Spiff",
    "kind": "money",
    "says": "The sum of Total Spiff."
  },
  "units": {
    "head": "Units",
    "kind": "units",
    "says": "Units sold: new, used and those without a car type."
  },
  "vacation": {
    "head": "Vacation units",
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

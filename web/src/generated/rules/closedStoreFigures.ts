/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const closedStoreFigures = {
  "newUnits": {
    "label": "New",
    "kind": "units",
    "description": "New deals sold."
  },
  "usedUnits": {
    "label": "Used",
    "kind": "units",
    "description": "Used deals sold, certified included."
  },
  "certifiedUnits": {
    "label": "Certified",
    "kind": "units",
    "description": "Certified deals sold."
  },
  "delivered": {
    "label": "Total",
    "kind": "units",
    "description": "Deals sold."
  },
  "gross": {
    "label": "Gross",
    "kind": "money",
    "description": "Front and back gross of the sold deals."
  },
  "trades": {
    "label": "Trades",
    "kind": "count",
    "description": "Cars traded in."
  },
  "pot": {
    "label": "Pot",
    "kind": "money",
    "description": "The money of the month that is shared."
  },
  "spiffPerUsedCar": {
    "label": "Spiff per used car",
    "kind": "money",
    "description": "The pot ÷ used units of all who qualify."
  },
  "totalSpiff": {
    "label": "Total Spiff",
    "kind": "money",
    "description": "The sum of Total Spiff."
  }
} as const;

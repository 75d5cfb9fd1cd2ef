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
    "description": "Used deals sold, including certified."
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
    "description": "Cars taken in trade."
  },
  "pot": {
    "label": "Pot",
    "kind": "money",
    "description": "The month’s amount, which is shared by the people who qualify."
  },
  "spiffPerUsedCar": {
    "label": "Spiff per used car",
    "kind": "money",
    "description": "The pot ÷ used units of all people who qualify."
  },
  "totalSpiff": {
    "label": "Total Spiff",
    "kind": "money",
    "description": "Total of all spiffs."
  }
} as const;

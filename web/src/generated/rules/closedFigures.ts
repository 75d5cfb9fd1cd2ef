/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const closedFigures = {
  "newUnits": {
    "label": "New",
    "kind": "units",
    "description": "New units sold."
  },
  "usedUnits": {
    "label": "Used",
    "kind": "units",
    "description": "Used and certified units sold."
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
  },
  "units": {
    "label": "Units",
    "kind": "units",
    "description": "Units sold: new, used and units without a car type."
  },
  "vacation": {
    "label": "Vacation units",
    "longLabel": "Vacation units",
    "kind": "units",
    "description": "Vacation units for the month."
  },
  "frontGross": {
    "label": "Front gross",
    "kind": "money",
    "description": "The person’s share of front gross."
  },
  "spiff": {
    "label": "Total Spiff",
    "kind": "money",
    "description": "Spiff to pay: the earned spiff, × 1.5 with a fast start."
  }
} as const;

/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const closedPersonFigures = {
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
  "units": {
    "label": "Units",
    "kind": "units",
    "description": "Units sold: new, used and units without a car type."
  },
  "vacation": {
    "label": "Vacation",
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

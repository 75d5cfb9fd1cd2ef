/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const summaryFigures = {
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
  "total": {
    "label": "Total",
    "kind": "units",
    "description": "All units sold: new, used, and those without a car type."
  },
  "vacation": {
    "label": "VAC",
    "longLabel": "Vacation units",
    "kind": "units",
    "description": "Vacation units of the months that begin in this period."
  },
  "frontGross": {
    "label": "Front End Gross",
    "kind": "money",
    "description": "Front gross of the deals (half for a split). Negatives are subtracted."
  }
} as const;

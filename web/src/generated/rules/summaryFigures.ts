/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const summaryFigures = {
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
  "total": {
    "label": "Total",
    "kind": "units",
    "description": "All units sold: new, used, and those without a car type."
  },
  "vacation": {
    "label": "VAC",
    "longLabel": "Vacation units",
    "kind": "units",
    "description": "Units granted for vacation, of the months that begin in these days."
  },
  "frontGross": {
    "label": "Front End Gross",
    "kind": "money",
    "description": "Front gross of the deals, half of a split; what is below $0 is taken off."
  }
} as const;

/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const storeFigures = {
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
  "track": {
    "label": "Track",
    "kind": "units",
    "description": "Projected units at month end at the current pace: sold ÷ working days completed × total working days."
  },
  "newTrack": {
    "label": "New Track",
    "kind": "units",
    "description": "Projected new units at month end at the current pace: new ÷ working days completed × total working days."
  },
  "usedTrack": {
    "label": "Used Track",
    "kind": "units",
    "description": "Projected used units at month end at the current pace: used ÷ working days completed × total working days."
  }
} as const;

/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const storeFigures = {
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
  "track": {
    "label": "Track",
    "kind": "units",
    "description": "Units at the end of the month if it goes on like this: sold ÷ working days completed × all working days."
  },
  "newTrack": {
    "label": "New Track",
    "kind": "units",
    "description": "New units at the end of the month if it goes on like this: new ÷ working days completed × all working days."
  },
  "usedTrack": {
    "label": "Used Track",
    "kind": "units",
    "description": "Used units at the end of the month if it goes on like this: used ÷ working days completed × all working days."
  }
} as const;

/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const leaderboardFigures = {
  "rank": {
    "label": "Rank",
    "kind": "count",
    "description": "The place: by total units or by front gross, as is chosen; who is equal stands by the other of the two, then by name."
  },
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
  "vacation": {
    "label": "VAC",
    "longLabel": "Vacation units",
    "kind": "units",
    "description": "Units granted for vacation, of the months that begin in these days."
  },
  "total": {
    "label": "Total",
    "kind": "units",
    "description": "All units sold, new, used and without a car type, and vacation units."
  },
  "gross": {
    "label": "Front Gross",
    "kind": "money",
    "description": "Front gross of the deals, half of a split; a deal at or below $0 counts 0."
  }
} as const;

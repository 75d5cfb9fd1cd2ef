/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const leaderboardFigures = {
  "rank": {
    "label": "Rank",
    "kind": "count",
    "description": "Place by total units or by front gross, as selected. Ties are broken by the other figure, then by name."
  },
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
  "vacation": {
    "label": "VAC",
    "longLabel": "Vacation units",
    "kind": "units",
    "description": "Vacation units of the months that begin in this period."
  },
  "total": {
    "label": "Total",
    "kind": "units",
    "description": "All units sold (new, used and without a car type) plus vacation units."
  },
  "gross": {
    "label": "Front Gross",
    "kind": "money",
    "description": "Front gross of the deals (half for a split). A deal at or below $0 counts as $0."
  }
} as const;

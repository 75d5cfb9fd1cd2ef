/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const comparedFigures = {
  "current": {
    "label": "Current",
    "kind": "count",
    "description": "Sold on the days shown."
  },
  "prior": {
    "label": "Prior Year",
    "kind": "count",
    "description": "Sold on the same days a year earlier."
  },
  "difference": {
    "label": "Diff",
    "kind": "count",
    "description": "Current − prior year."
  }
} as const;

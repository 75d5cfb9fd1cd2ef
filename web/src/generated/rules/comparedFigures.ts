/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const comparedFigures = {
  "current": {
    "label": "Current",
    "kind": "count",
    "description": "What is sold on the days that are shown."
  },
  "prior": {
    "label": "Prior Year",
    "kind": "count",
    "description": "What was sold on the same days a year earlier."
  },
  "difference": {
    "label": "Diff",
    "kind": "count",
    "description": "Current − prior year."
  }
} as const;

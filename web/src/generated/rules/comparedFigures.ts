/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const comparedFigures = {
  "current": {
    "head": "Current",
    "kind": "count",
    "says": "What is sold on the days that are shown."
  },
  "prior": {
    "head": "Prior Year",
    "kind": "count",
    "says": "What was sold on the same days a year earlier."
  },
  "difference": {
    "head": "Diff",
    "kind": "count",
    "says": "Current − prior year."
  }
} as const;

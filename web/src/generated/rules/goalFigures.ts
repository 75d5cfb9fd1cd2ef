/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const goalFigures = {
  "goal": {
    "head": "Goal",
    "kind": "units",
    "says": "Units wanted of the month."
  },
  "toGo": {
    "head": "To Go",
    "kind": "units",
    "says": "Units still to be sold: goal − sold; 0 once the goal is met."
  },
  "neededADay": {
    "head": "A Day",
    "kind": "units",
    "says": "Units needed on each day that is left to meet the goal: To Go ÷ working days left."
  },
  "againstGoal": {
    "head": "Against Goal",
    "kind": "units",
    "says": "How far the track is ahead of the goal: track − goal; below 0 it is behind."
  }
} as const;

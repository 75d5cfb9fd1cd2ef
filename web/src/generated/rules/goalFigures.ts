/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const goalFigures = {
  "goal": {
    "label": "Goal",
    "kind": "units",
    "description": "Units wanted of the month."
  },
  "toGo": {
    "label": "To Go",
    "kind": "units",
    "description": "Units still to be sold: goal − sold; 0 once the goal is met."
  },
  "neededADay": {
    "label": "A Day",
    "kind": "units",
    "description": "Units needed on each day that is left to meet the goal: To Go ÷ working days left."
  },
  "againstGoal": {
    "label": "Against Goal",
    "kind": "units",
    "description": "How far the track is ahead of the goal: track − goal; below 0 it is behind."
  }
} as const;

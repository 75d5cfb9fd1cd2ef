/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const goalFigures = {
  "goal": {
    "label": "Goal",
    "kind": "units",
    "description": "Unit goal for the month."
  },
  "toGo": {
    "label": "To Go",
    "kind": "units",
    "description": "Units still needed to meet the goal: goal − sold. 0 once the goal is met."
  },
  "neededADay": {
    "label": "Per Day",
    "kind": "units",
    "description": "Units needed per remaining day to meet the goal: To Go ÷ working days left."
  },
  "againstGoal": {
    "label": "vs. Goal",
    "kind": "units",
    "description": "How far the track is ahead of the goal: track − goal. Negative if it is behind."
  }
} as const;

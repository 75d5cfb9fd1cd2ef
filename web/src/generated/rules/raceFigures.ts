/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const raceFigures = {
  "owed": {
    "label": "Owed today",
    "kind": "money",
    "description": "What the store owes if the month ends today: the sum of Total Spiff."
  },
  "owedAtPace": {
    "label": "Owed at today’s pace",
    "kind": "money",
    "description": "What the store would owe at month end at the current pace."
  },
  "spiffPerUsedCar": {
    "label": "Spiff per used car",
    "kind": "money",
    "description": "The pot ÷ used units of all people who qualify."
  },
  "pot": {
    "label": "Monthly pot total",
    "kind": "money",
    "description": "The month’s amount, which is shared by the people who qualify."
  },
  "change": {
    "label": "Change",
    "kind": "money",
    "description": "Owed minus what’s recorded."
  },
  "fastStartDaysLeft": {
    "label": "Days left for a fast start",
    "kind": "count",
    "description": "Days left through the 16th, including today. 0 after that."
  }
} as const;

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
    "description": "What the store would owe if the month goes on like this to its end."
  },
  "spiffPerUsedCar": {
    "label": "Spiff per used car",
    "kind": "money",
    "description": "The pot ÷ used units of all who qualify."
  },
  "pot": {
    "label": "Monthly pot total",
    "kind": "money",
    "description": "The money of the month that is shared."
  },
  "change": {
    "label": "Change",
    "kind": "money",
    "description": "What is owed less that of what is recorded."
  },
  "fastStartDaysLeft": {
    "label": "Days left for a fast start",
    "kind": "count",
    "description": "Days up to the 16th, today among them; 0 after it."
  }
} as const;

/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const raceFigures = {
  "owed": {
    "head": "Owed today",
    "kind": "money",
    "says": "What the store owes if the month ends today: the sum of Total Spiff."
  },
  "owedAtPace": {
    "head": "Owed at today’s pace",
    "kind": "money",
    "says": "What the store would owe if the month goes on like this to its end."
  },
  "spiffPerUsedCar": {
    "head": "Spiff per used car",
    "kind": "money",
    "says": "The pot ÷ used units of all who qualify."
  },
  "pot": {
    "head": "Monthly pot total",
    "kind": "money",
    "says": "The money of the month that is shared."
  },
  "change": {
    "head": "Change",
    "kind": "money",
    "says": "What is owed less that of what is recorded."
  },
  "fastStartDaysLeft": {
    "head": "Days left for a fast start",
    "kind": "count",
    "says": "Days up to the 16th, today among them; 0 after it."
  }
} as const;

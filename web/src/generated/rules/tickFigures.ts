/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const tickFigures = {
  "new": {
    "head": "New",
    "kind": "units",
    "says": "New cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "used": {
    "head": "Used",
    "kind": "units",
    "says": "Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "unclassified": {
    "head": "No car type",
    "kind": "units",
    "says": "Sold deals without a car type: they count in the total, neither as New nor as Used."
  },
  "total": {
    "head": "Total Sold",
    "kind": "units",
    "says": "All units sold: new, used, and those without a car type."
  },
  "vacation": {
    "head": "VAC",
    "longHead": "Vacation units",
    "kind": "units",
    "says": "Units granted for vacation, of the months that begin in these days."
  },
  "threeMonthAverage": {
    "head": "3MAvg",
    "longHead": "Three-month average",
    "kind": "units",
    "says": "Units sold in the three calendar months before, ÷ 3."
  },
  "previous": {
    "head": "Prev",
    "longHead": "Previous month",
    "kind": "units",
    "says": "Units sold in the month before, with the vacation units of that month."
  },
  "track": {
    "head": "Track",
    "kind": "units",
    "says": "Units at the end of the month if it goes on like this: sold ÷ working days completed × all working days."
  },
  "usedTrack": {
    "head": "Used Track",
    "kind": "units",
    "says": "Used units at the end of the month if it goes on like this: used ÷ working days completed × all working days."
  }
} as const;

/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const raceRowFigures = {
  "totalSold": {
    "head": "Total Sold",
    "kind": "units",
    "says": "Units sold in the month, with vacation units."
  },
  "unitsToQualify": {
    "head": "To 12",
    "longHead": "Units to 12",
    "kind": "units",
    "says": "Units still to be sold to qualify: 12 − Total Sold; 0 for who qualifies."
  },
  "usedSold": {
    "head": "Used Sold",
    "kind": "units",
    "says": "Used and certified units sold in the month."
  },
  "isFastStart": {
    "head": "Fast Start",
    "kind": "answer",
    "says": "At least 5 used units delivered on days 1–16 of the month."
  },
  "usedToFastStart": {
    "head": "Used to Fast Start",
    "kind": "units",
    "says": "Used units still to be delivered by the 16th for a fast start; 0 for who has one."
  },
  "total": {
    "head": "Total Spiff",
    "kind": "money",
    "says": "What is paid: the earned spiff, 1.5 × after a fast start."
  },
  "gainOfOneMoreUsed": {
    "head": "One more used",
    "kind": "money",
    "says": "What Total Spiff grows by with one more used unit delivered today."
  },
  "spiffPerUsedCarThen": {
    "head": "Spiff per used car then",
    "kind": "money",
    "says": "The spiff per used car of all with that one more."
  },
  "supposedNew": {
    "head": "New",
    "kind": "units",
    "says": "New units supposed of this person."
  },
  "supposedUsed": {
    "head": "Used",
    "kind": "units",
    "says": "Used units supposed of this person."
  },
  "change": {
    "head": "Change",
    "kind": "money",
    "says": "Total Spiff less that of what is recorded."
  }
} as const;

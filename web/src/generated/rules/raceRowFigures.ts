/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const raceRowFigures = {
  "totalSold": {
    "label": "Total Sold",
    "kind": "units",
    "description": "Units sold in the month, with vacation units."
  },
  "unitsToQualify": {
    "label": "To 12",
    "longLabel": "Units to 12",
    "kind": "units",
    "description": "Units still to be sold to qualify: 12 − Total Sold; 0 for who qualifies."
  },
  "usedSold": {
    "label": "Used Sold",
    "kind": "units",
    "description": "Used and certified units sold in the month."
  },
  "isFastStart": {
    "label": "Fast Start",
    "kind": "boolean",
    "description": "At least 5 used units delivered on days 1–16 of the month."
  },
  "usedToFastStart": {
    "label": "Used to Fast Start",
    "kind": "units",
    "description": "Used units still to be delivered by the 16th for a fast start; 0 for who has one."
  },
  "total": {
    "label": "Total Spiff",
    "kind": "money",
    "description": "What is paid: the earned spiff, 1.5 × after a fast start."
  },
  "gainOfOneMoreUsed": {
    "label": "One more used",
    "kind": "money",
    "description": "What Total Spiff grows by with one more used unit delivered today."
  },
  "spiffPerUsedCarThen": {
    "label": "Spiff per used car then",
    "kind": "money",
    "description": "The spiff per used car of all with that one more."
  },
  "supposedNew": {
    "label": "New",
    "kind": "units",
    "description": "New units supposed of this person."
  },
  "supposedUsed": {
    "label": "Used",
    "kind": "units",
    "description": "Used units supposed of this person."
  },
  "change": {
    "label": "Change",
    "kind": "money",
    "description": "Total Spiff less that of what is recorded."
  }
} as const;

/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const potRowFigures = {
  "totalSold": {
    "head": "Total Sold",
    "kind": "units",
    "says": "Units sold in the month, with vacation units."
  },
  "vacation": {
    "head": "VAC",
    "longHead": "Vacation units",
    "kind": "units",
    "says": "Vacation units in Total Sold."
  },
  "usedSold": {
    "head": "Used Sold",
    "kind": "units",
    "says": "Used and certified units sold in the month."
  },
  "earned": {
    "head": "Earned Spiff",
    "kind": "money",
    "says": "Used Sold × the spiff per used car; nothing for who does not qualify."
  },
  "isFastStart": {
    "head": "Fast Start",
    "kind": "answer",
    "says": "At least 5 used units delivered on days 1–16 of the month."
  },
  "total": {
    "head": "Total Spiff",
    "kind": "money",
    "says": "What is paid: the earned spiff, 1.5 × after a fast start."
  },
  "isQualified": {
    "head": "Qualified",
    "kind": "answer",
    "says": "Total Sold is 12 or more, so that the person earns spiff."
  }
} as const;

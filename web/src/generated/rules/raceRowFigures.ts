/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const raceRowFigures = {
  "totalSold": {
    "label": "Total Sold",
    "kind": "units",
    "description": "Units sold in the month, including vacation units."
  },
  "unitsToQualify": {
    "label": "To 12",
    "longLabel": "Units to 12",
    "kind": "units",
    "description": "Units still needed to qualify: 12 − Total Sold. 0 once qualified."
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
    "description": "Used units still to be delivered by the 16th for a fast start. 0 once reached."
  },
  "total": {
    "label": "Total Spiff",
    "kind": "money",
    "description": "Spiff to pay: the earned spiff, × 1.5 with a fast start."
  },
  "gainOfOneMoreUsed": {
    "label": "One more used",
    "kind": "money",
    "description": "Increase in Total Spiff from one more used unit delivered today."
  },
  "spiffPerUsedCarThen": {
    "label": "New spiff per used car",
    "kind": "money",
    "description": "Spiff per used car for everyone after that one more used unit."
  },
  "supposedNew": {
    "label": "New",
    "kind": "units",
    "description": "What-if new units for this person."
  },
  "supposedUsed": {
    "label": "Used",
    "kind": "units",
    "description": "What-if used units for this person."
  },
  "change": {
    "label": "Change",
    "kind": "money",
    "description": "Total Spiff with the what-if units minus Total Spiff as recorded."
  }
} as const;

/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const potRowFigures = {
  "totalSold": {
    "label": "Total Sold",
    "kind": "units",
    "description": "Units sold in the month, including vacation units."
  },
  "vacation": {
    "label": "VAC",
    "longLabel": "Vacation units",
    "kind": "units",
    "description": "Vacation units included in Total Sold."
  },
  "usedSold": {
    "label": "Used Sold",
    "kind": "units",
    "description": "Used and certified units sold in the month."
  },
  "earned": {
    "label": "Earned Spiff",
    "kind": "money",
    "description": "Used Sold × spiff per used car. Zero if not qualified."
  },
  "isFastStart": {
    "label": "Fast Start",
    "kind": "boolean",
    "description": "At least 5 used units delivered on days 1–16 of the month."
  },
  "total": {
    "label": "Total Spiff",
    "kind": "money",
    "description": "Spiff to pay: the earned spiff, × 1.5 with a fast start."
  },
  "isQualified": {
    "label": "Qualified",
    "kind": "boolean",
    "description": "Total Sold is 12 or more, so the person earns spiff."
  }
} as const;

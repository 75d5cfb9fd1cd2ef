/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const hogFigures = {
  "totalEntries": {
    "label": "Total Entries",
    "kind": "count",
    "description": "All listed deals, of every status."
  },
  "splitDeals": {
    "label": "Split Deals",
    "kind": "count",
    "description": "Listed deals with two salespeople, sold or not."
  },
  "totalSold": {
    "label": "Total Sold",
    "kind": "units",
    "description": "Units sold in the listed deals. For one person, a split counts as half."
  },
  "frontGross": {
    "label": "Front Gross",
    "kind": "money",
    "description": "Front gross of all listed deals. Negatives are subtracted."
  },
  "backGross": {
    "label": "Back Gross",
    "kind": "money",
    "description": "Back gross of all listed deals. Negatives are subtracted."
  },
  "totalGross": {
    "label": "Total Gross",
    "kind": "money",
    "description": "Front plus back gross."
  }
} as const;

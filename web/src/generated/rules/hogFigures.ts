/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const hogFigures = {
  "totalEntries": {
    "label": "Total Entries",
    "kind": "count",
    "description": "All deals that are listed, of every status."
  },
  "splitDeals": {
    "label": "Split Deals",
    "kind": "count",
    "description": "Listed deals of two salespeople, sold or not."
  },
  "totalSold": {
    "label": "Total Sold",
    "kind": "units",
    "description": "Units of the listed deals that are sold; of one person, half of a split."
  },
  "frontGross": {
    "label": "Front Gross",
    "kind": "money",
    "description": "Front gross of all deals that are listed; what is below $0 is taken off."
  },
  "backGross": {
    "label": "Back Gross",
    "kind": "money",
    "description": "Back gross of all deals that are listed; what is below $0 is taken off."
  },
  "totalGross": {
    "label": "Total Gross",
    "kind": "money",
    "description": "Front and back gross together."
  }
} as const;

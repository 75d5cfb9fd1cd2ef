/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const hogFigures = {
  "totalEntries": {
    "head": "Total Entries",
    "kind": "count",
    "says": "All deals that are listed, of every status."
  },
  "splitDeals": {
    "head": "Split Deals",
    "kind": "count",
    "says": "Listed deals of two salespeople, sold or not."
  },
  "totalSold": {
    "head": "Total Sold",
    "kind": "units",
    "says": "Units of the listed deals that are sold; of one person, half of a split."
  },
  "frontGross": {
    "head": "Front Gross",
    "kind": "money",
    "says": "Front gross of all deals that are listed; what is below $0 is taken off."
  },
  "backGross": {
    "head": "Back Gross",
    "kind": "money",
    "says": "Back gross of all deals that are listed; what is below $0 is taken off."
  },
  "totalGross": {
    "head": "Total Gross",
    "kind": "money",
    "says": "Front and back gross together."
  }
} as const;

/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const statsFigures = {
  "new": {
    "head": "New",
    "kind": "count",
    "says": "New cars sold, 1 a deal."
  },
  "used": {
    "head": "Used",
    "kind": "count",
    "says": "Used and certified cars sold, 1 a deal."
  },
  "certified": {
    "head": "Certified",
    "kind": "count",
    "says": "Certified cars sold, 1 a deal: they are among the used."
  },
  "unclassified": {
    "head": "No car type",
    "kind": "count",
    "says": "Sold deals without a car type, 1 each: in the total, neither new nor used."
  },
  "total": {
    "head": "Total",
    "kind": "count",
    "says": "All deals sold, 1 each, those without a car type too."
  },
  "gross": {
    "head": "Gross",
    "kind": "money",
    "says": "Front and back gross of all deals sold; what is below $0 is taken off."
  }
} as const;

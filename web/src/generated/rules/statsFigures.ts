/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const statsFigures = {
  "new": {
    "label": "New",
    "kind": "count",
    "description": "New cars sold, 1 a deal."
  },
  "used": {
    "label": "Used",
    "kind": "count",
    "description": "Used and certified cars sold, 1 a deal."
  },
  "certified": {
    "label": "Certified",
    "kind": "count",
    "description": "Certified cars sold, 1 a deal: they are among the used."
  },
  "unclassified": {
    "label": "No car type",
    "kind": "count",
    "description": "Sold deals without a car type, 1 each: in the total, neither new nor used."
  },
  "total": {
    "label": "Total",
    "kind": "count",
    "description": "All deals sold, 1 each, those without a car type too."
  },
  "gross": {
    "label": "Gross",
    "kind": "money",
    "description": "Front and back gross of all deals sold; what is below $0 is taken off."
  }
} as const;

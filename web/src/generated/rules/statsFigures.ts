/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const statsFigures = {
  "new": {
    "label": "New",
    "kind": "count",
    "description": "New cars sold, each counted as 1."
  },
  "used": {
    "label": "Used",
    "kind": "count",
    "description": "Used and certified cars sold, each counted as 1."
  },
  "certified": {
    "label": "Certified",
    "kind": "count",
    "description": "Certified cars sold, each counted as 1. They also count as Used."
  },
  "unclassified": {
    "label": "No car type",
    "kind": "count",
    "description": "Sold deals without a car type, each counted as 1. They count in the total, but not as New or Used."
  },
  "total": {
    "label": "Total",
    "kind": "count",
    "description": "All deals sold, each counted as 1, including those without a car type."
  },
  "gross": {
    "label": "Gross",
    "kind": "money",
    "description": "Front plus back gross of all deals sold. Negatives are subtracted."
  }
} as const;

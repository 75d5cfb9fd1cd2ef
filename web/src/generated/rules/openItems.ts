/** The kinds of open item of a deal by their names in URLs, in list order (rules.md, Open items). */
export const openItems = {
  "gross": {
    "kind": "GROSS",
    "label": "Missing gross",
    "ability": "editGross"
  },
  "confirm": {
    "kind": "UNCONFIRMED",
    "label": "To confirm",
    "ability": "reviewDeals"
  },
  "changed": {
    "kind": "CHANGED",
    "label": "Changed since confirmed",
    "ability": "reviewDeals"
  },
  "undated": {
    "kind": "UNDATED",
    "label": "DEL without a date",
    "ability": "recordDeals"
  },
  "waiting": {
    "kind": "WAITING",
    "label": "Pending",
    "ability": "recordDeals"
  },
  "overdue": {
    "kind": "OVERDUE",
    "label": "Past delivery date",
    "ability": "recordDeals"
  },
  "nobody": {
    "kind": "NOBODY",
    "label": "No salesperson",
    "ability": "recordDeals"
  },
  "unclassified": {
    "kind": "UNCLASSIFIED",
    "label": "No car type",
    "ability": "recordDeals"
  },
  "locked": {
    "kind": "LOCKED",
    "label": "In closed months",
    "ability": "reopenMonths"
  }
} as const;

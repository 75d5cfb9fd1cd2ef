/** What can be open about a deal, in the order in which people are told, by the names that stand in addresses (rules.md, What is open). */
export const openPoints = {
  "gross": {
    "kind": "GROSS",
    "label": "No gross",
    "right": "editGross"
  },
  "confirm": {
    "kind": "UNCONFIRMED",
    "label": "To confirm",
    "right": "reviewDeals"
  },
  "changed": {
    "kind": "CHANGED",
    "label": "Changed since confirmed",
    "right": "reviewDeals"
  },
  "undated": {
    "kind": "UNDATED",
    "label": "DEL without a date",
    "right": "recordDeals"
  },
  "waiting": {
    "kind": "WAITING",
    "label": "Waiting",
    "right": "recordDeals"
  },
  "overdue": {
    "kind": "OVERDUE",
    "label": "Past its date",
    "right": "recordDeals"
  },
  "nobody": {
    "kind": "NOBODY",
    "label": "No salesperson",
    "right": "recordDeals"
  },
  "unclassified": {
    "kind": "UNCLASSIFIED",
    "label": "No car type",
    "right": "recordDeals"
  },
  "locked": {
    "kind": "LOCKED",
    "label": "In closed months",
    "right": "reopenMonths"
  }
} as const;

/** What can be open about a deal, in the order in which people are told, by the names that stand in addresses (rules.md, What is open). */
export const openPoints = {
  "gross": {
    "kind": "GROSS",
    "label": "No gross",
    "ofOne": "wants gross",
    "ofMany": "want gross",
    "right": "editGross"
  },
  "confirm": {
    "kind": "UNCONFIRMED",
    "label": "To confirm",
    "ofOne": "to confirm",
    "ofMany": "to confirm",
    "right": "reviewDeals"
  },
  "changed": {
    "kind": "CHANGED",
    "label": "Changed since confirmed",
    "ofOne": "changed since confirmed",
    "ofMany": "changed since confirmed",
    "right": "reviewDeals"
  },
  "undated": {
    "kind": "UNDATED",
    "label": "DEL without a date",
    "ofOne": "DEL without a date",
    "ofMany": "DEL without a date",
    "right": "recordDeals"
  },
  "waiting": {
    "kind": "WAITING",
    "label": "Waiting",
    "ofOne": "waiting",
    "ofMany": "waiting",
    "right": "recordDeals"
  },
  "overdue": {
    "kind": "OVERDUE",
    "label": "Past its date",
    "ofOne": "past its date",
    "ofMany": "past their date",
    "right": "recordDeals"
  },
  "nobody": {
    "kind": "NOBODY",
    "label": "No salesperson",
    "ofOne": "without a salesperson",
    "ofMany": "without a salesperson",
    "right": "recordDeals"
  },
  "unclassified": {
    "kind": "UNCLASSIFIED",
    "label": "No car type",
    "ofOne": "without a car type",
    "ofMany": "without a car type",
    "right": "recordDeals"
  },
  "locked": {
    "kind": "LOCKED",
    "label": "In closed months",
    "ofOne": "in closed months",
    "ofMany": "in closed months",
    "right": "reopenMonths"
  }
} as const;

/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const funnelFigures = {
  "ups": {
    "label": "Ups",
    "kind": "count",
    "description": "All ups in the log."
  },
  "testDrives": {
    "label": "Test Drives",
    "kind": "count",
    "description": "Ups with Test Drive? checked."
  },
  "testDriveRate": {
    "label": "Test Drive %",
    "kind": "percent",
    "description": "Test drives per 100 ups: test drives ÷ ups × 100."
  },
  "writeUps": {
    "label": "Write Ups",
    "kind": "count",
    "description": "Ups with Write Up? checked."
  },
  "writeUpRate": {
    "label": "Write Up %",
    "kind": "percent",
    "description": "Write ups per 100 test drives: write ups ÷ test drives × 100."
  },
  "sold": {
    "label": "Sold",
    "kind": "count",
    "description": "Ups with Sold = Yes. OAC (on approved credit) and ORD (ordered) do not count."
  },
  "soldRate": {
    "label": "Sold %",
    "kind": "percent",
    "description": "Sold ups per 100 write ups: sold ÷ write ups × 100."
  },
  "closingRate": {
    "label": "Closing rate",
    "kind": "percent",
    "description": "Ups marked sold per 100 ups: ups with Sold = Yes ÷ ups × 100."
  },
  "turns": {
    "label": "Turns",
    "kind": "count",
    "description": "Ups turned over to another salesperson."
  },
  "turnRate": {
    "label": "Turn %",
    "kind": "percent",
    "description": "Ups turned over to another salesperson, per 100 ups: turns ÷ ups × 100."
  },
  "firstVisits": {
    "label": "First Visits",
    "kind": "count",
    "description": "Ups without an earlier visit. A B-Back that is not linked to an earlier visit does not count."
  },
  "firstVisitsSold": {
    "label": "First Sold",
    "kind": "count",
    "description": "First visits marked sold (Sold = Yes)."
  },
  "firstVisitRate": {
    "label": "First %",
    "kind": "percent",
    "description": "First visits marked sold, per 100 first visits."
  },
  "beBacks": {
    "label": "Be-Backs",
    "kind": "count",
    "description": "Ups linked to an earlier visit."
  },
  "beBacksSold": {
    "label": "Be-Backs Sold",
    "kind": "count",
    "description": "Be-backs marked sold (Sold = Yes)."
  },
  "beBackRate": {
    "label": "Be-Back %",
    "kind": "percent",
    "description": "Be-backs marked sold, per 100 be-backs."
  },
  "soldByDeals": {
    "label": "Linked deals",
    "kind": "count",
    "description": "Ups linked to a sold deal, whether or not they are marked sold."
  },
  "soldInLogOnly": {
    "label": "Not linked",
    "longLabel": "Marked sold, not linked to a sold deal",
    "kind": "count",
    "description": "Ups marked sold (Sold = Yes) with no linked deal, or with a linked deal that is not sold."
  },
  "soldInDealsOnly": {
    "label": "Deal only",
    "longLabel": "Linked to a sold deal, not marked sold",
    "kind": "count",
    "description": "Ups linked to a sold deal, with Sold not set to Yes."
  },
  "grossPerUp": {
    "label": "Gross per up",
    "kind": "money",
    "description": "Front plus back gross of the sold deals linked to the ups, each deal counted once, ÷ all ups."
  }
} as const;

/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const funnelFigures = {
  "ups": {
    "label": "Ups",
    "kind": "count",
    "description": "All customers in the log."
  },
  "testDrives": {
    "label": "Test Drives",
    "kind": "count",
    "description": "Ups with Test Drive? set."
  },
  "testDriveRate": {
    "label": "Test Drive %",
    "kind": "percent",
    "description": "Of 100 ups, how many drove: test drives ÷ ups."
  },
  "writeUps": {
    "label": "Write Ups",
    "kind": "count",
    "description": "Ups with Write Up? set."
  },
  "writeUpRate": {
    "label": "Write Up %",
    "kind": "percent",
    "description": "Write ups for 100 test drives."
  },
  "sold": {
    "label": "Sold",
    "kind": "count",
    "description": "Ups whose Sold is Yes: OAC (on approved credit) and ORD (ordered) do not count."
  },
  "soldRate": {
    "label": "Sold %",
    "kind": "percent",
    "description": "Sold for 100 write ups."
  },
  "closingRate": {
    "label": "Closing rate",
    "kind": "percent",
    "description": "How many of 100 ups bought: ups whose Sold is Yes ÷ ups × 100."
  },
  "turns": {
    "label": "Turns",
    "kind": "count",
    "description": "Ups with Turned To set: another salesperson took over."
  },
  "turnRate": {
    "label": "Turn %",
    "kind": "percent",
    "description": "Of 100 ups, how many were turned to another salesperson: turns ÷ ups."
  },
  "firstVisits": {
    "label": "First Visits",
    "kind": "count",
    "description": "Ups without a visit before: a B-Back that is linked to none is no first visit either."
  },
  "firstVisitsSold": {
    "label": "First Sold",
    "kind": "count",
    "description": "First visits whose Sold is Yes."
  },
  "firstVisitRate": {
    "label": "First %",
    "kind": "percent",
    "description": "How many of 100 first visits bought."
  },
  "beBacks": {
    "label": "Be-Backs",
    "kind": "count",
    "description": "Ups that are linked to the visit before them."
  },
  "beBacksSold": {
    "label": "Be-Backs Sold",
    "kind": "count",
    "description": "Be-backs whose Sold is Yes."
  },
  "beBackRate": {
    "label": "Be-Back %",
    "kind": "percent",
    "description": "How many of 100 be-backs bought."
  },
  "soldByDeals": {
    "label": "Sold by Deals",
    "kind": "count",
    "description": "Ups whose deal is sold, whatever the log says."
  },
  "soldInLogOnly": {
    "label": "Log Only",
    "longLabel": "Sold in the log only",
    "kind": "count",
    "description": "Ups whose Sold is Yes, without a deal or with one that is not sold."
  },
  "soldInDealsOnly": {
    "label": "Deals Only",
    "longLabel": "Sold in the deals only",
    "kind": "count",
    "description": "Ups whose deal is sold, and whose Sold is not Yes."
  },
  "grossPerUp": {
    "label": "Gross an up",
    "kind": "money",
    "description": "Front and back gross of the sold deals of the ups, each deal once, ÷ all ups."
  }
} as const;

/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const funnelFigures = {
  "ups": {
    "head": "Ups",
    "kind": "count",
    "says": "All customers in the log."
  },
  "testDrives": {
    "head": "Test Drives",
    "kind": "count",
    "says": "Ups with Test Drive? set."
  },
  "testDriveRate": {
    "head": "Test Drive %",
    "kind": "percent",
    "says": "Of 100 ups, how many drove: test drives ÷ ups."
  },
  "writeUps": {
    "head": "Write Ups",
    "kind": "count",
    "says": "Ups with Write Up? set."
  },
  "writeUpRate": {
    "head": "Write Up %",
    "kind": "percent",
    "says": "Write ups for 100 test drives."
  },
  "sold": {
    "head": "Sold",
    "kind": "count",
    "says": "Ups whose Sold is Yes: OAC (on approved credit) and ORD (ordered) do not count."
  },
  "soldRate": {
    "head": "Sold %",
    "kind": "percent",
    "says": "Sold for 100 write ups."
  },
  "closingRate": {
    "head": "Closing rate",
    "kind": "percent",
    "says": "How many of 100 ups bought: ups whose Sold is Yes ÷ ups × 100."
  },
  "turns": {
    "head": "Turns",
    "kind": "count",
    "says": "Ups with Turned To set: another salesperson took over."
  },
  "turnRate": {
    "head": "Turn %",
    "kind": "percent",
    "says": "Of 100 ups, how many were turned to another salesperson: turns ÷ ups."
  },
  "firstVisits": {
    "head": "First Visits",
    "kind": "count",
    "says": "Ups without a visit before: a B-Back that is linked to none is no first visit either."
  },
  "firstVisitsSold": {
    "head": "First Sold",
    "kind": "count",
    "says": "First visits whose Sold is Yes."
  },
  "firstVisitRate": {
    "head": "First %",
    "kind": "percent",
    "says": "How many of 100 first visits bought."
  },
  "beBacks": {
    "head": "Be-Backs",
    "kind": "count",
    "says": "Ups that are linked to the visit before them."
  },
  "beBacksSold": {
    "head": "Be-Backs Sold",
    "kind": "count",
    "says": "Be-backs whose Sold is Yes."
  },
  "beBackRate": {
    "head": "Be-Back %",
    "kind": "percent",
    "says": "How many of 100 be-backs bought."
  },
  "soldByDeals": {
    "head": "Sold by Deals",
    "kind": "count",
    "says": "Ups whose deal is sold, whatever the log says."
  },
  "soldInLogOnly": {
    "head": "Log Only",
    "longHead": "Sold in the log only",
    "kind": "count",
    "says": "Ups whose Sold is Yes, without a deal or with one that is not sold."
  },
  "soldInDealsOnly": {
    "head": "Deals Only",
    "longHead": "Sold in the deals only",
    "kind": "count",
    "says": "Ups whose deal is sold, and whose Sold is not Yes."
  },
  "grossPerUp": {
    "head": "Gross an up",
    "kind": "money",
    "says": "Front and back gross of the sold deals of the ups, each deal once, ÷ all ups."
  }
} as const;

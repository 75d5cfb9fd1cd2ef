/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const tradeFigures = {
  "delivered": {
    "head": "Delivered Deals",
    "kind": "count",
    "says": "Sold deals, 1 each, whoever sold them."
  },
  "trades": {
    "head": "Trades",
    "kind": "count",
    "says": "Cars traded in: TRADE counts 1, TRADE X2 counts 2."
  },
  "percent": {
    "head": "Trade %",
    "kind": "percent",
    "says": "Cars traded in for 100 delivered deals: trades ÷ delivered × 100."
  }
} as const;

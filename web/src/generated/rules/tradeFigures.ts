/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const tradeFigures = {
  "delivered": {
    "label": "Delivered Deals",
    "kind": "count",
    "description": "Sold deals, 1 each, whoever sold them."
  },
  "trades": {
    "label": "Trades",
    "kind": "count",
    "description": "Cars traded in: TRADE counts 1, TRADE X2 counts 2."
  },
  "percent": {
    "label": "Trade %",
    "kind": "percent",
    "description": "Cars traded in for 100 delivered deals: trades ÷ delivered × 100."
  }
} as const;

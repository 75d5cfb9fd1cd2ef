/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const tradeFigures = {
  "delivered": {
    "label": "Delivered Deals",
    "kind": "count",
    "description": "Deals sold, each counted as 1."
  },
  "trades": {
    "label": "Trades",
    "kind": "count",
    "description": "Cars traded in: TRADE counts as 1, TRADE X2 as 2."
  },
  "percent": {
    "label": "Trade %",
    "kind": "percent",
    "description": "Cars traded in per 100 delivered deals: trades ÷ delivered × 100."
  }
} as const;

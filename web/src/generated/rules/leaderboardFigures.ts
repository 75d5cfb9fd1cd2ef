/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const leaderboardFigures = {
  "rank": {
    "head": "Rank",
    "kind": "count",
    "says": "The place: by total units or by front gross, as is chosen; who is equal stands by the other of the two, then by name."
  },
  "new": {
    "head": "New",
    "kind": "units",
    "says": "New cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "used": {
    "head": "Used",
    "kind": "units",
    "says": "Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5."
  },
  "unclassified": {
    "head": "No car type",
    "kind": "units",
    "says": "Sold deals without a car type: they count in the total, neither as New nor as Used."
  },
  "vacation": {
    "head": "VAC",
    "longHead": "Vacation units",
    "kind": "units",
    "says": "Units granted for vacation, of the months that begin in these days."
  },
  "total": {
    "head": "Total",
    "kind": "units",
    "says": "All units sold, new, used and without a car type, and vacation units."
  },
  "gross": {
    "head": "Front Gross",
    "kind": "money",
    "says": "Front gross of the deals, half of a split; a deal at or below $0 counts 0."
  }
} as const;

/** The names of each screen: its title first, then the keywords that Find accepts. */
export const screenNames = {
  "home": [
    "Home",
    "today",
    "deals of a day",
    "my day",
    "add a deal",
    "paste rows"
  ],
  "hog": [
    "Hog",
    "gross",
    "front",
    "back",
    "to do",
    "confirmed",
    "updated"
  ],
  "tick": [
    "Tick Sheet",
    "pace",
    "track",
    "units",
    "goals",
    "working days"
  ],
  "closing": [
    "Closing",
    "close a month",
    "closed months",
    "reopen"
  ],
  "summary": [
    "Summary",
    "last year",
    "vacation",
    "teams"
  ],
  "trends": [
    "Trends",
    "thirteen months",
    "closing rate"
  ],
  "activity": [
    "Activity",
    "deals",
    "list"
  ],
  "compare": [
    "Compare",
    "gross vs. file",
    "reconcile"
  ],
  "changes": [
    "Changes",
    "history",
    "log",
    "who changed",
    "exports",
    "sign-ins"
  ],
  "deletedDeals": [
    "Deleted deals",
    "trash",
    "bring back",
    "restore"
  ],
  "upLog": [
    "Up Log",
    "ups",
    "customers",
    "walk in"
  ],
  "upLogStats": [
    "Up Log Stats",
    "ups",
    "statistics",
    "closing rate"
  ],
  "trade": [
    "Trade %",
    "trade stats",
    "trades"
  ],
  "potOfGold": [
    "Pot Of Gold",
    "spiff",
    "race",
    "fast start"
  ],
  "leaderboard": [
    "Leaderboard",
    "rank",
    "first"
  ],
  "managers": [
    "Managers",
    "people",
    "employees",
    "invitations",
    "invite",
    "positions"
  ],
  "displays": [
    "Displays",
    "television",
    "tv",
    "wall",
    "message"
  ],
  "imports": [
    "Import",
    "file",
    "upload",
    "spreadsheet",
    "csv",
    "excel"
  ],
  "health": [
    "Health",
    "nightly backup",
    "maintenance",
    "verify",
    "jobs"
  ],
  "playground": [
    "Playground",
    "graphql",
    "queries",
    "questions",
    "analysts"
  ],
  "morningReport": [
    "Morning report",
    "mail",
    "e-mail",
    "subscriptions",
    "by mail"
  ],
  "accessTokens": [
    "Access tokens",
    "api key",
    "scripts"
  ]
} as const;

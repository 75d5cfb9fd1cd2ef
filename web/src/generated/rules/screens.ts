/** The screens, as used by the router and the menus. */
export const screens = {
  "home": {
    "path": "/"
  },
  "hog": {
    "path": "/hog",
    "views": "HOG"
  },
  "tick": {
    "path": "/tick"
  },
  "closing": {
    "path": "/closing",
    "menu": {
      "under": "tick",
      "label": "Closing"
    }
  },
  "summary": {
    "path": "/summary"
  },
  "trends": {
    "path": "/trends",
    "menu": {
      "under": "summary",
      "label": "Trends"
    }
  },
  "activity": {
    "path": "/activity",
    "views": "ACTIVITY"
  },
  "compare": {
    "path": "/compare",
    "right": "compareFiles",
    "menu": {
      "under": "hog",
      "label": "Compare"
    }
  },
  "changes": {
    "path": "/changes",
    "menu": {
      "under": "hog",
      "label": "Changes"
    },
    "views": "CHANGES"
  },
  "deletedDeals": {
    "path": "/deleteddeals",
    "right": "recordDeals",
    "menu": {
      "under": "hog",
      "label": "Deleted deals"
    }
  },
  "upLog": {
    "path": "/uplog"
  },
  "upLogStats": {
    "path": "/uplogstats",
    "menu": {
      "under": "upLog",
      "label": "Up Log Stats"
    },
    "views": "UP_LOG_STATS"
  },
  "trade": {
    "path": "/trade"
  },
  "potOfGold": {
    "path": "/potofgold"
  },
  "leaderboard": {
    "path": "/leaderboard"
  },
  "managers": {
    "path": "/managers",
    "right": "manageEmployees"
  },
  "displays": {
    "path": "/displays",
    "right": "manageDisplays",
    "menu": {
      "under": "managers",
      "label": "Displays"
    }
  },
  "imports": {
    "path": "/import",
    "right": "importFiles",
    "menu": {
      "under": "managers",
      "label": "Import"
    }
  },
  "health": {
    "path": "/health",
    "right": "seeHealth",
    "menu": {
      "under": "managers",
      "label": "Health"
    }
  },
  "playground": {
    "path": "/playground",
    "right": "explore"
  },
  "morningReport": {
    "path": "/morningreport",
    "menu": {
      "under": "summary",
      "label": "Morning report"
    }
  },
  "accessTokens": {
    "path": "/accesstokens",
    "menu": {
      "under": "playground",
      "label": "Access tokens"
    }
  }
} as const;

/** The lists with saved views: title, default period, sort of each column, and GraphQL variable of each URL filter. */
export const viewedLists = {
  "HOG": {
    "title": "Hog",
    "period": "this-month",
    "sorted": {
      "sorts": {
        "number": "NUMBER",
        "customerName": "CUSTOMER",
        "carInfo": "VEHICLE",
        "stockNum": "STOCK",
        "carType": "CAR_TYPE",
        "frontGross": "FRONT_GROSS",
        "backGross": "BACK_GROSS",
        "isUpdated": "IS_UPDATED",
        "isConfirmed": "IS_CONFIRMED",
        "logDay": "LOG_DAY",
        "totalGross": "TOTAL_GROSS",
        "age": "OPEN_SINCE"
      },
      "sort": "logDay",
      "order": "asc"
    },
    "variables": {
      "search": "search",
      "employee": "employeeId",
      "open": "open"
    }
  },
  "ACTIVITY": {
    "title": "Activity",
    "period": "today",
    "sorted": {
      "sorts": {
        "number": "NUMBER",
        "salesManager": "SALES_MANAGER",
        "financeManager": "FINANCE_MANAGER",
        "closer": "CLOSER",
        "additional": "ADDITIONAL",
        "customerName": "CUSTOMER",
        "carInfo": "VEHICLE",
        "stockNum": "STOCK",
        "carType": "CAR_TYPE",
        "dealStatus": "DEAL_STATUS",
        "tradeStatus": "TRADE",
        "deliveryStatus": "DELIVERY_STATUS",
        "logDay": "LOG_DAY"
      },
      "sort": "logDay",
      "order": "asc"
    },
    "variables": {
      "search": "search",
      "employee": "employeeId",
      "status": "dealStatus",
      "delivery": "deliveryStatus",
      "import": "importId"
    }
  },
  "UP_LOG_STATS": {
    "title": "Up Log Stats",
    "period": "this-month",
    "sorted": {
      "sorts": {
        "logDate": "DATE",
        "salesperson": "SALESPERSON",
        "timeUp": "TIME_UP",
        "upType": "UP_TYPE",
        "turnedTo": "TURNED_TO",
        "customerName": "CUSTOMER",
        "isBdcUp": "BDC_UP",
        "isTestDrive": "TEST_DRIVE",
        "isWriteUp": "WRITE_UP",
        "sold": "SOLD"
      },
      "sort": "logDate",
      "order": "desc"
    },
    "variables": {
      "team": "teamId",
      "employee": "employeeId",
      "type": "upType",
      "sold": "sold"
    }
  },
  "CHANGES": {
    "title": "Changes",
    "period": "today",
    "variables": {
      "deal": "search",
      "by": "employeeId",
      "kind": "kind",
      "field": "field",
      "door": "door"
    }
  }
} as const;

/** What the server sorts Hog and Activity by, for each field that has a column there. */
export const dealSorts = {
  "hog": {
    "number": "NUMBER",
    "customerName": "CUSTOMER",
    "carInfo": "VEHICLE",
    "stockNum": "STOCK",
    "carType": "CAR_TYPE",
    "frontGross": "FRONT_GROSS",
    "backGross": "BACK_GROSS",
    "isUpdated": "IS_UPDATED",
    "isConfirmed": "IS_CONFIRMED"
  },
  "activity": {
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
    "deliveryStatus": "DELIVERY_STATUS"
  }
} as const;

/** Deal statuses; a deal may have none. */
export const DEAL_STATUSES = ['HOGGED', 'IN FINANCE', 'DEAD'] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

/** Delivery statuses; a deal may have none. */
export const DELIVERY_STATUSES = ['DEL', 'TBA', 'OAC'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Trade statuses; a deal may have none. */
export const TRADE_STATUSES = ['TRADE', 'TRADE X2', 'NO TRADE'] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];

/** Car types; a deal may have none. */
export const CAR_TYPES = ['New', 'Used', 'Cert'] as const;
export type CarType = (typeof CAR_TYPES)[number];

/** Deal status; blank allowed. */
export const DEAL_STATUSES = ['HOGGED', 'IN FINANCE', 'DEAD'] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

/** Delivery status; blank allowed. */
export const DELIVERY_STATUSES = ['DEL', 'TBA', 'OAC'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Trade status; blank allowed. */
export const TRADE_STATUSES = ['TRADE', 'TRADE X2', 'NO TRADE'] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];

/** Car type; blank allowed. */
export const CAR_TYPES = ['New', 'Used', 'Cert'] as const;
export type CarType = (typeof CAR_TYPES)[number];

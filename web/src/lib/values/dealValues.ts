import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../generated/types';

/** Labels of the values of deal fields, in order (deal.md, Fields). */
export const carTypeLabels: Record<CarType, string> = { NEW: 'New', USED: 'Used', CERT: 'Cert' };

export const tradeStatusLabels: Record<TradeStatus, string> = {
  TRADE: 'TRADE',
  TRADE_X2: 'TRADE X2',
  NO_TRADE: 'NO TRADE',
};

export const dealStatusLabels: Record<DealStatus, string> = {
  HOGGED: 'HOGGED',
  IN_FINANCE: 'IN FINANCE',
  DEAD: 'DEAD',
};

export const deliveryStatusLabels: Record<DeliveryStatus, string> = { DEL: 'DEL', TBA: 'TBA', OAC: 'OAC' };

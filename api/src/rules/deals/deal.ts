import type { Day } from '../calendar/calendar.ts';
import type { DealStatus, DeliveryStatus } from './dealValues.ts';

/** The facts that decide whether and when a deal is sold. */
export interface SaleFacts {
  readonly dealStatus: DealStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
  readonly deliveryDate: Day | null;
}

/** The salespeople of a deal, by employee id. */
export interface Salespeople {
  readonly closerId: number | null;
  readonly additionalId: number | null;
}

/**
 * Returns whether a deal is sold: delivered, not dead, and with a delivery date, which may be in the future
 * (rules.md, A deal, "Sold").
 */
export function isSold(deal: SaleFacts): boolean {
  return deal.deliveryStatus === 'DEL' && deal.dealStatus !== 'DEAD' && deal.deliveryDate !== null;
}

/**
 * Returns the day on which lists show a deal: its delivery date, else the day it was added (rules.md, A deal,
 * "log day").
 */
export function logDay(deal: { readonly deliveryDate: Day | null; readonly addedDate: Day }): Day {
  return deal.deliveryDate ?? deal.addedDate;
}

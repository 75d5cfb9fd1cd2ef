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
 * Returns the day on which lists show a deal: its delivery date, or the day it was added when it has none
 * (rules.md, A deal, "log day").
 */
export function logDay(deal: { readonly deliveryDate: Day | null; readonly addedDate: Day }): Day {
  return deal.deliveryDate ?? deal.addedDate;
}

/** A change of one field, with the version of the deal after the change. */
export interface SaleChange {
  readonly version: number;
  readonly field: keyof SaleFacts;
  readonly from: string | null;
}

/**
 * Finds the change that made a deal sold for the first time. Returns undefined when the deal was sold before
 * its history begins.
 * @param deal the current deal
 * @param changes history of the fields that decide whether it is sold, the latest first
 */
export function findFirstSale<Change extends SaleChange>(
  deal: SaleFacts,
  changes: readonly Change[],
): Change | undefined {
  let state = deal;
  let first: Change | undefined;
  for (const [index, change] of changes.entries()) {
    const isAfterChange = changes[index - 1]?.version !== change.version;
    if (isAfterChange && isSold(state)) first = change;
    state = { ...state, [change.field]: change.from };
  }
  return isSold(state) ? undefined : first;
}

/**
 * Formats the warning that other sold deals have the same stock number (rules.md, A deal). Users can still
 * save the stock number. Returns null when no other sold deal has it.
 * @param soldDeals numbers of the other sold deals, the latest first
 */
export function formatSoldStockWarning(stockNum: string, soldDeals: readonly number[]): string | null {
  const [latest, ...others] = soldDeals;
  if (latest === undefined) return null;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `Stock number ${stockNum.trim()} is already on sold deal #${latest}${more}.`;
}

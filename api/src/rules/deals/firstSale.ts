import { isSold, type SaleFacts } from './deal.ts';

/** A change of one field, with the version of the deal after it. */
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
export function findFirstSale<Change extends SaleChange>(deal: SaleFacts, changes: readonly Change[]): Change | undefined {
  let state = deal;
  let first: Change | undefined;
  for (const [index, change] of changes.entries()) {
    const isAfterChange = changes[index - 1]?.version !== change.version;
    if (isAfterChange && isSold(state)) first = change;
    state = { ...state, [change.field]: change.from };
  }
  return isSold(state) ? undefined : first;
}

import { isSold, isSplit, type SaleFacts, type Salespeople } from './deal.ts';

/** How a salesperson took part: alone, or as one side of a split. */
export type CreditRole = 'solo' | 'closer' | 'additional';

/** One salesperson's part of a deal: the whole of it, or half of a split, in units and in money alike. */
export interface Share {
  readonly employeeId: number;
  readonly role: CreditRole;
  readonly share: 1 | 0.5;
}

/**
 * Whose deal it is, sold or not: half each in a split, else all of it to the one named (closer, else additional),
 * or nobody's (rules.md, A deal, "Unit credit").
 */
export function sharesOf(deal: Salespeople): Share[] {
  const { closerId, additionalId } = deal;
  if (closerId !== null && additionalId !== null && isSplit(deal)) {
    return [
      { employeeId: closerId, role: 'closer', share: 0.5 },
      { employeeId: additionalId, role: 'additional', share: 0.5 },
    ];
  }
  const employeeId = closerId ?? additionalId;
  return employeeId === null ? [] : [{ employeeId, role: 'solo', share: 1 }];
}

/** The units a deal credits to people: its shares when it is sold, else none (rules.md, A deal, "Unit credit"). */
export function unitCredits(deal: SaleFacts & Salespeople): Share[] {
  return isSold(deal) ? sharesOf(deal) : [];
}

/** The units a deal counts for the store: 1 when it is sold, whoever is credited (rules.md, A deal, "Unit credit"). */
export function storeUnits(deal: SaleFacts): 0 | 1 {
  return isSold(deal) ? 1 : 0;
}

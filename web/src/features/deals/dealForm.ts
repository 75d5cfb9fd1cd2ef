import type { DealFieldsFragment, DealInput } from '../../generated/graphql';
import type { Day } from '../../lib/dates';

/** What stands in the form: the deal number as typed, everything else as it will be sent. */
export type DealDraft = { number: string } & Required<{
  [Field in keyof DealInput]: Exclude<DealInput[Field], undefined>;
}>;

/** A new deal is added and delivered on the day that is being looked at, until someone says otherwise (deal.md, The form). */
export const newDraft = (day: Day): DealDraft => ({
  number: '',
  addedDate: day,
  salesManagerId: null,
  finManagerId: null,
  closerId: null,
  additionalId: null,
  customerName: '',
  carInfo: '',
  stockNum: '',
  carType: null,
  tradeStatus: null,
  dealStatus: null,
  deliveryStatus: null,
  deliveryDate: day,
  notes: '',
});

/** After a deal: the next one of that day, with its managers and statuses; all else is the customer's own. */
export const nextDraft = (draft: DealDraft): DealDraft => ({
  ...draft,
  number: '',
  closerId: null,
  additionalId: null,
  customerName: '',
  carInfo: '',
  stockNum: '',
  carType: null,
  notes: '',
});

export const draftOf = (deal: DealFieldsFragment): DealDraft => ({
  number: String(deal.number),
  addedDate: deal.addedDate,
  salesManagerId: deal.salesManager?.id ?? null,
  finManagerId: deal.financeManager?.id ?? null,
  closerId: deal.closer?.id ?? null,
  additionalId: deal.additional?.id ?? null,
  customerName: deal.customerName,
  carInfo: deal.carInfo,
  stockNum: deal.stockNum,
  carType: deal.carType,
  tradeStatus: deal.tradeStatus,
  dealStatus: deal.dealStatus,
  deliveryStatus: deal.deliveryStatus,
  deliveryDate: deal.deliveryDate,
  notes: deal.notes,
});

/** All that is sent for a new deal. */
export function inputOf({ number: _, ...input }: DealDraft): DealInput {
  return input;
}

/** Only what was changed is sent, so that two people who change different fields of one deal both win. */
export function changesOf(draft: DealDraft, before: DealDraft): DealInput {
  const { number: _, ...changes } = draftChanges(draft, before);
  return changes;
}

/** What was typed into the form, its number included. */
export function draftChanges(draft: DealDraft, before: DealDraft): Partial<DealDraft> {
  const entries = Object.entries(draft).filter(
    ([field, value]) => value !== before[field as keyof DealDraft],
  );
  return Object.fromEntries(entries);
}

export function isChanged(draft: DealDraft, before: DealDraft): boolean {
  return Object.keys(draftChanges(draft, before)).length > 0;
}

/** What the form says of a delivery date before it is saved (rules.md, A deal, "Sold"). */
export type DeliveryHint = 'counts-ahead' | 'offer-today';

/**
 * Units count on the delivery date: a future one is warned of, and a deal that is now being marked DEL with an older date
 * is offered today's, so that no closed month changes by accident.
 */
export function deliveryHint(draft: DealDraft, before: DealDraft, today: Day): DeliveryHint | undefined {
  if (draft.deliveryStatus !== 'DEL' || draft.deliveryDate === null) return undefined;
  if (draft.deliveryDate > today) return 'counts-ahead';
  const isNowDelivered = before.deliveryStatus !== 'DEL';
  return isNowDelivered && draft.deliveryDate < today ? 'offer-today' : undefined;
}

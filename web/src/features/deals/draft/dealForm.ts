import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { DealInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import type { StoredDraft } from './draftStore';
import { type DealDraft, type DraftField, FORM_ORDER, formFields, type PersonField } from './formFields';

const draftFrom = (read: (field: DraftField) => unknown) =>
  Object.fromEntries(FORM_ORDER.map(field => [field, read(field)])) as DealDraft;

const blankDraft = draftFrom(field => {
  const { kind } = formFields[field];
  return kind === 'number' || kind === 'text' ? '' : null;
});

/** A new deal is added and delivered on the day that is being looked at, until someone says otherwise (deal.md, The form). */
export const newDraft = (day: Day): DealDraft => ({ ...blankDraft, addedDate: day, deliveryDate: day });

/** Whether a new deal that was typed earlier is the one that begins so: it has the same customer and stock number. */
export const isTheSameBegun = (stored: StoredDraft, begun: Partial<DealDraft>): boolean =>
  (['customerName', 'stockNum'] as const).every(
    field => (stored.changes[field] ?? '') === (begun[field] ?? ''),
  );

/** After a deal: the next one of that day, with its managers and statuses; all else is the customer's own. */
export const nextDraft = ({
  addedDate,
  deliveryDate,
  salesManagerId,
  finManagerId,
  tradeStatus,
  dealStatus,
  deliveryStatus,
}: DealDraft): DealDraft => ({
  ...blankDraft,
  addedDate,
  deliveryDate,
  salesManagerId,
  finManagerId,
  tradeStatus,
  dealStatus,
  deliveryStatus,
});

export const draftOf = (deal: DealFieldsFragment): DealDraft =>
  draftFrom(field => {
    const known = formFields[field];
    if (known.kind === 'number') return String(deal.number);
    if (known.kind === 'person') return deal[known.of]?.id ?? null;
    return deal[field as Exclude<DraftField, PersonField>];
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
  return Object.fromEntries(
    FORM_ORDER.filter(field => draft[field] !== before[field]).map(field => [field, draft[field]]),
  );
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

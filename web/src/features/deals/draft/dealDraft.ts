import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import {
  type DealDraft,
  type DraftField,
  FORM_ORDER,
  formFields,
  type PersonField,
} from '../../../components/deals/dealFormFields';
import type { DealInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import type { StoredDraft } from './draftStore';

const buildDraft = (read: (field: DraftField) => unknown) =>
  Object.fromEntries(FORM_ORDER.map(field => [field, read(field)])) as DealDraft;

const blankDraft = buildDraft(field => {
  const { kind } = formFields[field];
  return kind === 'number' || kind === 'text' ? '' : null;
});

/** Returns the draft of a new deal, added and delivered on the day that is shown (deal.md, The form). */
export const createDraft = (day: Day): DealDraft => ({ ...blankDraft, addedDate: day, deliveryDate: day });

/**
 * Returns whether a stored draft of a new deal has the same customer and the same stock number as the initial
 * fields.
 */
export const isSameNewDeal = (stored: StoredDraft, initialFields: Partial<DealDraft>): boolean =>
  (['customerName', 'stockNum'] as const).every(
    field => (stored.changes[field] ?? '') === (initialFields[field] ?? ''),
  );

/**
 * Returns the draft of the next new deal. It keeps the days, managers and statuses and clears the customer's
 * fields.
 */
export const createNextDraft = ({
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

export const toDraft = (deal: DealFieldsFragment): DealDraft =>
  buildDraft(field => {
    const definition = formFields[field];
    if (definition.kind === 'number') return String(deal.number);
    if (definition.kind === 'person') return deal[definition.dealProperty]?.id ?? null;
    return deal[field as Exclude<DraftField, PersonField>];
  });

export function toDealInput({ number: _, ...input }: DealDraft): DealInput {
  return input;
}

/**
 * Returns only the changed fields, so that two people can change different fields of a deal at the same time.
 */
export function toDealChanges(draft: DealDraft, baseDraft: DealDraft): DealInput {
  const { number: _, ...changes } = diffDrafts(draft, baseDraft);
  return changes;
}

/** Returns the fields of the draft that differ from the base draft, including the number. */
export function diffDrafts(draft: DealDraft, baseDraft: DealDraft): Partial<DealDraft> {
  return Object.fromEntries(
    FORM_ORDER.filter(field => draft[field] !== baseDraft[field]).map(field => [field, draft[field]]),
  );
}

export function hasChanges(draft: DealDraft, baseDraft: DealDraft): boolean {
  return Object.keys(diffDrafts(draft, baseDraft)).length > 0;
}

/** A hint about the delivery date before the form is saved (rules.md, A deal, "Sold"). */
export type DeliveryHint = 'counts-ahead' | 'offer-today';

/**
 * Returns a hint about the delivery date, because units count on this date. Warns about a future date. If a
 * deal is newly marked DEL with an older date, the hint offers today, so that a closed month does not change
 * by accident.
 */
export function getDeliveryHint(
  draft: DealDraft,
  baseDraft: DealDraft,
  today: Day,
): DeliveryHint | undefined {
  if (draft.deliveryStatus !== 'DEL' || draft.deliveryDate === null) return undefined;
  if (draft.deliveryDate > today) return 'counts-ahead';
  const isNewlyDelivered = baseDraft.deliveryStatus !== 'DEL';
  return isNewlyDelivered && draft.deliveryDate < today ? 'offer-today' : undefined;
}

const EMPTY_DEAL_ID_MESSAGE = 'Deal ID is empty, please add one before submitting';

/**
 * Returns an error message for each field that prevents saving, in the order of the form (deal.md, The form).
 * @param incompleteDates the labels of the dates that are incomplete
 */
export function validateDraft(
  draft: DealDraft,
  incompleteDates: readonly string[],
): Partial<Record<DraftField, string>> {
  const errors: Partial<Record<DraftField, string>> = {};
  for (const field of FORM_ORDER) {
    const { label } = formFields[field];
    if (field === 'number' && draft.number.trim() === '') errors.number = EMPTY_DEAL_ID_MESSAGE;
    if (incompleteDates.includes(label))
      errors[field] = `${label} is incomplete, so nothing was saved. Enter the month, day and year.`;
  }
  return errors;
}

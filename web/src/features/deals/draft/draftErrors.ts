import { type DealDraft, type DraftField, FORM_ORDER, formFields } from './formFields';

const EMPTY_DEAL_ID = 'Deal ID is empty, please add one before submitting';

/**
 * Returns what keeps a draft from being sent, by field in the form's order, each in a sentence (deal.md, The form).
 * @param halfTyped the labels of the dates that are not whole days
 */
export function draftErrors(
  draft: DealDraft,
  halfTyped: readonly string[],
): Partial<Record<DraftField, string>> {
  const errors: Partial<Record<DraftField, string>> = {};
  for (const field of FORM_ORDER) {
    const { label } = formFields[field];
    if (field === 'number' && draft.number.trim() === '') errors.number = EMPTY_DEAL_ID;
    if (halfTyped.includes(label)) errors[field] = `${label} is not a whole day. Nothing is saved yet.`;
  }
  return errors;
}

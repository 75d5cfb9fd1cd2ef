import { type DealDraft, type DraftField, FORM_ORDER, formFields } from './formFields';

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
    if (incompleteDates.includes(label)) errors[field] = `${label} is not a whole day. Nothing is saved yet.`;
  }
  return errors;
}

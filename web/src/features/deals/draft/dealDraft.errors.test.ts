import { createDraft, validateDraft } from './dealDraft';

const EMPTY_DEAL_ID_MESSAGE = 'Deal ID is empty, please add one before submitting';
const draft = { ...createDraft('2026-11-27'), number: '4711' };

describe('validateDraft', () => {
  it('accepts a draft with a number and complete dates', () => {
    expect(validateDraft(draft, [])).toEqual({});
  });

  it('lists every invalid field in the order of the form', () => {
    const errors = validateDraft({ ...draft, number: ' ' }, ['Delivery Date', 'Added Date']);
    expect(Object.entries(errors)).toEqual([
      ['addedDate', 'Added Date is incomplete, so nothing was saved. Enter the month, day and year.'],
      ['number', EMPTY_DEAL_ID_MESSAGE],
      ['deliveryDate', 'Delivery Date is incomplete, so nothing was saved. Enter the month, day and year.'],
    ]);
  });
});

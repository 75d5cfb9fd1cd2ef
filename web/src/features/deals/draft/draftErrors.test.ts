import { newDraft } from './dealForm';
import { draftErrors } from './draftErrors';

const MISSING = 'Deal ID is empty, please add one before submitting';
const draft = { ...newDraft('2026-11-27'), number: '4711' };

describe('draftErrors', () => {
  it('finds nothing wrong with a draft that has a number and whole days', () => {
    expect(draftErrors(draft, [])).toEqual({});
  });

  it('lists every field that is wrong, in the order of the form', () => {
    const errors = draftErrors({ ...draft, number: ' ' }, ['Delivery Date', 'Added Date']);
    expect(Object.entries(errors)).toEqual([
      ['addedDate', 'Added Date is not a whole day. Nothing is saved yet.'],
      ['number', MISSING],
      ['deliveryDate', 'Delivery Date is not a whole day. Nothing is saved yet.'],
    ]);
  });
});

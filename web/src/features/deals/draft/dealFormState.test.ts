import { createDealFormState, type DealFormAction, dealFormReducer } from './dealFormState';

const day = '2026-11-03';

const reduceActions = (...actions: DealFormAction[]) =>
  actions.reduce(dealFormReducer, createDealFormState(undefined, day));

it('starts a new deal on the day that is shown', () => {
  expect(reduceActions()).toMatchObject({ draft: { addedDate: day, deliveryDate: day }, isRestored: false });
});

it('restores a stored draft with the day that was shown when the draft was typed', () => {
  const storedDraft = { day: '2026-11-01', version: null, changes: { customerName: 'Hopper' } };
  expect(createDealFormState(undefined, day, storedDraft)).toMatchObject({
    draft: { customerName: 'Hopper', addedDate: '2026-11-01' },
    isRestored: true,
  });
});

it('discards the typed fields when the user starts over', () => {
  const form = reduceActions(
    { type: 'typed', change: { customerName: 'Hopper' } },
    { type: 'started over', day },
  );
  expect(form.draft).toEqual(form.baseDraft);
});

it('keeps the shared fields of a day after a deal is added, and does not count them as typed', () => {
  const change = { number: '1042', customerName: 'Hopper', salesManagerId: 3 };
  const form = reduceActions({ type: 'typed', change }, { type: 'added', day });
  expect(form.draft).toMatchObject({ number: '', customerName: '', salesManagerId: 3 });
  expect(form.draft).toEqual(form.baseDraft);
});

it('shows the suggested number of the server unless the user has typed a number', () => {
  const numberOffered: DealFormAction = { type: 'number offered', number: '1043' };
  expect(reduceActions(numberOffered)).toMatchObject({
    draft: { number: '1043' },
    baseDraft: { number: '1043' },
  });
  expect(reduceActions({ type: 'typed', change: { number: '7' } }, numberOffered).draft.number).toBe('7');
});

it('lists each incomplete date only once', () => {
  const incompleteDate: DealFormAction = { type: 'incomplete date', label: 'Added Date', isIncomplete: true };
  expect(reduceActions(incompleteDate, incompleteDate).incompleteDates).toEqual(['Added Date']);
  expect(reduceActions(incompleteDate, { ...incompleteDate, isIncomplete: false }).incompleteDates).toEqual(
    [],
  );
});

import { findNextOpenDeal, getFieldToResolve, listRemainingKinds } from './nextOpenDeal';

const rows = [1, 2, 3, 4].map(number => ({ number }));
const hasOpenItems =
  (...numbers: number[]) =>
  (row: { number: number }) =>
    numbers.includes(row.number);

describe('findNextOpenDeal', () => {
  it.each([
    ['the first when no cell has the focus', undefined, 1, 2],
    ['the next one in the list', 2, 1, 4],
    ['the first one after the last', 4, 1, 2],
    ['the next one after a resolved deal', 3, 1, 4],
    ['the previous one when going backwards', 4, -1, 2],
    ['the last one when going backwards without a focus', undefined, -1, 4],
  ] as const)('returns %s', (_what, from, step, next) => {
    expect(findNextOpenDeal(rows, hasOpenItems(2, 4), from, step)?.number).toBe(next);
  });

  it('returns the current deal when only this deal has open items, and undefined when no deal has open items', () => {
    expect(findNextOpenDeal(rows, hasOpenItems(3), 3, 1)?.number).toBe(3);
    expect(findNextOpenDeal(rows, hasOpenItems(), 3, 1)).toBeUndefined();
  });
});

describe('listRemainingKinds', () => {
  const cells = { frontGross: null, backGross: null, isConfirmed: false };

  it.each([
    ['one gross is entered', { frontGross: 0 }, ['GROSS', 'UNCONFIRMED']],
    ['both gross amounts are entered', { frontGross: 0, backGross: -5 }, ['UNCONFIRMED']],
    ['the deal is confirmed', { isConfirmed: true }, ['GROSS']],
  ] as const)('lists the remaining kinds of items when %s', (_what, resolved, remaining) => {
    expect(listRemainingKinds(['GROSS', 'UNCONFIRMED'], { ...cells, ...resolved })).toEqual(remaining);
  });

  it('keeps a deal open when it was changed after its confirmation', () => {
    expect(listRemainingKinds(['CHANGED'], { ...cells, isConfirmed: true })).toEqual(['CHANGED']);
  });
});

describe('getFieldToResolve', () => {
  const manager = { editGross: true, reviewDeals: false };
  const officeStaff = { editGross: false, reviewDeals: true };
  const deal = { frontGross: null, backGross: null };

  it('returns the missing gross for users who can edit gross', () => {
    expect(getFieldToResolve(deal, ['UNCONFIRMED', 'GROSS'], manager)).toBe('frontGross');
    expect(getFieldToResolve({ ...deal, frontGross: 0 }, ['GROSS'], manager)).toBe('backGross');
  });

  it('returns the Confirmed? field for reviewers', () => {
    expect(getFieldToResolve(deal, ['GROSS', 'UNCONFIRMED'], officeStaff)).toBe('isConfirmed');
    expect(getFieldToResolve(deal, ['CHANGED'], officeStaff)).toBe('isConfirmed');
  });

  it('returns the cell of the open items when the user cannot resolve an item in another cell', () => {
    expect(getFieldToResolve(deal, ['UNCONFIRMED'], manager)).toBe('toDo');
    expect(getFieldToResolve(deal, ['NOBODY', 'GROSS'], officeStaff)).toBe('toDo');
  });
});

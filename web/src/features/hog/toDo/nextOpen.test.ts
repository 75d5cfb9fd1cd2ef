import { fieldToSettle, kindsLeft, nextOpen } from './nextOpen';

const rows = [1, 2, 3, 4].map(number => ({ number }));
const open =
  (...numbers: number[]) =>
  (row: { number: number }) =>
    numbers.includes(row.number);

describe('the next open deal', () => {
  it.each([
    ['the first, from nowhere', undefined, 1, 2],
    ['the one after', 2, 1, 4],
    ['from the last, the first again', 4, 1, 2],
    ['from one that is settled, the one after it', 3, 1, 4],
    ['backwards, the one before', 4, -1, 2],
    ['backwards from nowhere, the last', undefined, -1, 4],
  ] as const)('is %s', (_what, from, step, next) => {
    expect(nextOpen(rows, open(2, 4), from, step)?.number).toBe(next);
  });

  it('is the same one while no other has anything, and none when all are settled', () => {
    expect(nextOpen(rows, open(3), 3, 1)?.number).toBe(3);
    expect(nextOpen(rows, open(), 3, 1)).toBeUndefined();
  });
});

describe('what cells show as settled before the list is read again', () => {
  const shown = { frontGross: null, backGross: null, isConfirmed: false };

  it.each([
    ['gross of one kind', { frontGross: 0 }, ['GROSS', 'UNCONFIRMED']],
    ['gross of both', { frontGross: 0, backGross: -5 }, ['UNCONFIRMED']],
    ['the tick', { isConfirmed: true }, ['GROSS']],
  ] as const)('leaves, after %s', (_what, settled, left) => {
    expect(kindsLeft(['GROSS', 'UNCONFIRMED'], { ...shown, ...settled })).toEqual(left);
  });

  it('leaves what was changed since it was confirmed: that stays ticked until someone looks', () => {
    expect(kindsLeft(['CHANGED'], { ...shown, isConfirmed: true })).toEqual(['CHANGED']);
  });
});

describe('a point is settled', () => {
  const manager = { editGross: true, reviewDeals: false };
  const office = { editGross: false, reviewDeals: true };
  const deal = { frontGross: null, backGross: null };

  it('in the gross that is missing, by those who type it', () => {
    expect(fieldToSettle(deal, ['UNCONFIRMED', 'GROSS'], manager)).toBe('frontGross');
    expect(fieldToSettle({ ...deal, frontGross: 0 }, ['GROSS'], manager)).toBe('backGross');
  });

  it('by its tick, by those who review', () => {
    expect(fieldToSettle(deal, ['GROSS', 'UNCONFIRMED'], office)).toBe('isConfirmed');
    expect(fieldToSettle(deal, ['CHANGED'], office)).toBe('isConfirmed');
  });

  it('else in the form', () => {
    expect(fieldToSettle(deal, ['UNCONFIRMED'], manager)).toBe('toDo');
    expect(fieldToSettle(deal, ['NOBODY', 'GROSS'], office)).toBe('toDo');
  });
});

import { isTicked, type ReviewRow, type ReviewSave, tintIn, tintOf } from './review';

const row: ReviewRow = { version: 5, isUpdated: true, isConfirmed: false };
const cell = { number: 1042, field: 'isConfirmed' };
const saving: ReviewSave = { status: 'saving', attempt: 1, cell, wanted: true };
const refused: ReviewSave = { status: 'failed', attempt: 1, cell, wanted: true, sentence: 'No.' };
const saved: ReviewSave = { status: 'saved', attempt: 1, cell, stored: true, version: 6, isFresh: true };

describe('Confirmed?', () => {
  it('is ticked as soon as it is clicked', () => {
    expect(isTicked(row, 'isConfirmed', saving)).toBe(true);
  });

  it('goes back when the server refuses', () => {
    expect(isTicked(row, 'isConfirmed', refused)).toBe(false);
  });

  it('stays as stored until the list is as new, then is the list’s', () => {
    expect(isTicked(row, 'isConfirmed', saved)).toBe(true);
    expect(isTicked({ ...row, version: 7 }, 'isConfirmed', saved)).toBe(false);
  });
});

describe('a row', () => {
  it('is green when confirmed, updated or not', () => {
    expect(tintOf({ isConfirmed: true, isUpdated: true })).toBe('confirmed');
    expect(tintOf({ isConfirmed: true, isUpdated: false })).toBe('confirmed');
  });

  it('is yellow when only updated, else plain', () => {
    expect(tintOf({ isConfirmed: false, isUpdated: true })).toBe('updated');
    expect(tintOf({ isConfirmed: false, isUpdated: false })).toBe('plain');
  });
});

it('a row turns green while its click is being saved', () => {
  const deal = { ...row, number: 1042 };
  expect(tintIn(new Map(), deal)).toBe('updated');
  expect(tintIn(new Map([['1042 isConfirmed', saving]]), deal)).toBe('confirmed');
});

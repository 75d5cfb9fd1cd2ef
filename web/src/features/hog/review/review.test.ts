import { isTicked, type ReviewRow, type ReviewSave, tickedWords, tintIn, tintOf } from './review';

const row: ReviewRow = { version: 5, isUpdated: true, isConfirmed: false };
const cell = { row: 1042, field: 'isConfirmed' };
const saving: ReviewSave = { status: 'saving', attempt: 1, cell, entered: true, seen: 5 };
const refused: ReviewSave = { ...saving, status: 'failed', sentence: 'No.' };
const waiting: ReviewSave = { ...saving, status: 'waiting', sentence: 'Away.' };
const cameLate: ReviewSave = {
  ...saving,
  status: 'conflict',
  theirs: { stored: false, version: 6, changedBy: 'Olive Park', changedAt: '2026-11-03T15:00:00Z' },
};
const saved: ReviewSave = { status: 'saved', attempt: 1, cell, stored: true, version: 6, isFresh: true };

describe('Confirmed?', () => {
  it('is ticked as soon as it is clicked', () => {
    expect(isTicked(row, 'isConfirmed', saving)).toBe(true);
  });

  it('goes back when the server refuses', () => {
    expect(isTicked(row, 'isConfirmed', refused)).toBe(false);
  });

  it('stays as it was clicked while the click waits for the line', () => {
    expect(isTicked(row, 'isConfirmed', waiting)).toBe(true);
  });

  it('is as someone else left it who came first', () => {
    expect(isTicked({ ...row, isConfirmed: true }, 'isConfirmed', cameLate)).toBe(false);
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

it('several boxes are told by their number', () => {
  expect(tickedWords(12, true)).toBe('12 boxes ticked.');
  expect(tickedWords(1, false)).toBe('1 box cleared.');
  expect(tickedWords(0, true)).toBe('They were all ticked.');
});

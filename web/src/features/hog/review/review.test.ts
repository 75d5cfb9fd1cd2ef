import {
  formatTickMessage,
  getShownTint,
  getTint,
  isTicked,
  type ReviewRow,
  type ReviewSave,
} from './review';

const row: ReviewRow = { version: 5, isUpdated: true, isConfirmed: false };
const cell = { row: 1042, field: 'isConfirmed' };
const saving: ReviewSave = { status: 'saving', attempt: 1, cell, entered: true, baseVersion: 5 };
const rejected: ReviewSave = { ...saving, status: 'failed', message: 'No.' };
const waiting: ReviewSave = { ...saving, status: 'waiting', message: 'Away.' };
const conflicting: ReviewSave = {
  ...saving,
  status: 'conflict',
  conflictingValue: { stored: false, version: 6, changedBy: 'Olive Park', changedAt: '2026-11-03T15:00:00Z' },
};
const saved: ReviewSave = { status: 'saved', attempt: 1, cell, stored: true, version: 6, isFresh: true };

describe('isTicked', () => {
  it('returns true as soon as the box is clicked', () => {
    expect(isTicked(row, 'isConfirmed', saving)).toBe(true);
  });

  it('returns the stored value after the server rejects the click', () => {
    expect(isTicked(row, 'isConfirmed', rejected)).toBe(false);
  });

  it('returns the clicked value while it waits for a connection', () => {
    expect(isTicked(row, 'isConfirmed', waiting)).toBe(true);
  });

  it('returns the value that another user stored first', () => {
    expect(isTicked({ ...row, isConfirmed: true }, 'isConfirmed', conflicting)).toBe(false);
  });

  it('returns the saved value until the list contains a newer version of the deal', () => {
    expect(isTicked(row, 'isConfirmed', saved)).toBe(true);
    expect(isTicked({ ...row, version: 7 }, 'isConfirmed', saved)).toBe(false);
  });
});

describe('getTint', () => {
  it('returns confirmed for a confirmed deal, updated or not', () => {
    expect(getTint({ isConfirmed: true, isUpdated: true })).toBe('confirmed');
    expect(getTint({ isConfirmed: true, isUpdated: false })).toBe('confirmed');
  });

  it('returns updated for a deal that is updated but not confirmed, and plain for a deal that is neither', () => {
    expect(getTint({ isConfirmed: false, isUpdated: true })).toBe('updated');
    expect(getTint({ isConfirmed: false, isUpdated: false })).toBe('plain');
  });
});

it('tints a row as confirmed while the click is being saved', () => {
  const deal = { ...row, number: 1042 };
  expect(getShownTint(new Map(), deal)).toBe('updated');
  expect(getShownTint(new Map([['1042 isConfirmed', saving]]), deal)).toBe('confirmed');
});

it('formats the number of changed boxes', () => {
  expect(formatTickMessage(12, true)).toBe('12 boxes checked.');
  expect(formatTickMessage(1, false)).toBe('1 box cleared.');
  expect(formatTickMessage(0, true)).toBe('All boxes were already checked.');
});

import {
  findNewerAmount,
  type GrossAmount,
  type GrossRow,
  type GrossSave,
  getEditText,
  getShownAmount,
  isAmountChanged,
  sumGross,
  toggleSign,
  toInputText,
  toOpenedGross,
} from './gross';

const row: GrossRow = { version: 5, frontGross: 800, backGross: null };
const cell = { row: 1042, field: 'frontGross' };
const change = (entered: string) => ({ attempt: 1, cell, entered, baseVersion: 5 });
const saving = (entered: string): GrossSave => ({ status: 'saving', ...change(entered) });
const waiting = (entered: string): GrossSave => ({
  status: 'waiting',
  ...change(entered),
  message: 'Away.',
});
const failed = (entered: string): GrossSave => ({ status: 'failed', ...change(entered), message: 'No.' });
const theirs = { changedBy: 'Finn Delgado', changedAt: '2026-11-03T15:00:00Z' };
const conflicting = (entered: string, stored: GrossAmount, version: number): GrossSave => ({
  status: 'conflict',
  ...change(entered),
  conflictingValue: { ...theirs, stored, version },
});
const saved = (stored: GrossAmount, version: number): GrossSave => ({
  status: 'saved',
  attempt: 1,
  cell,
  stored,
  version,
  isFresh: true,
});

describe('getShownAmount', () => {
  it('returns the stored amount before any edit', () => {
    expect(getShownAmount(row, 'frontGross', undefined)).toBe(800);
    expect(getShownAmount(row, 'backGross', undefined)).toBeNull();
  });

  it('returns the entered amount while it is being saved', () => {
    expect(getShownAmount(row, 'frontGross', saving('(1,250.5)'))).toBe(-1250.5);
    expect(getShownAmount(row, 'frontGross', saving(''))).toBeNull();
  });

  it('returns the saved amount while the list still contains the version before the save', () => {
    expect(getShownAmount(row, 'frontGross', saved(950, 6))).toBe(950);
  });

  it('returns the amount of the list once the list contains the version of the save', () => {
    expect(getShownAmount({ ...row, version: 6, frontGross: 700 }, 'frontGross', saved(950, 6))).toBe(700);
  });

  it('returns the entered amount while it waits for a connection', () => {
    expect(getShownAmount(row, 'frontGross', waiting('775'))).toBe(775);
  });

  it("returns the other user's amount during a conflict, until the list contains a newer version", () => {
    expect(getShownAmount(row, 'frontGross', conflicting('900', 300, 6))).toBe(300);
    expect(
      getShownAmount({ ...row, version: 7, frontGross: 400 }, 'frontGross', conflicting('900', 300, 6)),
    ).toBe(400);
  });

  it('returns the stored amount after the server rejects the entered text', () => {
    expect(getShownAmount(row, 'frontGross', failed('twelve'))).toBe(800);
  });
});

describe('getEditText', () => {
  it('returns the stored amount without formatting when there is no unsaved text', () => {
    expect(getEditText({ ...row, frontGross: 1234.5 }, 'frontGross', undefined)).toBe('1234.50');
    expect(getEditText(row, 'backGross', undefined)).toBe('');
  });

  it('returns the typed text while it is not saved', () => {
    expect(getEditText(row, 'frontGross', failed('twelve'))).toBe('twelve');
    expect(getEditText(row, 'frontGross', saving('$99'))).toBe('$99');
  });
});

describe('an open gross input', () => {
  const opened = toOpenedGross(row, 'frontGross', undefined);

  it('reports the amount that another user has stored since the input was opened', () => {
    expect(findNewerAmount(opened, { ...row, version: 6, frontGross: 300 }, 'frontGross')).toBe(300);
    expect(findNewerAmount(opened, { ...row, version: 6, frontGross: null }, 'frontGross')).toBeNull();
  });

  it('ignores a change to another field of the deal', () => {
    expect(findNewerAmount(opened, { ...row, version: 6, backGross: 300 }, 'frontGross')).toBeUndefined();
  });

  it('ignores an earlier save by the same user that the list already contains', () => {
    const openedDuringSave = toOpenedGross(row, 'frontGross', saving('950'));
    expect(
      findNewerAmount(openedDuringSave, { ...row, version: 6, frontGross: 950 }, 'frontGross'),
    ).toBeUndefined();
  });

  it('saves with the version of the deal that the user saw', () => {
    expect(toOpenedGross(row, 'frontGross', conflicting('900', 300, 6)).version).toBe(6);
    expect(toOpenedGross(row, 'frontGross', saved(950, 8)).version).toBe(8);
    expect(toOpenedGross({ ...row, version: 9 }, 'frontGross', failed('twelve')).version).toBe(5);
  });
});

describe('sumGross', () => {
  it('adds front and back gross, counting an empty amount as 0', () => {
    expect(sumGross(800, null)).toBe(800);
    expect(sumGross(null, null)).toBe(0);
    expect(sumGross(-100, 40)).toBe(-60);
  });

  it('returns sums that are exact to the cent', () => {
    expect(sumGross(0.1, 0.2)).toBe(0.3);
    expect(sumGross(9_999_999_999.99, 0.01)).toBe(10_000_000_000);
  });
});

describe('isAmountChanged', () => {
  it('returns false for the same amount in another format', () => {
    expect(isAmountChanged('$1,200.00', 1200)).toBe(false);
    expect(isAmountChanged('', null)).toBe(false);
    expect(isAmountChanged('  ', null)).toBe(false);
  });

  it('returns true for a change between an empty amount and 0', () => {
    expect(isAmountChanged('0', null)).toBe(true);
    expect(isAmountChanged('', 0)).toBe(true);
  });

  it('returns true for a text that is not an amount, so that the server can reject it', () => {
    expect(isAmountChanged('twelve', 12)).toBe(true);
  });
});

it('formats an amount without zero cents', () => {
  expect(toInputText(1200)).toBe('1200');
  expect(toInputText(-0.5)).toBe('-0.50');
  expect(toInputText(0)).toBe('0');
});

describe('toggleSign', () => {
  it.each([
    ['350', '-350'],
    ['-350', '350'],
    ['(1,250.50)', '1,250.50'],
    ['$ (310.25)', '$ 310.25'],
    ['−250', '250'],
    ['+500', '-500'],
    ['', '-'],
  ])('changes “%s” to “%s”', (text, toggledText) => {
    expect(toggleSign(text)).toBe(toggledText);
  });
});

import type { CellSave } from './cellSaves';
import {
  type Amount,
  amountOf,
  type GrossRow,
  isChange,
  textToEdit,
  totalOf,
  typedText,
  withOtherSign,
} from './gross';

const row: GrossRow = { version: 5, frontGross: 800, backGross: null };
const cell = { number: 1042, field: 'frontGross' };
const saving = (wanted: string): CellSave<string, Amount> => ({ status: 'saving', attempt: 1, cell, wanted });
const failed = (wanted: string): CellSave<string, Amount> => ({
  status: 'failed',
  attempt: 1,
  cell,
  wanted,
  sentence: 'No.',
});
const saved = (stored: Amount, version: number): CellSave<string, Amount> => ({
  status: 'saved',
  attempt: 1,
  cell,
  stored,
  version,
  isFresh: true,
});

describe('a gross cell stands for', () => {
  it('the deal’s own amount when nobody has typed', () => {
    expect(amountOf(row, 'frontGross', undefined)).toBe(800);
    expect(amountOf(row, 'backGross', undefined)).toBeNull();
  });

  it('what is being saved, before the server has answered', () => {
    expect(amountOf(row, 'frontGross', saving('(1,250.5)'))).toBe(-1250.5);
    expect(amountOf(row, 'frontGross', saving(''))).toBeNull();
  });

  it('what was stored, while the list is still the older one', () => {
    expect(amountOf(row, 'frontGross', saved(950, 6))).toBe(950);
  });

  it('the list’s amount once it is as new: somebody else may have changed it since', () => {
    expect(amountOf({ ...row, version: 6, frontGross: 700 }, 'frontGross', saved(950, 6))).toBe(700);
  });

  it('the stored amount when a text was refused', () => {
    expect(amountOf(row, 'frontGross', failed('12.'))).toBe(800);
  });
});

describe('an edit begins with', () => {
  it('the amount, plain', () => {
    expect(textToEdit({ ...row, frontGross: 1234.5 }, 'frontGross', undefined)).toBe('1234.50');
    expect(textToEdit(row, 'backGross', undefined)).toBe('');
  });

  it('what was typed, when that is not stored', () => {
    expect(textToEdit(row, 'frontGross', failed('12.'))).toBe('12.');
    expect(textToEdit(row, 'frontGross', saving('$99'))).toBe('$99');
  });
});

describe('total gross', () => {
  it('is front plus back, an empty one counting 0', () => {
    expect(totalOf(800, null)).toBe(800);
    expect(totalOf(null, null)).toBe(0);
    expect(totalOf(-100, 40)).toBe(-60);
  });

  it('is exact to the cent', () => {
    expect(totalOf(0.1, 0.2)).toBe(0.3);
    expect(totalOf(9_999_999_999.99, 0.01)).toBe(10_000_000_000);
  });
});

describe('a committed text', () => {
  it('changes nothing when it is the same amount written otherwise', () => {
    expect(isChange('$1,200.00', 1200)).toBe(false);
    expect(isChange('', null)).toBe(false);
    expect(isChange('  ', null)).toBe(false);
  });

  it('changes an empty cell to 0: someone has looked', () => {
    expect(isChange('0', null)).toBe(true);
    expect(isChange('', 0)).toBe(true);
  });

  it('that is no money is for the server to refuse', () => {
    expect(isChange('12.', 12)).toBe(true);
  });
});

it('an amount is typed without its empty cents', () => {
  expect(typedText(1200)).toBe('1200');
  expect(typedText(-0.5)).toBe('-0.50');
  expect(typedText(0)).toBe('0');
});

describe('the sign of an amount', () => {
  it.each([
    ['350', '-350'],
    ['-350', '350'],
    ['(1,250.50)', '1,250.50'],
    ['', '-'],
  ])('changes “%s” to “%s”', (text, other) => {
    expect(withOtherSign(text)).toBe(other);
  });
});

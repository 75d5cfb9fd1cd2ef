import {
  type Amount,
  amountOf,
  type GrossRow,
  type GrossSave,
  isChange,
  openedOn,
  storedSince,
  textToEdit,
  totalOf,
  typedText,
  withOtherSign,
} from './gross';

const row: GrossRow = { version: 5, frontGross: 800, backGross: null };
const cell = { row: 1042, field: 'frontGross' };
const change = (entered: string) => ({ attempt: 1, cell, entered, seen: 5 });
const saving = (entered: string): GrossSave => ({ status: 'saving', ...change(entered) });
const waiting = (entered: string): GrossSave => ({
  status: 'waiting',
  ...change(entered),
  sentence: 'Away.',
});
const failed = (entered: string): GrossSave => ({ status: 'failed', ...change(entered), sentence: 'No.' });
const theirs = { changedBy: 'Finn Delgado', changedAt: '2026-11-03T15:00:00Z' };
const disputed = (entered: string, stored: Amount, version: number): GrossSave => ({
  status: 'conflict',
  ...change(entered),
  theirs: { ...theirs, stored, version },
});
const saved = (stored: Amount, version: number): GrossSave => ({
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

  it('what waits for the line, as it will be stored', () => {
    expect(amountOf(row, 'frontGross', waiting('775'))).toBe(775);
  });

  it('what someone else stored, until the list has caught up, while a person has to choose', () => {
    expect(amountOf(row, 'frontGross', disputed('900', 300, 6))).toBe(300);
    expect(amountOf({ ...row, version: 7, frontGross: 400 }, 'frontGross', disputed('900', 300, 6))).toBe(
      400,
    );
  });

  it('the stored amount when a text was refused', () => {
    expect(amountOf(row, 'frontGross', failed('twelve'))).toBe(800);
  });
});

describe('an edit begins with', () => {
  it('the amount, plain', () => {
    expect(textToEdit({ ...row, frontGross: 1234.5 }, 'frontGross', undefined)).toBe('1234.50');
    expect(textToEdit(row, 'backGross', undefined)).toBe('');
  });

  it('what was typed, when that is not stored', () => {
    expect(textToEdit(row, 'frontGross', failed('twelve'))).toBe('twelve');
    expect(textToEdit(row, 'frontGross', saving('$99'))).toBe('$99');
  });
});

describe('an input that is open', () => {
  const opened = openedOn(row, 'frontGross', undefined);

  it('tells what someone else has stored since', () => {
    expect(storedSince(opened, { ...row, version: 6, frontGross: 300 }, 'frontGross')).toBe(300);
    expect(storedSince(opened, { ...row, version: 6, frontGross: null }, 'frontGross')).toBeNull();
  });

  it('tells nothing when another cell of the deal was changed', () => {
    expect(storedSince(opened, { ...row, version: 6, backGross: 300 }, 'frontGross')).toBeUndefined();
  });

  it('tells nothing of what this person had just put there, once the list has it', () => {
    const own = openedOn(row, 'frontGross', saving('950'));
    expect(storedSince(own, { ...row, version: 6, frontGross: 950 }, 'frontGross')).toBeUndefined();
  });

  it('is typed over the version that was chosen between, and over no older one', () => {
    expect(openedOn(row, 'frontGross', disputed('900', 300, 6)).version).toBe(6);
    expect(openedOn(row, 'frontGross', saved(950, 8)).version).toBe(8);
    expect(openedOn({ ...row, version: 9 }, 'frontGross', failed('twelve')).version).toBe(5);
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
    expect(isChange('twelve', 12)).toBe(true);
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
    ['$ (310.25)', '$ 310.25'],
    ['−250', '250'],
    ['+500', '-500'],
    ['', '-'],
  ])('changes “%s” to “%s”', (text, other) => {
    expect(withOtherSign(text)).toBe(other);
  });
});

import { readFileSync } from 'node:fs';
import { readAmount } from './readCell.ts';

const moneyCases: { cents: Record<string, number>; empty: string[]; rejected: string[] } = JSON.parse(
  readFileSync(new URL('../../../../docs/product/typed-money.json', import.meta.url), 'utf8'),
);

const cents = (value: number) => ({ kind: 'value', value });
const NO_AMOUNT = { kind: 'refused', why: 'isn’t an amount' };

it.each(Object.entries(moneyCases.cents))('reads the amount %p like typed money', (text, value) => {
  expect(readAmount(text, 'POINT')).toEqual(cents(value));
});

it.each([...moneyCases.empty, null])('reads the cell %p as blank', cell => {
  expect(readAmount(cell, 'POINT')).toEqual({ kind: 'blank' });
});

it.each([
  ['€5', 500],
  ['5 €', 500],
  ['1 234.50', 123450],
  ['1\u00a0234.50', 123450],
  ["1'234'567.50", 123456750],
  ['€ -', 0],
  ["'+500", 50000],
  ['9,999,999,999.99-', -999999999999],
])('reads the amount %p in the notation of accounting programs', (text, value) => {
  expect(readAmount(text, 'POINT')).toEqual(cents(value));
});

it.each([
  ['1.234,50', 123450],
  ['1.234', 123400],
  ['1234,5', 123450],
  ['-1.234,50 €', -123450],
  ['1.234,50-', -123450],
  ['(99,00)', -9900],
  ['1.234.567,89', 123456789],
  ['12', 1200],
  ['- €', 0],
  [' -   € ', 0],
  ['1.500,', 150000],
  [',50', 50],
])('reads the amount %p in the notation with a decimal comma', (text, value) => {
  expect(readAmount(text, 'COMMA')).toEqual(cents(value));
});

it.each([
  ['1.234', 'POINT'],
  ['1.234,50', 'POINT'],
  ['12,50', 'POINT'],
  ['1,234', 'COMMA'],
  ['1,234.50', 'COMMA'],
  ['12.50', 'COMMA'],
] as const)('rejects %p with the reason "%s" instead of reading it as another amount', (text, format) => {
  expect(readAmount(text, format)).toEqual(NO_AMOUNT);
});

it.each([
  ...['--5', '(-5)', '(5)-', '-5-', '()', '($)', '(', '5)', '$$5', '$5 USD', '1e5', '0x10', 'NaN', 'n/a'],
  ...['12 34', '1,23', '1,234 567.00', '1.5,000', '#REF!', '9'.repeat(100)],
])('rejects %p as an amount', text => {
  expect(readAmount(text, 'POINT')).toEqual(NO_AMOUNT);
});

it.each(['-', '–', '−', '-$'])('reads %p as zero only for fields in which a dash alone is zero', text => {
  expect(readAmount(text, 'POINT')).toEqual(NO_AMOUNT);
  expect(readAmount(text, 'POINT', true)).toEqual(cents(0));
});

/** Notations that are allowed in files but not when typed. */
const ONLY_IN_FILES = ['1 234', '100 200', '1 234.50', "1'234.50", '1\u00a0234', '€5', '5 €', '€ -'];

it.each(moneyCases.rejected.filter(text => !ONLY_IN_FILES.includes(text)))(
  'rejects %p as an amount when typed input rejects it, too',
  text => {
    expect(readAmount(text, 'POINT').kind).toBe('refused');
  },
);

it('reads numeric cells of a workbook exactly in any notation, without floating-point errors', () => {
  expect(readAmount(1234.5, 'COMMA')).toEqual(cents(123450));
  expect(readAmount(0.1 + 0.2, 'POINT')).toEqual(cents(30));
  expect(readAmount(-0.001e-3, 'POINT')).toEqual(cents(0));
  expect(readAmount(9_999_999_999.99, 'POINT')).toEqual(cents(999_999_999_999));
  expect(readAmount(1.005, 'POINT')).toEqual({ kind: 'refused', why: 'has more than two decimals' });
  expect(readAmount(1e10, 'POINT')).toMatchObject({ why: 'is more than 9,999,999,999.99' });
  expect(readAmount('10,000,000,000', 'POINT')).toMatchObject({ why: 'is more than 9,999,999,999.99' });
});

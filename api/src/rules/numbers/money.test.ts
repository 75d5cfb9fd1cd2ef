import { parseTypedMoney, toCents, toDollars, toDollarText, totalGross } from './money.ts';

describe('typed money', () => {
  it.each([
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['$1,234', 123_400],
    ['1234', 123_400],
    ['-5', -500],
    ['-$5', -500],
    ['(100)', -10_000],
    ['($1,234.50)', -123_450],
    ['-1,234.56', -123_456],
    ['  42  ', 4_200],
    ['0', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['0.29', 29],
    ['1.15', 115],
    ['007', 700],
    ['12,345,678.90', 1_234_567_890],
    ['9,999,999,999.99', 999_999_999_999],
    ['9999999999.99', 999_999_999_999],
    ['-9999999999.99', -999_999_999_999],
  ])('%p is %i cents', (text, cents) => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'amount', cents });
  });

  it.each(['-0', '(0)', '-$0.00'])('%p is a plain zero', text => {
    expect(parseTypedMoney(text)).toStrictEqual({ kind: 'amount', cents: 0 });
  });

  it.each(['', ' ', '\t'])('%p is empty', text => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'empty' });
  });

  it.each([
    '-',
    '$',
    '-$',
    '()',
    '($)',
    '(',
    '(100',
    '100)',
    '((100))',
    '(-100)',
    '-(100)',
    '--5',
    '+5',
    '$-5',
    '5-',
    '$$5',
    '5$',
    '12.',
    '.5',
    '.',
    '1.234',
    '1.2.3',
    '1,23',
    '12,34',
    '1,2345',
    '1234,567',
    ',123',
    '1,,234',
    '123,',
    '1,234,',
    '0,123',
    '1.5,000',
    '1 234',
    '- 5',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e5',
    '0x10',
    '1_000',
    'ten',
    '12 or so',
    '１２',
    '€5',
    '10000000000',
    '9,999,999,999.991',
    '10,000,000,000.00',
    '-10000000000',
    '9'.repeat(400),
  ])('%p is refused', text => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'refused' });
  });

  it('decides at once about a very long line', () => {
    const started = performance.now();
    expect(parseTypedMoney(`${'1,111'.repeat(100_000)}!`)).toEqual({ kind: 'refused' });
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('shares of money', () => {
  it('round once, halves away from zero', () => {
    // Half of $0.01 and half of -$0.01; then half of $100.01.
    expect(toCents(1)).toBe(1);
    expect(toCents(-1)).toBe(-1);
    expect(toCents(10_001)).toBe(5_001);
    expect(toCents(-10_001)).toBe(-5_001);
    expect(toCents(10_000)).toBe(5_000);
    expect(toCents(0)).toBe(0);
  });

  it('are exact before they round: two halves of a cent are one cent, not two', () => {
    expect(toCents(1 + 1)).toBe(1);
  });
});

describe('money shown', () => {
  it.each([
    [0, 0, '0.00'],
    [1, 0.01, '0.01'],
    [-1, -0.01, '-0.01'],
    [-5, -0.05, '-0.05'],
    [250_000, 2500, '2500.00'],
    [-123_450, -1234.5, '-1234.50'],
    [999_999_999_999, 9_999_999_999.99, '9999999999.99'],
  ])('%i cents are %d dollars, stored as %s', (cents, dollars, text) => {
    expect(toDollars(cents)).toBe(dollars);
    expect(toDollarText(cents)).toBe(text);
  });
});

test.each([
  [1000.1, 200.2, 1200.3],
  [-500, 200.05, -299.95],
  [null, 12.34, 12.34],
  [null, null, 0],
  [9_999_999_999.99, 9_999_999_999.99, 19_999_999_999.98],
])('front %p and back %p make %p', (front, back, total) => {
  expect(totalGross(front, back)).toBe(total);
});

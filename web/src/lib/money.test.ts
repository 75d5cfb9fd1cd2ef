import { money, parseMoney } from './money';

describe('money is written', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [-1234.5, '-$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [9_999_999_999.99, '$9,999,999,999.99'],
  ])('%d as %s', (amount, text) => {
    expect(money(amount)).toBe(text);
  });
});

describe('typed gross', () => {
  it.each([
    ['1234.5', 1234.5],
    ['1,234.50', 1234.5],
    ['$1,234', 1234],
    ['-5', -5],
    ['-$5', -5],
    ['(100)', -100],
    [' 42 ', 42],
    ['-0', 0],
    ['', null],
    ['   ', null],
  ])('%p is %p', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each([
    '-',
    '12.',
    '.',
    '$',
    'NaN',
    'Infinity',
    '1e5',
    '0x10',
    '1,23',
    '1.234',
    '10000000000',
    '(-5)',
    '5-',
    'abc',
  ])('%p is not money', text => {
    expect(parseMoney(text)).toBeUndefined();
  });
});

import { formatMoney } from './money';
import { formatWithSign } from './numbers';

it.each([
  [12, '+12'],
  [-3, '-3'],
  [0, '0'],
])('formats a difference of %d deals as %s', (difference, text) => {
  expect(formatWithSign(difference, String)).toBe(text);
});

it.each([
  [1234.5, '+$1,234.50'],
  [-1234.5, '-$1,234.50'],
  [0, '$0.00'],
])('formats a difference of %d dollars as %s', (difference, text) => {
  expect(formatWithSign(difference, formatMoney)).toBe(text);
});

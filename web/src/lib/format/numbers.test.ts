import { formatMoney } from './money';
import { formatCount, formatShortUnits, formatUnits, formatWithSign } from './numbers';

it.each([
  [12, '12.0'],
  [3.5, '3.5'],
  [0, '0.0'],
  [-0, '0.0'],
  [1.2, '1.2'],
  [1.25, '1.25'],
  [1234, '1,234.0'],
])('formats %d units as %s', (amount, text) => {
  expect(formatUnits(amount)).toBe(text);
});

it.each([
  [0, '0'],
  [42, '42'],
  [1234, '1,234'],
  [-1234, '-1,234'],
])('formats a count of %d as %s', (number, text) => {
  expect(formatCount(number)).toBe(text);
});

it.each([
  [10, '10'],
  [10.5, '10.5'],
  [9.49 + 1, '10.49'],
])('formats %d units in a sentence as %s', (amount, text) => {
  expect(formatShortUnits(amount)).toBe(text);
});

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

import { money } from '../../lib/money';
import { differenceText } from './differenceText';

it.each([
  [12, '+12'],
  [-3, '-3'],
  [0, '0'],
])('%d deals more than last year are written as %s', (difference, text) => {
  expect(differenceText(difference, String)).toBe(text);
});

it.each([
  [1234.5, '+$1,234.50'],
  [-1234.5, '-$1,234.50'],
  [0, '$0.00'],
])('%d dollars more than last year are written as %s', (difference, text) => {
  expect(differenceText(difference, money)).toBe(text);
});

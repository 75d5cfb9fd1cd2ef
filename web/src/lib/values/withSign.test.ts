import { money } from './money';
import { withSign } from './withSign';

it.each([
  [12, '+12'],
  [-3, '-3'],
  [0, '0'],
])('%d deals more than last year are written as %s', (difference, text) => {
  expect(withSign(difference, String)).toBe(text);
});

it.each([
  [1234.5, '+$1,234.50'],
  [-1234.5, '-$1,234.50'],
  [0, '$0.00'],
])('%d dollars more than last year are written as %s', (difference, text) => {
  expect(withSign(difference, money)).toBe(text);
});

import { units } from './units';

it.each([
  [12, '12.0'],
  [3.5, '3.5'],
  [0, '0.0'],
  [-0, '0.0'],
  [1.2, '1.2'],
  [1.25, '1.25'],
  [1234, '1,234.0'],
])('%d units are written as %s', (amount, text) => {
  expect(units(amount)).toBe(text);
});

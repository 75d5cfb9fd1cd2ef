import { count, shortUnits, units } from './units';

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

it.each([
  [0, '0'],
  [42, '42'],
  [1234, '1,234'],
  [-1234, '-1,234'],
])('%d of something are written as %s', (number, text) => {
  expect(count(number)).toBe(text);
});

it.each([
  [10, '10'],
  [10.5, '10.5'],
  [9.49 + 1, '10.49'],
])('%d units in a sentence are written as %s', (amount, text) => {
  expect(shortUnits(amount)).toBe(text);
});

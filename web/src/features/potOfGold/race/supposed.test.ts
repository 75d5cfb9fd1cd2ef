import { asked, suppose, typedUnits, type WhatIf } from './supposed';

const nothing: WhatIf = new Map();

it('cars are added to those of the same person, and nothing else changes', () => {
  const one = suppose(nothing, 7, 'used', 1);
  const two = suppose(suppose(one, 7, 'new', 0.5), 9, 'used', 2);
  expect(asked(two)).toEqual([
    { employeeId: 7, new: 0.5, used: 1 },
    { employeeId: 9, new: 0, used: 2 },
  ]);
  expect(asked(one)).toEqual([{ employeeId: 7, new: 0, used: 1 }]);
});

it.each([
  [-1, 0],
  [101, 100],
])('%d units are %d', (units, kept) => {
  expect(suppose(nothing, 7, 'used', units).get(7)?.used).toBe(kept);
});

it('of whom nothing is supposed any more the server is not told', () => {
  expect(asked(suppose(suppose(nothing, 7, 'used', 2), 7, 'used', 0))).toEqual([]);
});

it.each([
  ['2', 2],
  ['1.5', 1.5],
  [' 1,5 ', 1.5],
  ['.5', 0.5],
  ['100', 100],
])('%p is %d units', (text, units) => {
  expect(typedUnits(text)).toBe(units);
});

it.each(['', '1.25', '-1', '100.5', 'two', '1e1'])('%p is no units', text => {
  expect(typedUnits(text)).toBeUndefined();
});

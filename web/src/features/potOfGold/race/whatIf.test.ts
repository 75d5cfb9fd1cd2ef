import { parseUnits, setWhatIfUnits, toWhatIfVariable, type WhatIf } from './whatIf';

const emptyWhatIf: WhatIf = new Map();

it('adds units to the earlier added units of a person without changing the original list', () => {
  const firstWhatIf = setWhatIfUnits(emptyWhatIf, 7, 'used', 1);
  const secondWhatIf = setWhatIfUnits(setWhatIfUnits(firstWhatIf, 7, 'new', 0.5), 9, 'used', 2);
  expect(toWhatIfVariable(secondWhatIf)).toEqual([
    { employeeId: 7, new: 0.5, used: 1 },
    { employeeId: 9, new: 0, used: 2 },
  ]);
  expect(toWhatIfVariable(firstWhatIf)).toEqual([{ employeeId: 7, new: 0, used: 1 }]);
});

it.each([
  [-1, 0],
  [101, 100],
])('limits %d added units to %d', (units, limitedUnits) => {
  expect(setWhatIfUnits(emptyWhatIf, 7, 'used', units).get(7)?.used).toBe(limitedUnits);
});

it('omits people without units from the query variable', () => {
  expect(toWhatIfVariable(setWhatIfUnits(setWhatIfUnits(emptyWhatIf, 7, 'used', 2), 7, 'used', 0))).toEqual(
    [],
  );
});

it.each([
  ['2', 2],
  ['1.5', 1.5],
  [' 1,5 ', 1.5],
  ['.5', 0.5],
  ['100', 100],
])('parses %p as %d units', (text, units) => {
  expect(parseUnits(text)).toBe(units);
});

it.each(['', '1.25', '-1', '100.5', 'two', '1e1'])('rejects %p as units', text => {
  expect(parseUnits(text)).toBeUndefined();
});

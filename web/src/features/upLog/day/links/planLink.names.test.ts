import { getLongerName } from './planLink';

it.each([
  ['smi', 'Mary Smith', 'Mary Smith'],
  ['Smith, M', 'Mary Smith', 'Mary Smith'],
  ['Mary Elizabeth Smith', 'Mary Smith', 'Mary Elizabeth Smith'],
  ['MARY SMITH', 'Mary Smith', 'MARY SMITH'],
  ['Mary Smith ', 'Mary Smith', 'Mary Smith'],
])('combines the typed name “%s” and the chosen name “%s” into “%s”', (typed, chosenName, name) => {
  expect(getLongerName(typed, chosenName)).toBe(name);
});

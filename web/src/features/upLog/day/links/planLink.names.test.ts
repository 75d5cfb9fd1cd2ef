import { getLongerName } from './planLink';

it.each([
  ['smi', 'Mary Smith', 'Mary Smith'],
  ['Smith, M', 'Mary Smith', 'Mary Smith'],
  ['Mary Elizabeth Smith', 'Mary Smith', 'Mary Elizabeth Smith'],
  ['MARY SMITH', 'Mary Smith', 'MARY SMITH'],
  ['Mary Smith ', 'Mary Smith', 'Mary Smith'],
])('combines the typed name “%s” and the chosen name “%s” into “%s”', (typedName, chosenName, name) => {
  expect(getLongerName(typedName, chosenName)).toBe(name);
});

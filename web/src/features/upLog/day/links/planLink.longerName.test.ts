import { longerName } from './planLink';

it.each([
  ['smi', 'Mary Smith', 'Mary Smith'],
  ['Smith, M', 'Mary Smith', 'Mary Smith'],
  ['Mary Elizabeth Smith', 'Mary Smith', 'Mary Elizabeth Smith'],
  ['MARY SMITH', 'Mary Smith', 'MARY SMITH'],
  ['Mary Smith ', 'Mary Smith', 'Mary Smith'],
])('turns “%s” with the choice “%s” into “%s”', (typed, chosenName, name) => {
  expect(longerName(typed, chosenName)).toBe(name);
});

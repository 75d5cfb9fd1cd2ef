import { fullerName } from './fullerName';

it.each([
  ['smi', 'Mary Smith', 'Mary Smith'],
  ['Smith, M', 'Mary Smith', 'Mary Smith'],
  ['Mary Elizabeth Smith', 'Mary Smith', 'Mary Elizabeth Smith'],
  ['MARY SMITH', 'Mary Smith', 'MARY SMITH'],
  ['Mary Smith ', 'Mary Smith', 'Mary Smith'],
])('“%s”, chosen as “%s”, is “%s”', (typed, known, name) => {
  expect(fullerName(typed, known)).toBe(name);
});

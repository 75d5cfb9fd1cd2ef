import { initials } from './initials.ts';

test.each([
  ['Jane Doe', 'JD'],
  ['  mary   ann smith ', 'MAS'],
  ['HSE', 'H'],
  ['Jean-Luc Émile', 'JLÉ'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});

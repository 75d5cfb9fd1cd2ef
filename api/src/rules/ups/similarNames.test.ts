import { matchSimilarName } from './similarNames.ts';

it.each([
  ['Mary Smith', 'mary SMITH'],
  ['Mary Smith', 'Smith, Mary'],
  ['José Peña', 'Jose Pena'],
  ['Jose\u0301', 'José'],
  ['O’Neil', 'ONeil, Pat'],
  ['Smith', 'Mary Smith'],
  ['Mary Ann Smith', 'Mary Smith'],
  ['M Smith', 'Mary Smith'],
  ['Mary Smith', 'Smith M.'],
  ['J J Smith', 'Jane Jones Smith'],
  ['Acme Inc.', 'The ACME Company, LLC'],
  ['Mr. and Mrs. Smith', 'Smith'],
  ['Smith-Jones', 'Jones'],
  ['ＭＡＲＹ Smith', 'Mary Smith'],
  ['Mary Smi', 'Smith, Mary'],
  ['Lee 2', 'Lee'],
  ['Анна Иванова', 'ИВАНОВА анна'],
])('matches the entered name %j with the stored name %j', (input, name) => {
  expect(matchSimilarName(input)(name)).toBe(true);
});

it.each([
  ['', 'Mary Smith'],
  ['Mary Smith', ''],
  ['Mary Smith', 'Mary Jones'],
  ['Mary Smith', 'Mary'.repeat(2)],
  ['Sm', 'Smith'],
  ['Smi Mary', 'Smith Mary'], // Only the last word may be incomplete.
  ['Smith', 'Smi'], // The last word of a stored name must be complete.
  ['M', 'Mary'],
  ['M S', 'Mary Smith'],
  ['M', 'M'],
  ['J Jane', 'Jane Miller'],
  ['Ann Ann', 'Ann Smith'],
  ['Inc', 'Acme Inc'],
  ['The Company', 'The Company'],
  ['…', '…'],
])('does not match the entered name %j with the stored name %j', (input, name) => {
  expect(matchSimilarName(input)(name)).toBe(false);
});

it('compares at most twelve words of a name, so that long names take little time', () => {
  const twelve = 'ab cd ef gh ij kl mn op qr st uv wx';
  expect(matchSimilarName(`${twelve} yz`)(`${twelve} zz`)).toBe(true);
  expect(matchSimilarName('yz')(`${twelve} yz`)).toBe(false);
});

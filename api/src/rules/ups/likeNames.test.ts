import { likeName } from './likeNames.ts';

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
])('%j is like %j', (typed, name) => {
  expect(likeName(typed)(name)).toBe(true);
});

it.each([
  ['', 'Mary Smith'],
  ['Mary Smith', ''],
  ['Mary Smith', 'Mary Jones'],
  ['Mary Smith', 'Mary'.repeat(2)],
  ['Sm', 'Smith'],
  ['Smi Mary', 'Smith Mary'], // only the last word may be a beginning
  ['Smith', 'Smi'], // what is stored is whole
  ['M', 'Mary'],
  ['M S', 'Mary Smith'],
  ['M', 'M'],
  ['J Jane', 'Jane Miller'],
  ['Ann Ann', 'Ann Smith'],
  ['Inc', 'Acme Inc'],
  ['The Company', 'The Company'],
  ['…', '…'],
])('%j is not like %j', (typed, name) => {
  expect(likeName(typed)(name)).toBe(false);
});

it('reads at most twelve words, so that a long name costs no more', () => {
  const twelve = 'ab cd ef gh ij kl mn op qr st uv wx';
  expect(likeName(`${twelve} yz`)(`${twelve} zz`)).toBe(true);
  expect(likeName('yz')(`${twelve} yz`)).toBe(false);
});

import type { ImportFieldsFragment } from './imports.generated';
import { broughtWords, closedMonthWords, lineWords, things } from './importWords';

test.each([
  ['IMPORT_DEALS', 1, '1 deal'],
  ['IMPORT_DEALS', 59_999, '59,999 deals'],
  ['IMPORT_PEOPLE', 1, '1 person'],
  ['IMPORT_PEOPLE', 12, '12 people'],
] as const)('%s of %i are %s', (purpose, number, words) => {
  expect(things(purpose, number)).toBe(words);
});

test.each([
  [{ purpose: 'IMPORT_DEALS', dealCount: 812, personCount: 0 }, '812 deals'],
  [{ purpose: 'IMPORT_DEALS', dealCount: 812, personCount: 1 }, '812 deals and 1 new person'],
  [{ purpose: 'IMPORT_PEOPLE', dealCount: 0, personCount: 7 }, '7 people'],
] as const)('%j has brought %s', (brought, words) => {
  expect(broughtWords(brought as ImportFieldsFragment)).toBe(words);
});

test('a line says why it is refused, or what differs', () => {
  const line = { line: 2, key: '1', name: null, differing: [], problems: [], warning: null };
  expect(lineWords({ ...line, outcome: 'DIFFERS', differing: ['Customer', 'Front gross'] })).toBe(
    'Here it says something else: Customer, Front gross.',
  );
  const problems = [{ message: 'Front gross is no amount.' }, { message: 'Delivery date is no day.' }];
  expect(lineWords({ ...line, outcome: 'REFUSED', problems })).toBe(
    'Front gross is no amount. Delivery date is no day.',
  );
  expect(lineWords({ ...line, outcome: 'NEW' })).toBe('');
});

test('a closed month says how many lines it leaves out, and the way on', () => {
  expect(closedMonthWords({ month: '2026-10', lineCount: 1 })).toBe(
    '1 line is of October 2026, which is closed, and is left out. To import it too, reopen October 2026 first.',
  );
  expect(closedMonthWords({ month: '2026-10', lineCount: 1_200 })).toBe(
    '1,200 lines are of October 2026, which is closed, and are left out. To import them too, reopen October 2026 first.',
  );
});

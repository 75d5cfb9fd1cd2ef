import { explainLine, formatClosedMonth, formatImportResult, formatItemCount } from './import.labels';
import type { ImportFieldsFragment } from './imports.generated';

test.each([
  ['IMPORT_DEALS', 1, '1 deal'],
  ['IMPORT_DEALS', 59_999, '59,999 deals'],
  ['IMPORT_PEOPLE', 1, '1 person'],
  ['IMPORT_PEOPLE', 12, '12 people'],
] as const)('formats the item count of %s with %i items as %s', (purpose, total, text) => {
  expect(formatItemCount(purpose, total)).toBe(text);
});

test.each([
  [{ purpose: 'IMPORT_DEALS', dealCount: 812, personCount: 0 }, '812 deals'],
  [{ purpose: 'IMPORT_DEALS', dealCount: 812, personCount: 1 }, '812 deals and 1 new person'],
  [{ purpose: 'IMPORT_PEOPLE', dealCount: 0, personCount: 7 }, '7 people'],
] as const)('formats the result %j as %s', (result, text) => {
  expect(formatImportResult(result as ImportFieldsFragment)).toBe(text);
});

test('explains why a line is rejected or which fields differ', () => {
  const line = { line: 2, key: '1', name: null, differing: [], problems: [], warning: null };
  expect(explainLine({ ...line, outcome: 'DIFFERS', differing: ['Customer', 'Front gross'] })).toBe(
    'Different in Salesfloor: Customer, Front gross.',
  );
  const problems = [{ message: 'Front gross is no amount.' }, { message: 'Delivery date is no day.' }];
  expect(explainLine({ ...line, outcome: 'REFUSED', problems })).toBe(
    'Front gross is no amount. Delivery date is no day.',
  );
  expect(explainLine({ ...line, outcome: 'NEW' })).toBe('');
});

test('explains how many lines of a closed month are left out and how to import them', () => {
  expect(formatClosedMonth({ month: '2026-10', lineCount: 1 })).toBe(
    '1 row will be skipped because October 2026 is closed. To import it, reopen October 2026 first.',
  );
  expect(formatClosedMonth({ month: '2026-10', lineCount: 1_200 })).toBe(
    '1,200 rows will be skipped because October 2026 is closed. To import them, reopen October 2026 first.',
  );
});

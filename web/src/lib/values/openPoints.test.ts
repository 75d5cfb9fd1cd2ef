import { ageWords, openKindsOf, openWords } from './openPoints';

it('what is open about a deal is told in one order', () => {
  expect(openWords(['WAITING', 'GROSS'])).toBe('No gross, waiting');
  expect(openWords(['UNDATED', 'CHANGED'])).toBe('Changed since confirmed, DEL without a date');
  expect(openWords([])).toBe('');
});

it('an age is told in days', () => {
  expect([0, 1, 12].map(ageWords)).toEqual(['today', '1 day', '12 days']);
});

it('a name stands for its kind, and "any" for all eight that are to do', () => {
  expect(openKindsOf('confirm')).toEqual(['UNCONFIRMED']);
  expect(openKindsOf('any')).toHaveLength(8);
});

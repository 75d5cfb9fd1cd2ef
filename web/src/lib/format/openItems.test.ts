import { formatAge, formatOpenItems, listOpenItemKinds } from './openItems';

it('lists the open items of a deal in a fixed order', () => {
  expect(formatOpenItems(['WAITING', 'GROSS'])).toBe('Missing gross, pending');
  expect(formatOpenItems(['UNDATED', 'CHANGED'])).toBe('Changed since confirmed, DEL without a date');
  expect(formatOpenItems([])).toBe('');
});

it('formats the age of an open item in days', () => {
  expect([0, 1, 12].map(formatAge)).toEqual(['today', '1 day', '12 days']);
});

it('returns one kind of open item for its name, and all eight kinds for "any"', () => {
  expect(listOpenItemKinds('confirm')).toEqual(['UNCONFIRMED']);
  expect(listOpenItemKinds('any')).toHaveLength(8);
});

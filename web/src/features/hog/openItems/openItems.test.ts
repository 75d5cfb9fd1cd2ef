import { ALL_DAYS } from '../../../lib/days/dates';
import { formatNoOpenItemsMessage } from './openItems';

const TODAY = '2026-11-22';
const anyOpenItem = { open: 'any', employee: null, search: '' } as const;
const month = (start: string, end: string) => ({ start, end });

it.each([
  ['No open items for October.', anyOpenItem, month('2026-10-01', '2026-10-31')],
  ['No open items for December 2025.', anyOpenItem, month('2025-12-01', '2025-12-31')],
  ['No open items for Nov 3.', anyOpenItem, month('2026-11-03', '2026-11-03')],
  ['No open items for Aug 1 – Nov 30.', anyOpenItem, month('2026-08-01', '2026-11-30')],
  ['No open items.', anyOpenItem, ALL_DAYS],
  [
    'No open items of this kind for October.',
    { ...anyOpenItem, open: 'gross' },
    month('2026-10-01', '2026-10-31'),
  ],
  [
    'No open items for October with these filters.',
    { ...anyOpenItem, employee: 3 },
    month('2026-10-01', '2026-10-31'),
  ],
] as const)('formats the message "%s" for an empty list of open items', (message, filters, range) => {
  expect(formatNoOpenItemsMessage(filters, range, TODAY)).toBe(message);
});

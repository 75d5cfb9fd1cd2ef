import { closedSentence } from './closedMonth.ts';

it('says which month is closed, and who can reopen it', () => {
  expect(closedSentence('2026-10')).toBe(
    'October 2026 is closed: nothing that counts in it can change. A manager or an admin can reopen it.',
  );
});

import { readFileSync } from 'node:fs';
import { parseStoredMonth } from './formats.ts';

it('arranges stored reports in the order of the screens, with a separate title for each leaderboard', async () => {
  const file = new URL('./fixtures/2.json', import.meta.url);
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  const [ticksheet, ...others] = Object.entries(stored.boards);
  // A newer version of the product may have stored a report that this version does not know.
  const boards = Object.fromEntries([['newest', ticksheet?.[1]], ...others.reverse(), ticksheet as never]);
  const month = await parseStoredMonth(2, { ...stored, boards });
  expect(Object.entries(month.boards).map(([name, { title }]) => [name, title])).toEqual([
    ['ticksheet', 'Tick Sheet'],
    ['storetotals', 'Store Totals'],
    ['summary', 'Summary'],
    ['summarystats', 'July Stats'],
    ['trade', 'Trade %'],
    ['potofgold', 'Pot Of Gold Spiff'],
    ['leaderboard', 'Leaderboard – people'],
    ['teams', 'Leaderboard – teams'],
    ['newest', expect.any(String)],
  ]);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose } from './filters.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** The lines of a table of this screen, as its CSV has them. */
async function exported(page: Page, table: RegExp): Promise<string[]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: table }).click();
  const text = await readFile(await (await begun).path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
}

/** The heads of a grid, without what is no column of figures. */
async function headsOf(page: Page): Promise<string[]> {
  const heads = page.getByRole('columnheader');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return (await heads.allInnerTexts()).map(head => head.replaceAll('\n', '')).filter(Boolean);
}

/** The first lines of a grid as a file writes them: days, times, money and flags without their looks. */
async function cellsOf(page: Page): Promise<string[][]> {
  const lines = page.locator('[role=row][data-id]');
  // The heads stand there before the lines have come.
  await expect(lines.nth(5)).toBeAttached();
  const rows = await lines.evaluateAll(drawn =>
    drawn.slice(0, 10).map(row =>
      [...row.querySelectorAll('[role=gridcell]')].map(cell => {
        const box = cell.querySelector('input');
        if (box?.type === 'checkbox') return box.checked ? 'Yes' : '';
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen is compared, not what is hidden for readers aloud
        return box?.value ?? (cell as unknown as { innerText: string }).innerText;
      }),
    ),
  );
  return rows.map(cells => cells.map(written));
}

function written(shown: string): string {
  if (/^(–|--)$/.test(shown)) return '';
  if (shown === 'DELIVERED') return 'DEL';
  const [, month, date, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(shown) ?? [];
  if (year) return `${year}-${month}-${date}`;
  const [, hour = '', minute, half] = /^(\d+):(\d\d) ([AP])M$/.exec(shown) ?? [];
  if (half) return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
  return /^-?\$[\d,.]+$/.test(shown) ? shown.replace(/[$,]/g, '') : shown;
}

/** A name in a file is its initials in a narrow column. */
const initialsOf = (name: string) =>
  name
    .replace(/[^\p{L} '-]/gu, '')
    .replace(/(?<=^| )(\p{L})[^ ]*/gu, '$1')
    .replaceAll(' ', '')
    .toUpperCase();

const grids: [path: string, who: string, table?: RegExp][] = [
  ['/hog?period=last-month', people.officeStaff],
  ['/activity?period=last-month', people.bdcStaff, /^Activity: CSV/],
  ['/uplogstats?period=last-month', people.salesperson, /^Up Log Stats: CSV/],
];

test('exports each grid as it is shown with all of its pages, unless it fails or is cancelled', async ({
  page,
}) => {
  for (const [path, who, table = /CSV/] of grids) {
    await signInAs(page, who, path);
    await test.step(path, () => compareFile(page, who, table));
  }
  await follow(page, 'HOG', 'Hog');
  await test.step('reports a file that cannot be loaded, and cancels one that takes long', () =>
    failAndCancel(page));
});

async function failAndCancel(page: Page) {
  await page.route('**/api/exports/hog.csv*', route => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached' })).toBeVisible();
  await page.route('**/api/exports/hog.xlsx*', () => {});
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const exports = page.getByRole('region', { name: 'Exports' });
  await expect(exports).toContainText('Hog is being made…');
  await exports.getByRole('button', { name: 'Cancel: Hog' }).click();
  await expect(exports).toBeHidden();
}

/** Compares the file of a grid with its heads, its first lines and its count. */
async function compareFile(page: Page, who: string, table: RegExp) {
  const heads = await headsOf(page);
  const shown = await cellsOf(page);
  const lines = await exported(page, table);
  expect(lines).toContain(heads.join(','));
  expect(lines.find(line => line.startsWith('Exported'))).toMatch(new RegExp(`by ${who}$`));
  const first = lines.slice(lines.indexOf(heads.join(',')) + 1).slice(0, shown.length);
  expect(shown.length).toBeGreaterThan(5);
  const isInitials = (cell: string | undefined, name: string) =>
    /^\p{Lu}{2,4}$/u.test(cell ?? '') && cell === initialsOf(name);
  expect(
    first.map((line, row) =>
      line
        .split(',')
        .map((cell, column) => (isInitials(shown[row]?.[column], cell) ? initialsOf(cell) : cell)),
    ),
  ).toEqual(shown);
  const total = lines.at(-1) ?? '';
  const count = lines.length - lines.indexOf(heads.join(',')) - 2;
  expect(count).toBeGreaterThan(50);
  expect(total).toContain(String(count));
}

/** Opens a screen by a link, and waits until it has replaced the one before. */
async function follow(page: Page, link: string, title: string) {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

const others: [open: (page: Page) => Promise<unknown>, ...tables: [table: RegExp, line: RegExp][]][] = [
  [page => expect(page).toHaveURL('/'), [/CSV/, /^Deal #,Customer Name/]],
  [
    page => follow(page, 'TICK', 'Tick Sheet'),
    [/^Sections: CSV/, /Team Total:/],
    [/^Store Totals: CSV/, /^Cars,Sold,Track/],
    [/^Pace: CSV/, /^Day,Sold,Sold to date/],
  ],
  [page => follow(page, 'Closing', 'Closing'), [/CSV/, /^Month,Units,Gross,/]],
  [
    page => follow(page, 'SUMMARY', 'Summary'),
    [/^Sections: CSV/, /Front End Gross$/],
    [/^Stats: CSV/, /^Cars,Current,Prior Year,Diff$/],
    [/^This year.*CSV/, /^From,Current/],
  ],
  [
    page => follow(page, 'POT OF GOLD', 'Pot Of Gold Spiff'),
    [/^Pot.*CSV/, /^Salesperson,Total Sold/],
    [/^Race: CSV/, /^Owed,/],
  ],
  [page => page.goto('/leaderboard?cars=USED&mode=TEAMS'), [/CSV/, /^Used$/]],
  [page => follow(page, 'UP LOG', 'Up Log'), [/CSV/, /^#,Salesperson,Time Up/]],
  [
    async page => {
      await follow(page, 'Up Log Stats', 'Up Log Stats');
      await choose(page.getByRole('combobox', { name: 'Told apart by' }), 'Team');
      // Until then the file would be of all together.
      await expect(page.getByRole('region', { name: 'Funnel', exact: true })).toContainText('A Team');
    },
    [/^Funnel: CSV/, /^A Team,/],
  ],
  [
    page => follow(page, 'MANAGERS', 'Managers'),
    [/^People: CSV/, /,Ada Okafor,/],
    [/^Pending invites: CSV/, /^E-mail,Invited by/],
  ],
  [page => follow(page, 'TRADE %', 'Trade %'), [/CSV/, /^Day,Delivered Deals,Trades,Trade %/]],
];

test('exports the tables of every other screen and the list behind a number', async ({ page }) => {
  await signInAs(page, people.manager);
  for (const [open, ...tables] of others) {
    await open(page);
    for (const [table, line] of tables)
      expect(
        (await exported(page, table)).some(each => line.test(each)),
        `${page.url()} ${table}`,
      ).toBe(true);
  }
  await test.step('exports the list behind a number', async () => {
    const totals = page.getByRole('region', { name: 'Selected Period Totals' });
    await totals.getByRole('button').first().click();
    const figure = page.getByRole('dialog').locator('strong').first();
    await expect(figure).toHaveText(/\d/);
    const lines = await exported(page, /CSV/);
    expect(lines).toContain(
      'Units,Trades,Trade share,Front share,Ranked share,Gross share,Deal #,Del Date,Customer,Sales 1,Sales 2,Type,Trade,Vehicle,Front gross,Back gross',
    );
    await expect(figure).toHaveText(new RegExp(`^${lines.at(-1)?.split(',')[0]}\\b`));
  });
});

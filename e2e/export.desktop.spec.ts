import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Exports a table of this screen and returns the lines of its CSV file. */
async function exportLines(page: Page, table: RegExp): Promise<string[]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: table }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
}

/** Returns the column headers of a grid, without columns that have no header. */
async function readHeaders(page: Page): Promise<string[]> {
  const headers = page.getByRole('columnheader');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return (await headers.allInnerTexts()).map(header => header.replaceAll('\n', '')).filter(Boolean);
}

/**
 * Returns the first rows of a grid as an exported file contains them: with unformatted days, times, money and
 * flags.
 */
async function readCells(page: Page): Promise<string[][]> {
  const lines = page.locator('[role=row][data-id]');
  // The headers appear before the rows have loaded.
  await expect(lines.nth(5)).toBeAttached();
  const rows = await lines.evaluateAll(rowElements =>
    rowElements.slice(0, 10).map(row =>
      [...row.querySelectorAll('[role=gridcell]')].map(cell => {
        const box = cell.querySelector('input');
        if (box?.type === 'checkbox') return box.checked ? 'Yes' : '';
        // biome-ignore lint/performance/useDomNodeTextContent: compares the visible text, without text for screen readers only
        return box?.value ?? (cell as unknown as { innerText: string }).innerText;
      }),
    ),
  );
  return rows.map(cells => cells.map(toFileValue));
}

function toFileValue(text: string): string {
  if (/^(–|--)$/.test(text)) return '';
  if (text === 'DELIVERED') return 'DEL';
  const [, month, date, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-${month}-${date}`;
  const [, hour = '', minute, amOrPm] = /^(\d+):(\d\d) ([AP])M$/.exec(text) ?? [];
  if (amOrPm) return `${String((Number(hour) % 12) + (amOrPm === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
  return /^-?\$[\d,.]+$/.test(text) ? text.replace(/[$,]/g, '') : text;
}

/** Returns the initials of a name. A narrow column shows the initials instead of the name. */
const toInitials = (name: string) =>
  name
    .replace(/[^\p{L} '-]/gu, '')
    .replace(/(?<=^| )(\p{L})[^ ]*/gu, '$1')
    .replaceAll(' ', '')
    .toUpperCase();

const grids: [path: string, person: string, table?: RegExp][] = [
  ['/hog?period=last-month', people.officeStaff],
  ['/activity?period=last-month', people.bdcStaff, /^Activity: CSV/],
  ['/uplogstats?period=last-month', people.salesperson, /^Up Log Stats: CSV/],
];

test('exports all pages of each grid with its visible columns, reports a failed export, and cancels a long export', async ({
  page,
}) => {
  for (const [path, person, table = /CSV/] of grids) {
    await signInAs(page, person, path);
    await test.step(path, () => compareFile(page, person, table));
  }
  await openByLink(page, 'HOG', 'Hog');
  await test.step('reports when an export file cannot be loaded, and cancels a long export', () =>
    checkFailureAndCancel(page));
});

async function checkFailureAndCancel(page: Page) {
  await page.route('**/api/exports/hog.csv*', route => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Can’t reach the server' })).toBeVisible();
  await page.route('**/api/exports/hog.xlsx*', () => {});
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const exports = page.getByRole('region', { name: 'Exports' });
  await expect(exports).toContainText('Hog is being prepared…');
  await exports.getByRole('button', { name: 'Cancel Hog' }).click();
  await expect(exports).toBeHidden();
}

/** Compares the exported file of a grid with its headers, first rows and count. */
async function compareFile(page: Page, person: string, table: RegExp) {
  const headers = await readHeaders(page);
  const shownRows = await readCells(page);
  const lines = await exportLines(page, table);
  expect(lines).toContain(headers.join(','));
  expect(lines.find(line => line.startsWith('Exported'))).toMatch(new RegExp(`by ${person}$`));
  const firstRows = lines.slice(lines.indexOf(headers.join(',')) + 1).slice(0, shownRows.length);
  expect(shownRows.length).toBeGreaterThan(5);
  const isInitials = (cell: string | undefined, name: string) =>
    /^\p{Lu}{2,4}$/u.test(cell ?? '') && cell === toInitials(name);
  expect(
    firstRows.map((line, row) =>
      line
        .split(',')
        .map((cell, column) => (isInitials(shownRows[row]?.[column], cell) ? toInitials(cell) : cell)),
    ),
  ).toEqual(shownRows);
  const total = lines.at(-1) ?? '';
  const count = lines.length - lines.indexOf(headers.join(',')) - 2;
  expect(count).toBeGreaterThan(50);
  expect(total).toContain(String(count));
}

/** Opens a screen through its link and waits until the new screen has replaced the previous screen. */
async function openByLink(page: Page, link: string, title: string) {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

const otherScreens: [open: (page: Page) => Promise<unknown>, ...tables: [table: RegExp, line: RegExp][]][] = [
  [page => expect(page).toHaveURL('/'), [/CSV/, /^Deal #,Customer Name/]],
  [
    page => openByLink(page, 'TICK', 'Tick Sheet'),
    [/^Sections: CSV/, /Team Total:/],
    [/^Store Totals: CSV/, /^Cars,Sold,Track/],
    [/^Pace: CSV/, /^Day,Sold,Sold to date/],
  ],
  [page => openByLink(page, 'Closing', 'Closing'), [/CSV/, /^Month,Units,Gross,/]],
  [
    page => openByLink(page, 'SUMMARY', 'Summary'),
    [/^Sections: CSV/, /Front End Gross$/],
    [/^Stats: CSV/, /^Cars,Current,Prior Year,Diff$/],
    [/^This year.*CSV/, /^From,Current/],
  ],
  [
    page => openByLink(page, 'POT OF GOLD', 'Pot Of Gold Spiff'),
    [/^Pot.*CSV/, /^Salesperson,Total Sold/],
    [/^Race: CSV/, /^Owed,/],
  ],
  [page => page.goto('/leaderboard?cars=USED&mode=TEAMS'), [/CSV/, /^Used$/]],
  [page => openByLink(page, 'UP LOG', 'Up Log'), [/CSV/, /^#,Salesperson,Time Up/]],
  [
    async page => {
      await openByLink(page, 'Up Log Stats', 'Up Log Stats');
      await chooseOption(page.getByRole('combobox', { name: 'Group by' }), 'Team');
      // Without this wait, the file would contain only the total of all teams.
      await expect(page.getByRole('region', { name: 'Funnel', exact: true })).toContainText('A Team');
    },
    [/^Funnel: CSV/, /^A Team,/],
  ],
  [
    page => openByLink(page, 'MANAGERS', 'Managers'),
    [/^People: CSV/, /,Ada Okafor,/],
    [/^Pending invites: CSV/, /^Email,Invited by/],
  ],
  [page => openByLink(page, 'TRADE %', 'Trade %'), [/CSV/, /^Day,Delivered Deals,Trades,Trade %/]],
];

test('exports the tables of every screen without a grid, and the source rows of a figure', async ({
  page,
}) => {
  await signInAs(page, people.manager);
  for (const [open, ...tables] of otherScreens) {
    await open(page);
    for (const [table, line] of tables)
      expect(
        (await exportLines(page, table)).some(each => line.test(each)),
        `${page.url()} ${table}`,
      ).toBe(true);
  }
  await test.step('exports the source rows of a figure', async () => {
    const totals = page.getByRole('region', { name: 'Selected Period Totals' });
    await totals.getByRole('button').first().click();
    const figure = page.getByRole('dialog').locator('strong').first();
    await expect(figure).toHaveText(/\d/);
    const lines = await exportLines(page, /CSV/);
    expect(lines).toContain(
      'Units,Trades,Trade share,Front share,Ranked share,Gross share,Deal #,Del Date,Customer,Sales 1,Sales 2,Type,Trade,Vehicle,Front gross,Back gross',
    );
    await expect(figure).toHaveText(new RegExp(`^${lines.at(-1)?.split(',')[0]}\\b`));
  });
});

import { expect, type Locator, type Page } from '@playwright/test';
import { summaryFigures } from '../web/src/generated/rules/summaryFigures.ts';
import { tickFigures } from '../web/src/generated/rules/tickFigures.ts';

const { unclassified: _, ...tick } = tickFigures;
const { unclassified: __, ...summary } = summaryFigures;

/** Labels of the columns of each board, without the name column. */
const columns = {
  '/tick': Object.values(tick).map(({ label }) => label),
  '/summary': Object.values(summary).map(({ label }) => label),
};

/** Declares a function of the browser, because callbacks of `evaluate` run in the page. */
declare function getComputedStyle(element: unknown): { fontSize: string };

type Board = keyof typeof columns;

/** Returns the section of a team on a board. */
export const teamSection = (page: Page, team: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${team}`) });

/** Returns a figure of the store totals on the tick sheet. A click on the figure opens its deals. */
export const storeFigure = (page: Page, figure: string, column: 'Sold' | 'Track'): Locator =>
  page
    .getByRole('region', { name: 'Store Totals' })
    .getByRole('button', { name: new RegExp(`deals of Store – ${figure} ${column}$`) });

/**
 * Returns a figure in the row of a person. Within a team's section, it can also be a figure in the row "Team
 * Total:".
 */
export function boardFigure<Screen extends Board>(
  within: Page | Locator,
  board: Screen,
  name: string,
  column: (typeof columns)[Screen][number],
): Locator {
  const row = within.getByRole('row', { name: new RegExp(`^${name}`) });
  return row.getByRole('cell').nth((columns[board] as readonly string[]).indexOf(column));
}

/** Reads the number of a figure, without its dollar sign, commas and marker. */
export async function readNumber(figure: Locator): Promise<number> {
  return Number(((await figure.textContent()) ?? '').replaceAll(/[$,*]/g, ''));
}

/** Formats a day as users type it: MMDDYYYY for a day such as 2026-02-03. */
export const toTypedDay = (day: string) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1');

/** Types a day into a date field. The digits have the format MMDDYYYY. */
export async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type(digits);
}

/** Asserts that nothing extends beyond the right edge of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const html = page.locator('html');
  await expect
    .poll(() => html.evaluate(({ scrollWidth }) => scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/**
 * Asserts that team totals are the largest figures of their columns and that nothing scrolls sideways.
 * Checks this at every width and in print.
 */
export async function expectLargestTotalsEverywhere(page: Page): Promise<void> {
  const previousSize = page.viewportSize();
  for (const width of [390, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectLargestTotals(page);
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expectLargestTotals(page);
  await page.emulateMedia({ media: null });
  if (previousSize) await page.setViewportSize(previousSize);
}

/** Asserts that every total is larger than any figure above it. */
async function expectLargestTotals(page: Page): Promise<void> {
  const sizes = await teamSection(page, 'A Team')
    .locator('tr:not([data-below]):has(td)')
    .evaluateAll(rows =>
      rows.map(row =>
        [...row.querySelectorAll('td')].map(cell => {
          const figure = cell.querySelector('button, span') ?? cell;
          return Number.parseFloat(getComputedStyle(figure).fontSize);
        }),
      ),
    );
  const totals = sizes.pop() ?? [];
  expect(totals.length).toBeGreaterThan(0);
  for (const [column, total] of totals.entries()) {
    expect(total).toBeGreaterThan(Math.max(...sizes.map(row => row[column] ?? 0)));
  }
}

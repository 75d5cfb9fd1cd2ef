import { expect, type Locator, type Page } from '@playwright/test';
import { summaryFigures } from '../web/src/generated/rules/summaryFigures.ts';
import { tickFigures } from '../web/src/generated/rules/tickFigures.ts';

const { unclassified: _, ...tick } = tickFigures;
const { unclassified: __, ...summary } = summaryFigures;

/** The columns of the two boards after the name. */
const columns = {
  '/tick': Object.values(tick).map(({ head }) => head),
  '/summary': Object.values(summary).map(({ head }) => head),
};

type Board = keyof typeof columns;

/** A team's part of a board. */
export const section = (page: Page, team: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${team}`) });

/** A figure of the store's totals on the tick sheet; pressing it opens its deals. */
export const storeFigure = (page: Page, box: string, what: 'Sold' | 'Track'): Locator =>
  page
    .getByRole('region', { name: 'Store Totals' })
    .getByRole('button', { name: new RegExp(`deals of Store – ${box} ${what}$`) });

/** A figure of a person or, within a section, of "Team Total:". */
export function figureOf<Screen extends Board>(
  within: Page | Locator,
  board: Screen,
  name: string,
  column: (typeof columns)[Screen][number],
): Locator {
  const row = within.getByRole('row', { name: new RegExp(`^${name}`) });
  return row.getByRole('cell').nth((columns[board] as readonly string[]).indexOf(column));
}

/** What a figure says, without its dollar sign, commas and mark. */
export async function numberIn(figure: Locator): Promise<number> {
  return Number(((await figure.textContent()) ?? '').replaceAll(/[$,*]/g, ''));
}

/** Types a day into a date field, as people do: MMDDYYYY. */
export async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type(digits);
}

/** Nothing of the page lies beyond the screen's right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.locator('html').evaluate(html => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

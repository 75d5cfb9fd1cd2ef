import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { toTypedDay, typeDay } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Declares a function of the browser, because callbacks of `evaluate` run in the page. */
declare function getComputedStyle(element: unknown): { fontSize: string };

/** Returns the selector of a figure by its label. */
const figureSelector = (label: string) => `dt:text-is("${label}") + dd`;

test('shows the trades of a period, their deals, and the trades of a custom range', async ({ page }) => {
  await signInAs(page, people.salesperson, '/trade?period=last-month');
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('draws the totals as the largest figures of the screen', async () => {
    const readFontSize = (figures: Locator) =>
      figures.first().evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize));
    const total = await readFontSize(page.getByLabel('Selected Period Totals').locator('dd'));
    expect(total).toBeGreaterThan(1.3 * (await readFontSize(page.getByRole('article').locator('dd'))));
  });

  await test.step('opens the deals of the trades, each with its number of trades', async () => {
    const tradesButton = page
      .getByLabel('Selected Period Totals')
      .locator(figureSelector('Trades'))
      .getByRole('button');
    const count = Number.parseInt(String(await tradesButton.textContent()), 10);
    await tradesButton.click();
    const list = page.getByRole('dialog', { name: 'Trades' });
    await expect(list.getByRole('list', { name: 'How it’s calculated' })).toContainText(
      new RegExp(`Trades: .*\\b${count}\\b`),
    );
    await expect(list.getByRole('columnheader').first()).toHaveText('Trades');
    const tradeCounts = await list.locator('tbody tr td:first-child').allTextContents();
    expect(tradeCounts.map(Number.parseFloat).reduce((sum, each) => sum + each, 0)).toBe(count);
    await expectAccessible(page);
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(list).toHaveCount(0);
  });

  await test.step("shows the same figures on a day's card as for a range of only that day", async () => {
    const card = page.getByRole('article').first();
    const day = String(await card.getAttribute('aria-label'));
    const delivered = await card.getByRole('button').first().textContent();
    const [, month, date, year] = /, (\w+) (\d+), (\d+)$/.exec(day) ?? [];
    const isoDay = new Date(`${month} ${date}, ${year} 12:00 UTC`).toISOString().slice(0, 10);

    await page.getByRole('button', { name: 'Custom Range' }).click();
    await expect(page.getByText('Choose a start and an end date.')).toBeVisible();
    for (const label of ['Start date', 'End date']) await typeDay(page, label, toTypedDay(isoDay));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveAttribute('aria-label', day);
    const totals = page.getByLabel('Selected Period Totals');
    await expect(totals.locator(figureSelector('Delivered Deals'))).toContainText(String(delivered));
    await expect(totals.locator(figureSelector('Trade %'))).toContainText(/^\d+\.\d\d%$/);
  });
});

import type { Locator } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { toTypedDay, typeDay } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** The browser's own, within `evaluate`. */
declare function getComputedStyle(element: unknown): { fontSize: string };

/** A figure, by its label. */
const figure = (label: string) => `dt:text-is("${label}") + dd`;

test('shows the trades of a period, the deals behind them, and a custom range', async ({ page }) => {
  await signInAs(page, people.salesperson, '/trade?period=last-month');
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('draws the totals as the largest figures of the screen', async () => {
    const size = (figures: Locator) =>
      figures.first().evaluate(figure => Number.parseFloat(getComputedStyle(figure).fontSize));
    const total = await size(page.getByLabel('Selected Period Totals').locator('dd'));
    expect(total).toBeGreaterThan(1.3 * (await size(page.getByRole('article').locator('dd'))));
  });

  await test.step('opens the deals behind the trades, each with the trades that it counts', async () => {
    const opened = page.getByLabel('Selected Period Totals').locator(figure('Trades')).getByRole('button');
    const count = Number.parseInt(String(await opened.textContent()), 10);
    await opened.click();
    const list = page.getByRole('dialog', { name: 'Trades' });
    await expect(list.getByRole('list', { name: 'How it comes about' })).toContainText(
      new RegExp(`Trades: .*\\b${count}\\b`),
    );
    await expect(list.getByRole('columnheader').first()).toHaveText('Trades');
    const counted = await list.locator('tbody tr td:first-child').allTextContents();
    expect(counted.map(Number.parseFloat).reduce((sum, each) => sum + each, 0)).toBe(count);
    await expectUsableByAll(page);
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(list).toHaveCount(0);
  });

  await test.step('shows for one day the figures of that day’s card', async () => {
    const card = page.getByRole('article').first();
    const day = String(await card.getAttribute('aria-label'));
    const delivered = await card.getByRole('button').first().textContent();
    const [, month, date, year] = /, (\w+) (\d+), (\d+)$/.exec(day) ?? [];
    const picked = new Date(`${month} ${date}, ${year} 12:00 UTC`).toISOString().slice(0, 10);

    await page.getByRole('button', { name: 'Custom Range' }).click();
    await expect(page.getByText('Choose a start and an end date.')).toBeVisible();
    for (const label of ['Start date', 'End date']) await typeDay(page, label, toTypedDay(picked));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveAttribute('aria-label', day);
    const totals = page.getByLabel('Selected Period Totals');
    await expect(totals.locator(figure('Delivered Deals'))).toContainText(String(delivered));
    await expect(totals.locator(figure('Trade %'))).toContainText(/^\d+\.\d\d%$/);
  });
});

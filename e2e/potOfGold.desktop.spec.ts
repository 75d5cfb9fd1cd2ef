import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const toCents = (text: string | null) => Math.round(Number(String(text).replace(/[^\d.-]/g, '')) * 100);

/** Returns the total spiffs of qualified people in cents, by name. */
async function readSpiffs(page: Page): Promise<Map<string, number>> {
  const rows = page.getByRole('row').filter({ hasText: 'qualified' });
  const cells = await rows.evaluateAll(rowElements =>
    rowElements.map(row => [
      row.querySelector('th')?.textContent,
      row.querySelector('td:last-child')?.textContent,
    ]),
  );
  return new Map(cells.map(([name, total]) => [String(name), toCents(total ?? null)]));
}

test('stores the pot that a manager types, and rejects text that is not an amount', async ({ page }) => {
  const pot = page.getByLabel('Monthly pot total');
  await signInAs(page, people.manager, '/potofgold?month=past');

  await test.step('doubles every spiff when the pot doubles', async () => {
    await expect(pot).toHaveValue(/^\$/);
    await pot.fill('1,000');
    await pot.press('Enter');
    await expect(pot).toHaveValue('$1,000.00');
    const before = await readSpiffs(page);
    expect(before.size).toBeGreaterThan(0);

    await pot.fill('$2,000.00');
    await pot.press('Enter');
    await expect(pot).toHaveValue('$2,000.00');
    await expect
      .poll(async () =>
        [...(await readSpiffs(page))].every(
          ([name, total]) => Math.abs(total - 2 * (before.get(name) ?? 0)) <= 1,
        ),
      )
      .toBe(true);
  });

  await test.step('keeps typed text that is not an amount, and describes the expected input', async () => {
    await page.getByRole('button', { name: 'Current Month' }).click();
    // The previous month stays visible until the selected month has loaded, and ignores key presses.
    await expect(page.getByRole('button', { name: 'Current Month', pressed: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(pot).toHaveValue(/^\$/);
    await pot.fill('a lot');
    await pot.press('Enter');
    await expect(page.getByText('Enter an amount such as 2,500.')).toBeVisible();
    await expect(pot).toHaveValue('a lot');
    await pot.press('Escape');
    await expect(pot).toHaveValue(/^\$[\d,]+\.\d\d$/);
  });
});

test('shows a salesperson the pot, the qualified people, and the effect of selling more cars', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/potofgold?month=past');

  await test.step('shows the pot without an input field', async () => {
    await expect(page.getByText('Monthly pot total')).toBeVisible();
    await expect(page.getByLabel('Monthly pot total')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  await test.step('lists the qualified people above the table and highlights them in the table', async () => {
    const earners = page.getByRole('region', { name: 'Qualified' }).getByRole('listitem');
    const rows = page.getByRole('row').filter({ hasText: 'Qualified' });
    await expect(earners).not.toHaveCount(0);
    await expect(rows).toHaveCount(await earners.count());
    await expect(rows.first()).toContainText(String(await earners.first().getByRole('button').textContent()));
  });

  await test.step('shows the effect of two more used cars in the race, without storing these cars', async () => {
    await page.getByRole('button', { name: 'Current Month' }).click();
    await page.getByRole('button', { name: 'Race' }).click();
    const row = page.getByRole('row').filter({ hasText: '(you)' });
    const usedCell = row.locator('td').nth(2);
    const oneMoreButton = row.getByRole('button', { name: 'one more used' });
    await expect(oneMoreButton).toBeVisible();
    const before = Number(await usedCell.textContent());
    await oneMoreButton.click();
    const whatIfRow = page.getByRole('group', { name: /^What-if for / });
    await whatIfRow.getByRole('button', { name: /^Used units .* one more$/ }).click();
    await expect(page.getByText('What-if – nothing is saved.')).toBeVisible();
    await expect(usedCell).toHaveText((before + 2).toFixed(1));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(whatIfRow).toHaveCount(0);
    await expect(usedCell).toHaveText(before.toFixed(1));
    await page.getByRole('button', { name: 'Past Month' }).click();
    await expect(page.getByText('This month is over')).toBeVisible();
  });
});

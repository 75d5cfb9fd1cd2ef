import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const cents = (text: string | null) => Math.round(Number(String(text).replace(/[^\d.-]/g, '')) * 100);

/** The total spiffs of those who earn one, in cents, by name. */
async function spiffs(page: Page): Promise<Map<string, number>> {
  const rows = page.getByRole('row').filter({ hasText: 'qualified' });
  const all = await rows.evaluateAll(found =>
    found.map(row => [row.querySelector('th')?.textContent, row.querySelector('td:last-child')?.textContent]),
  );
  return new Map(all.map(([name, total]) => [String(name), cents(total ?? null)]));
}

test('a manager doubles the pot and every spiff doubles with it', async ({ page }) => {
  await signInAs(page, people.manager, '/potofgold?month=past');
  const pot = page.getByLabel('Monthly pot total');
  await expect(pot).toHaveValue(/^\$/);
  await pot.fill('1,000');
  await pot.press('Enter');
  await expect(pot).toHaveValue('$1,000.00');
  const before = await spiffs(page);
  expect(before.size).toBeGreaterThan(0);

  await pot.fill('$2,000.00');
  await pot.press('Enter');
  await expect(pot).toHaveValue('$2,000.00');
  await expect
    .poll(async () =>
      [...(await spiffs(page))].every(([name, total]) => Math.abs(total - 2 * (before.get(name) ?? 0)) <= 1),
    )
    .toBe(true);
});

test('what is no money stays typed and says what is wanted', async ({ page }) => {
  await signInAs(page, people.manager, '/potofgold');
  const pot = page.getByLabel('Monthly pot total');
  await pot.fill('a lot');
  await pot.press('Enter');
  await expect(page.getByText('Type an amount such as 2,500.')).toBeVisible();
  await expect(pot).toHaveValue('a lot');
  await pot.press('Escape');
  await expect(pot).toHaveValue(/^\$[\d,]+\.\d\d$/);
});

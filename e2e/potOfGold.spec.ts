import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('a salesperson reads the pot and cannot type it', async ({ page }) => {
  await signInAs(page, people.salesperson, '/potofgold');
  await expect(page.getByText('Monthly pot total')).toBeVisible();
  await expect(page.getByLabel('Monthly pot total')).toHaveCount(0);
  await expectUsableByAll(page);
  await expectNoSidewaysScroll(page);
});

test('shows who earns before everybody else, and marks them in the table', async ({ page }) => {
  await signInAs(page, people.salesperson, '/potofgold?month=past');
  const earners = page.getByRole('region', { name: 'Qualified' }).getByRole('listitem');
  const rows = page.getByRole('row').filter({ hasText: 'Qualified' });
  await expect(earners).not.toHaveCount(0);
  await expect(rows).toHaveCount(await earners.count());
  await expect(rows.first()).toContainText(String(await earners.first().getByRole('button').textContent()));
});

test('the race tells what two more used cars would change, and stores nothing', async ({ page }) => {
  await signInAs(page, people.salesperson, '/potofgold?look=race');
  const row = page.getByRole('row').filter({ hasText: '(you)' });
  const used = row.locator('td').nth(2);
  const before = Number(await used.textContent());
  await row.getByRole('button', { name: 'one more used' }).click();
  const line = page.getByRole('group', { name: /^What if/ });
  await line.getByRole('button', { name: /^Used units .* one more$/ }).click();
  await expect(page.getByText('What if: nothing is stored.')).toBeVisible();
  await expect(used).toHaveText((before + 2).toFixed(1));
  await expectUsableByAll(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(line).toHaveCount(0);
  await expect(used).toHaveText(before.toFixed(1));
  await page.getByRole('button', { name: 'Past Month' }).click();
  await expect(page.getByText('The month is over')).toBeVisible();
});

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

import { expectAccessible } from './accessibility.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('expands the funnel and shows a card for each weekday', async ({ page }) => {
  await signInAs(page, people.salesperson, '/uplogstats?period=last-month');
  const funnel = page.getByRole('region', { name: 'Funnel' });
  const toggle = funnel.getByRole('button', { name: 'Funnel', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.tap();
  await expect(funnel.getByRole('list', { name: 'Stages' })).toBeVisible();
  await funnel.getByRole('combobox', { name: 'Group by' }).tap();
  await page.getByRole('option', { name: 'Weekday' }).tap();
  await expect(page).toHaveURL(/by=WEEKDAY/);
  const monday = funnel.getByRole('button', { name: /ups of Monday – Ups$/ });
  const count = Number(await monday.textContent());
  expect(count).toBeGreaterThan(0);
  await expectAccessible(page);
  await monday.tap();
  const list = page.getByRole('dialog', { name: 'Monday – Ups' });
  await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, 100));
});

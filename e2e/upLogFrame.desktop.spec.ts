import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('begins with today, and goes to another day and to its statistics', async ({ page }) => {
  await signInAs(page, people.salesperson, '/uplog');
  const today = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/New_York',
  });
  const [month, year] = today.format(new Date()).split(' ');
  await expect(page.getByText(new RegExp(`^${month} \\d+(st|nd|rd|th), ${year}$`))).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(/\/uplog\?day=\d{4}-\d\d-\d\d$/);
  await page.getByRole('link', { name: 'Up Log Stats' }).click();
  await expect(page).toHaveURL('/uplogstats');
  await page.getByRole('link', { name: 'Back to Up Log' }).click();
  await expect(page).toHaveURL('/uplog');
});

test('offer the teams and the salespeople, without None and HSE', async ({ page }) => {
  await signInAs(page, people.salesperson, '/uplogstats');
  await page.getByRole('combobox', { name: 'Team' }).click();
  await expect(page.getByRole('option')).toHaveText(['All Teams', 'Team A', 'Team B', 'Team C']);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Employee' }).click();
  await expect(page.getByRole('option', { name: 'Sam Rivera' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'HSE', exact: true })).toHaveCount(0);
});

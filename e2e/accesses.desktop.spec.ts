import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

test('a manager reads who exported what, a salesperson does not', async ({ page }) => {
  await signInAs(page, people.salesManager, '/trade');
  const isLoaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await isLoaded;

  await signInAs(page, people.manager, '/changes');
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  const exported = changes.filter({ hasText: `${people.salesManager} exported Trade % as CSV` });
  await expect(page.getByRole('combobox', { name: 'What' })).toBeVisible();
  await expect(exported).toHaveCount(0);
  // It is recorded a moment after the file has come.
  await expect(async () => {
    await page.goto('/changes?kind=DATA_ACCESS');
    await expect(exported).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(exported).toContainText('Screen');
  await exported.getByRole('button').click();
  await expect(exported).toContainText(/Address(127\.0\.0\.1|::1)/);
  await expect(changes.filter({ hasText: `${people.salesManager} signed in` }).first()).toBeVisible();

  await signInAs(page, people.salesperson, '/changes');
  await page.getByRole('combobox', { name: 'What' }).click();
  await expect(page.getByRole('option', { name: 'Deals', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Exports and sign-ins' })).toHaveCount(0);
  const query = '{ changes(start: "2026-01-01", end: "2026-12-31", kind: DATA_ACCESS) { rows { id } } }';
  const headers = await headersAs(page, people.salesperson);
  const answer = await page.request.post('/graphql', { headers, data: { query } });
  expect((await answer.json()).errors[0].extensions.code).toBe('FORBIDDEN');
});

import { nextDealNumber } from './dealNumbers.ts';
import { expect, test } from './server.ts';
import { people, signInAs, statusOf, tokenOf } from './signIn.ts';

test.describe('a sales manager at home', () => {
  test('adds a deal, sees it among the day’s, amends it and deletes it', async ({ page }) => {
    const number = nextDealNumber();
    await signInAs(page, people.salesManager);
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await expect(page.getByRole('heading', { name: 'Create Deal' })).toBeVisible();
    await page.getByLabel('Deal ID').fill(number);
    await page.getByLabel('Customer Name').fill('Grace Hopper');
    await page.getByRole('combobox', { name: 'Closer' }).click();
    await page.getByRole('option', { name: people.salesperson }).click();
    await page.getByRole('button', { name: 'Add Deal' }).click();

    const card = page.getByRole('article', { name: `Deal ${number}` });
    await expect(card).toContainText('Grace Hopper');
    await expect(card).toContainText(people.salesperson);

    await card.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: `Update Deal #${number}` })).toBeVisible();
    await page.getByLabel('Car Info').fill('2026 Harvester');
    await page.getByRole('button', { name: 'Update Deal' }).click();
    await expect(card).toContainText('2026 Harvester');

    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'History' }).click();
    const changes = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(changes.first()).toContainText(`${people.salesManager} changed it`);
    await expect(changes.first()).toContainText('Car Info– → 2026 Harvester');
    await expect(changes.last()).toContainText(`${people.salesManager} added the deal`);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test.describe('a salesperson at home', () => {
  test('reads, finds nothing to edit, and is refused by the server too', async ({ page }) => {
    await signInAs(page, people.salesperson);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a deal' })).toHaveCount(0);

    const token = await tokenOf(page);
    expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
    const number = String(await card.getAttribute('aria-label')).replace('Deal ', '');
    const refused = await page.request.delete(`/api/deals/deletedeal?dealId=${number}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.status()).toBe(403);
    await page.reload();
    await expect(page.getByRole('article', { name: `Deal ${number}` })).toBeVisible();
  });
});

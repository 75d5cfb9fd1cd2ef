import { expect, test } from './server.ts';
import { people, signInAs, statusOf, tokenOf } from './signIn.ts';

/** Numbers that no demo deal has; each worker and width begins elsewhere. */
let next = 900_000 + Math.floor(Math.random() * 90_000);
const nextNumber = () => String(next++);

test.describe('a sales manager at home', () => {
  test('adds a deal, sees it among the day’s, amends it and deletes it', async ({ page }) => {
    const number = nextNumber();
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
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('is told what is wrong, and loses nothing that was typed', async ({ page }) => {
    await signInAs(page, people.salesManager);
    const taken = await page.getByRole('article').first().getAttribute('aria-label');
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Customer Name').fill('Kept Customer');
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await expect(page.getByRole('alert')).toHaveText('Deal ID is empty, please add one before submitting');

    await page.getByLabel('Deal ID').fill(String(taken).replace('Deal ', ''));
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await expect(page.getByRole('alert')).toHaveText('That deal number is already taken.');
    await expect(page.getByLabel('Customer Name')).toHaveValue('Kept Customer');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('gives a deal another number, and is told when it is taken', async ({ page }) => {
    await signInAs(page, people.salesManager);
    const cards = page.getByRole('article');
    const [first, second] = [
      await cards.nth(0).getAttribute('aria-label'),
      await cards.nth(1).getAttribute('aria-label'),
    ];
    const number = nextNumber();
    await page
      .getByRole('article', { name: String(first), exact: true })
      .getByRole('button', { name: 'Edit' })
      .click();
    await page.getByLabel('Deal ID').fill(number);
    await page.getByRole('button', { name: 'Update Deal' }).click();
    const renumbered = page.getByRole('article', { name: `Deal ${number}` });
    await expect(renumbered).toBeVisible();

    await renumbered.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Deal ID').fill(String(second).replace('Deal ', ''));
    await page.getByRole('button', { name: 'Update Deal' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to update deal ID: That deal number is already taken.',
    );
    await expect(renumbered).toBeVisible();
  });

  test('steps through the days by button, by key and by calendar', async ({ page }) => {
    await signInAs(page, people.salesManager);
    const title = page.getByRole('heading', { level: 1 });
    const today = await title.textContent();
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(title).not.toHaveText(String(today));
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText(String(today));
    await page.getByRole('button', { name: 'Choose a day' }).click();
    await page.getByRole('gridcell', { name: '1', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title).toHaveText(/ 1st, \d{4}$/);
  });

  test('is offered today when an older deal is marked delivered', async ({ page }) => {
    const number = nextNumber();
    await signInAs(page, people.salesManager, '/?day=2026-01-15');
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Deal ID').fill(number);
    await page.getByRole('combobox', { name: 'Delivery Status' }).click();
    await page.getByRole('option', { name: 'DEL' }).click();
    await expect(page.getByRole('alert')).toContainText('This deal will count as sold on 01/15/2026');
    await page.getByRole('button', { name: 'Use today' }).click();
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await page.goto('/');
    await expect(page.getByRole('article', { name: `Deal ${number}` })).toBeVisible();
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

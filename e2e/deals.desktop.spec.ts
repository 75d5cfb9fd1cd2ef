import { nextDealNumber } from './dealNumbers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test.describe('a sales manager at home', () => {
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
    const number = nextDealNumber();
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
    const number = nextDealNumber();
    await signInAs(page, people.salesManager, '/?day=2026-01-15');
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Deal ID').fill(number);
    await page.getByRole('combobox', { name: 'Delivery Status' }).click();
    await page.getByRole('option', { name: 'DEL' }).click();
    await expect(page.getByRole('alert')).toContainText('This deal will count as sold on 01/15/2026');
    await page.getByRole('button', { name: 'Use today' }).click();
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await expect(page.getByRole('button', { name: 'Add Deal' })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('article', { name: `Deal ${number}` })).toBeVisible();
  });
});

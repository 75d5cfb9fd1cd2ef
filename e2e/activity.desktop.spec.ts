import type { Page } from '@playwright/test';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const dealRows = (page: Page) => page.getByRole('row', { name: /\d{3,}/ });

test('edits and filters deals in Activity, and hides the Edit buttons from a salesperson', async ({
  page,
}) => {
  await signInAs(page, people.salesManager, '/activity?period=this-month');
  const clearButton = page.getByRole('button', { name: 'Clear filters' }).first();

  await test.step('edits a deal in a dialog and updates the list', async () => {
    const editButton = page.getByRole('button', { name: /^Edit deal \d+$/ }).first();
    const number = String(await editButton.getAttribute('aria-label')).replace('Edit deal ', '');
    const stock = `Z${Math.floor(Math.random() * 9000) + 1000}`;
    await page.getByRole('button', { name: `Edit deal ${number}`, exact: true }).click();
    const form = page.getByRole('dialog', { name: `Deal ${number}` });
    await expect(form.getByRole('heading', { name: `Update Deal #${number}` })).toBeVisible();
    await form.getByLabel('Stock Number').fill(stock);
    await form.getByRole('button', { name: 'Update Deal' }).click();
    await expect(form).toHaveCount(0);
    await expect(dealRows(page).filter({ hasText: number }).first()).toContainText(stock);
  });

  await test.step('keeps the filters of Activity in the URL and clears them', async () => {
    await page.goto('/activity?period=last-month');
    const dealCount = page.getByRole('status').filter({ hasText: /^[\d,]+ deals?$/ });
    const unfilteredCount = String(await dealCount.textContent());
    await chooseOption(page.getByRole('combobox', { name: 'Delivery Status' }), 'DELIVERED');
    await expect(page).toHaveURL(/delivery=DEL/);
    await expect(dealCount).not.toHaveText(unfilteredCount);
    await expect(dealRows(page).first()).toContainText('DELIVERED');
    await page.reload();
    await expect(dealRows(page).first()).toContainText('DELIVERED');
    await page.getByRole('textbox', { name: 'Search' }).fill('no such customer');
    await expect(page.getByText('No deals match these filters.')).toBeVisible();
    await clearButton.click();
    await expect(page).toHaveURL(/\/activity$/);
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Today');
  });

  await test.step('shows a salesperson the deals of Activity without Edit buttons', async () => {
    await signInAs(page, people.salesperson, '/activity?period=last-3-months&delivery=TBA');
    await expect(dealRows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await clearButton.click();
    await expect(page).toHaveURL('/activity');
  });
});

import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { openFilters } from './filters.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** A deal of the list: a row on a desk, a card on a phone. */
const dealsOf = (page: Page) =>
  page.getByRole('row', { name: /\d{3,}/ }).or(page.getByRole('listitem', { name: /^Deal \d+$/ }));

const firstEdit = (page: Page) => page.getByRole('button', { name: /^Edit deal \d+$/ }).first();

test.describe('a sales manager in Activity', () => {
  test('edits a deal in a modal, and the list follows', async ({ page }) => {
    await signInAs(page, people.salesManager, '/activity?period=this-month');
    const edit = firstEdit(page);
    const number = String(await edit.getAttribute('aria-label')).replace('Edit deal ', '');
    const stock = `Z${Math.floor(Math.random() * 9000) + 1000}`;
    await edit.click();
    const form = page.getByRole('dialog', { name: `Deal ${number}` });
    await expect(form.getByRole('heading', { name: `Update Deal #${number}` })).toBeVisible();
    await form.getByLabel('Stock Number').fill(stock);
    await form.getByRole('button', { name: 'Update Deal' }).click();
    await expect(form).toHaveCount(0);
    await expect(dealsOf(page).filter({ hasText: number }).first()).toContainText(stock);
  });

  test('keeps filters in the address and clears them', async ({ page }) => {
    await signInAs(page, people.salesManager, '/activity?period=last-month');
    const count = page.getByRole('status').filter({ hasText: /^[\d,]+ deals?$/ });
    const all = String(await count.textContent());
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Delivery Status' }).click();
    await page.getByRole('option', { name: 'DELIVERED' }).click();
    await expect(page).toHaveURL(/delivery=DEL/);
    await expect(count).not.toHaveText(all);
    await expect(dealsOf(page).first()).toContainText('DELIVERED');
    await page.reload();
    await expect(dealsOf(page).first()).toContainText('DELIVERED');
    await page.getByRole('textbox', { name: 'Search' }).fill('no such customer');
    await expect(page.getByText('No deals match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL(/\/activity$/);
    await openFilters(page);
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Today');
  });
});

test('a salesperson finds the deals that wait and nothing to edit', async ({ page }) => {
  await signInAs(page, people.salesperson, '/activity?period=last-3-months&delivery=TBA');
  await expect(dealsOf(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await openFilters(page);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/activity');
  await expectUsableByAll(page);
});

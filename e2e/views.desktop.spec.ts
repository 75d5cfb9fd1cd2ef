import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const chip = (page: Page, name: string) => views(page).getByRole('link', { name });
/** The mark of the view that opens first. */
const opensFirst = (page: Page) => views(page).locator('title', { hasText: 'Opens first' });

async function chooseOption(page: Page, view: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `Options of “${view}”` }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

/** Leaves Activity and opens it by its link, which names no filter. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'HOG' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hog' })).toBeVisible();
  await page.getByRole('link', { name: 'ACTIVITY' }).click();
}

test('saves a view, opens it first, updates it, deletes it and brings it back', async ({ page }) => {
  const name = 'DEL';
  await signInAs(page, people.salesManager, '/activity?delivery=DEL&period=last-month');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Save view' })).toBeHidden();

  await chooseOption(page, name, 'Open first');
  await expect(opensFirst(page)).toBeAttached();
  await comeBack(page);
  await expect(page).toHaveURL('/activity?delivery=DEL&period=last-month');
  await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/activity');
  await expect(chip(page, name)).not.toHaveAttribute('aria-current');

  await page.goto('/activity?delivery=TBA');
  await expect(page).toHaveURL('/activity?delivery=TBA');
  await chip(page, name).click();
  await expect(page).toHaveURL('/activity?delivery=DEL&period=last-month');
  await page.getByRole('textbox', { name: 'Search' }).fill('no such customer');
  await expect(page).toHaveURL(/search=no\+such\+customer/);
  await chooseOption(page, name, 'Update to these filters');
  await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');

  await chooseOption(page, name, 'Delete');
  await expect(chip(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(opensFirst(page)).toBeAttached();
  await comeBack(page);
  await expect(page).toHaveURL(/\?search=no\+such\+customer&delivery=DEL/);
  await chooseOption(page, name, 'Delete');
  await expect(views(page)).toHaveCount(0);
});

test('offers a view of the store to everyone and its options to those who may change it', async ({
  page,
}) => {
  const name = 'To confirm of the store';
  await signInAs(page, people.officeStaff, '/hog?open=confirm&sort=age');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('For the store').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');

  await signInAs(page, people.salesperson, '/hog');
  await chip(page, name).click();
  await expect(page).toHaveURL('/hog?open=confirm&sort=age');
  await expect(page.getByRole('button', { name: `Options of “${name}”` })).toHaveCount(0);
  await page.getByRole('button', { name: `Open “${name}” first` }).click();
  await page.getByRole('button', { name: `No longer open “${name}” first` }).click();
  // Other tests open Hog as this salesperson, too.
  await expect(page.getByRole('button', { name: `Open “${name}” first`, exact: true })).toBeVisible();
  await expectUsableByAll(page);
});

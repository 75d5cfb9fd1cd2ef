import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const viewChip = (page: Page, name: string) => views(page).getByRole('link', { name });
/** Returns the icon that marks the view with which the screen opens. */
const opensFirstIcon = (page: Page) => views(page).locator('title', { hasText: 'Default:' });

async function chooseViewOption(page: Page, view: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `Options for “${view}”` }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

/** Leaves Activity and returns through its link, which has no filters in its URL. */
async function returnToActivity(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'HOG' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hog' })).toBeVisible();
  await page.getByRole('link', { name: 'ACTIVITY' }).click();
}

test('saves a view, makes it the first view to open, updates it, deletes it and restores it', async ({
  page,
}) => {
  const name = 'DEL';
  await signInAs(page, people.salesManager, '/activity?delivery=DEL&period=last-month');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(viewChip(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Save view' })).toBeHidden();

  await chooseViewOption(page, name, 'Set as default');
  await expect(opensFirstIcon(page)).toBeAttached();
  await returnToActivity(page);
  await expect(page).toHaveURL('/activity?delivery=DEL&period=last-month');
  await expect(viewChip(page, name)).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/activity');
  await expect(viewChip(page, name)).not.toHaveAttribute('aria-current');

  await page.goto('/activity?delivery=TBA');
  await expect(page).toHaveURL('/activity?delivery=TBA');
  await viewChip(page, name).click();
  await expect(page).toHaveURL('/activity?delivery=DEL&period=last-month');
  await page.getByRole('textbox', { name: 'Search' }).fill('no such customer');
  await expect(page).toHaveURL(/search=no\+such\+customer/);
  await chooseViewOption(page, name, 'Update to current filters');
  await expect(viewChip(page, name)).toHaveAttribute('aria-current', 'true');

  await chooseViewOption(page, name, 'Delete');
  await expect(viewChip(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(viewChip(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(opensFirstIcon(page)).toBeAttached();
  await returnToActivity(page);
  await expect(page).toHaveURL(/\?search=no\+such\+customer&delivery=DEL/);
  await chooseViewOption(page, name, 'Delete');
  await expect(views(page)).toHaveCount(0);
});

test('offers a store view to all users, and shows its options only to users who can change it', async ({
  page,
}) => {
  const name = 'To confirm of the store';
  await signInAs(page, people.officeStaff, '/hog?open=confirm&sort=age');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Share with the store').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(viewChip(page, name)).toHaveAttribute('aria-current', 'true');

  await signInAs(page, people.salesperson, '/hog');
  await viewChip(page, name).click();
  await expect(page).toHaveURL('/hog?open=confirm&sort=age');
  await expect(page.getByRole('button', { name: `Options for “${name}”` })).toHaveCount(0);
  await page.getByRole('button', { name: `Set “${name}” as default` }).click();
  await page.getByRole('button', { name: `Remove “${name}” as default` }).click();
  // Removes this salesperson's choice of the first view, because other tests open Hog as the same
  // salesperson.
  await expect(page.getByRole('button', { name: `Set “${name}” as default`, exact: true })).toBeVisible();
  await expectAccessible(page);
});

import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { freshDay, recordCustomers } from './upLogDays.ts';

const sheetOf = (page: Page, place: number) => page.getByRole('dialog', { name: `Row ${place}` });
const deleteQuestion = (page: Page) => page.getByRole('alertdialog', { name: /delete this up/ });

/** From Home, so that Back has somewhere to lead. */
async function openDayWithAnUp(page: Page): Promise<void> {
  const day = freshDay();
  await signInAs(page, people.bdcStaff);
  await recordCustomers(page, day, 'Grace Hopper');
  await page.goto(`/uplog?day=${day}`);
  await expect(page.getByRole('button', { name: 'Edit row 1' })).toBeVisible();
}

/** Through the menu, as on a phone. */
async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link }).tap();
}

test('Back closes the question, then the sheet of an up, and then leaves the page', async ({ page }) => {
  await openDayWithAnUp(page);
  const day = page.url();
  await page.getByRole('button', { name: 'Edit row 1' }).tap();
  await sheetOf(page, 1).getByRole('button', { name: 'Delete' }).tap();
  await expect(deleteQuestion(page)).toBeVisible();

  await page.goBack();
  await expect(deleteQuestion(page)).toHaveCount(0);
  await expect(sheetOf(page, 1)).toBeVisible();
  await page.goBack();
  await expect(sheetOf(page, 1)).toHaveCount(0);
  await expect(page).toHaveURL(day);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a sheet that is closed by its button is no step any more, forwards neither', async ({ page }) => {
  await openDayWithAnUp(page);
  const day = page.url();
  for (const _time of ['once', 'again']) {
    await page.getByRole('button', { name: 'Edit row 1' }).tap();
    await sheetOf(page, 1).getByRole('button', { name: 'Done' }).tap();
    await expect(sheetOf(page, 1)).toHaveCount(0);
  }
  await page.goForward();
  await expect(page).toHaveURL(day);
  await expect(sheetOf(page, 1)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a sheet is gone after a reload, and Back then leaves the page at once', async ({ page }) => {
  await openDayWithAnUp(page);
  await page.getByRole('button', { name: 'Edit row 1' }).tap();
  await expect(sheetOf(page, 1)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit row 1' })).toBeVisible();
  await expect(sheetOf(page, 1)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the menu; where a link of it leads, Back returns to the page without the menu', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await follow(page, 'TRADE %');
  await expect(page).toHaveURL('/trade');
  await follow(page, 'POT OF GOLD');
  await expect(page).toHaveURL('/potofgold');
  await page.goBack();
  await expect(page).toHaveURL('/trade');
  await expect(menu).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a day that was picked stays when its calendar has closed, and Back leaves the page', async ({
  page,
}) => {
  const day = freshDay();
  await signInAs(page, people.salesManager);
  await page.goto(`/uplog?day=${day.slice(0, 7)}-10`);
  await page.getByRole('button', { name: 'Choose a day' }).tap();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await calendar.getByRole('gridcell', { name: '17' }).tap();
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL(`/uplog?day=${day.slice(0, 7)}-17`);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the menu of a filter, and what was chosen in one stays', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await follow(page, 'HOG');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const period = page.getByRole('combobox', { name: 'Period' });
  await period.tap();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page).toHaveURL('/hog');

  await period.tap();
  await page.getByRole('option', { name: 'Last Month' }).tap();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(period).toHaveText('Last Month');
  await expect(page).toHaveURL('/hog?period=last-month');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

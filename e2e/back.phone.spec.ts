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

/** What has closed leaves the history a moment later: a step back before that would be a second one. */
const settled = (page: Page) =>
  expect.poll(() => page.evaluate('history.state?.usr?.isStep ?? false')).toBe(false);

test('closes the sheet of an up by its button, by Back and by a reload, and then leaves the page', async ({
  page,
}) => {
  await openDayWithAnUp(page);
  const day = page.url();
  const openAgain = async () => {
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Edit row 1' })).toBeVisible();
  };
  await test.step('a sheet that its button closed is not a step back or forward', async () => {
    for (const _time of ['once', 'again']) {
      await page.getByRole('button', { name: 'Edit row 1' }).tap();
      await sheetOf(page, 1).getByRole('button', { name: 'Done' }).tap();
      await expect(sheetOf(page, 1)).toHaveCount(0);
      await settled(page);
    }
    await page.goForward();
    await settled(page);
    await expect(page).toHaveURL(day);
    await expect(sheetOf(page, 1)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('Back closes the question, then the sheet, and then leaves the page', async () => {
    await openAgain();
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
  await test.step('a reload closes the sheet, and Back then leaves the page at once', async () => {
    await openAgain();
    await page.getByRole('button', { name: 'Edit row 1' }).tap();
    await expect(sheetOf(page, 1)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit row 1' })).toBeVisible();
    await expect(sheetOf(page, 1)).toHaveCount(0);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('closes the menu, the menu of a filter and a calendar by Back, and keeps what was chosen', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  await test.step('Back closes the menu; after a link of the menu, Back returns without it', async () => {
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
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await settled(page);
  });
  await test.step('Back closes the menu of a filter, and what was chosen in one stays', async () => {
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
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await settled(page);
  });
  await test.step('a day that was picked stays after its calendar has closed, and Back leaves the page', async () => {
    const day = freshDay();
    await page.goto(`/uplog?day=${day.slice(0, 7)}-10`);
    await page.getByRole('button', { name: 'Choose a day' }).tap();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await calendar.getByRole('gridcell', { name: '17' }).tap();
    await expect(calendar).toHaveCount(0);
    await expect(page).toHaveURL(`/uplog?day=${day.slice(0, 7)}-17`);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

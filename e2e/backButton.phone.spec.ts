import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { createUps, nextUnusedDay } from './upLog.ts';

const rowSheet = (page: Page, rowNumber: number) => page.getByRole('dialog', { name: `Up #${rowNumber}` });
const deleteDialog = (page: Page) => page.getByRole('alertdialog', { name: /delete this up/ });

/** Opens the up log from Home, so that Back has a page to return to. */
async function openTestDay(page: Page): Promise<void> {
  const day = nextUnusedDay();
  await signInAs(page, people.bdcStaff);
  await createUps(page, day, 'Grace Hopper');
  await page.goto(`/uplog?day=${day}`);
  await expect(page.getByRole('button', { name: 'Edit up #1' })).toBeVisible();
}

/** Opens a screen with the menu button of the phone layout. */
async function openFromMenu(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link }).tap();
}

/**
 * Waits until the history entry of a closed overlay has been removed. A goBack() before the removal would go
 * back two steps.
 */
const waitForHistory = (page: Page) =>
  expect.poll(() => page.evaluate('history.state?.usr?.isStep ?? false')).toBe(false);

test('closes the sheet of an up by its button, by Back or by a reload, and leaves the page by the next Back', async ({
  page,
}) => {
  await openTestDay(page);
  const day = page.url();
  const returnToDay = async () => {
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Edit up #1' })).toBeVisible();
  };
  await test.step('leaves no history entry for a sheet that was closed by its button', async () => {
    for (const _time of ['once', 'again']) {
      await page.getByRole('button', { name: 'Edit up #1' }).tap();
      await rowSheet(page, 1).getByRole('button', { name: 'Done' }).tap();
      await expect(rowSheet(page, 1)).toHaveCount(0);
      await waitForHistory(page);
    }
    await page.goForward();
    await waitForHistory(page);
    await expect(page).toHaveURL(day);
    await expect(rowSheet(page, 1)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('closes the confirmation by the first Back, the sheet by the second Back, and leaves the page by the third Back', async () => {
    await returnToDay();
    await page.getByRole('button', { name: 'Edit up #1' }).tap();
    await rowSheet(page, 1).getByRole('button', { name: 'Delete' }).tap();
    await expect(deleteDialog(page)).toBeVisible();

    await page.goBack();
    await expect(deleteDialog(page)).toHaveCount(0);
    await expect(rowSheet(page, 1)).toBeVisible();
    await page.goBack();
    await expect(rowSheet(page, 1)).toHaveCount(0);
    await expect(page).toHaveURL(day);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('closes the sheet on reload, and leaves the page by the first Back after the reload', async () => {
    await returnToDay();
    await page.getByRole('button', { name: 'Edit up #1' }).tap();
    await expect(rowSheet(page, 1)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit up #1' })).toBeVisible();
    await expect(rowSheet(page, 1)).toHaveCount(0);
    await waitForHistory(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('closes the menu, a filter list and a calendar by Back, and keeps the values that were selected in them', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  await test.step('closes the menu by Back, and keeps the menu closed when Back returns from a page that was opened from the menu', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/');

    await openFromMenu(page, 'TRADE %');
    await expect(page).toHaveURL('/trade');
    await openFromMenu(page, 'POT OF GOLD');
    await expect(page).toHaveURL('/potofgold');
    await page.goBack();
    await expect(page).toHaveURL('/trade');
    await expect(menu).toHaveCount(0);
    await waitForHistory(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await waitForHistory(page);
  });
  await test.step('closes a filter list by Back and keeps the selected option', async () => {
    await openFromMenu(page, 'HOG');
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
    await waitForHistory(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await waitForHistory(page);
  });
  await test.step('keeps the picked day when the calendar closes, and leaves the page by the next Back', async () => {
    const day = nextUnusedDay();
    await page.goto(`/uplog?day=${day.slice(0, 7)}-10`);
    await page.getByRole('button', { name: 'Choose a day' }).tap();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await calendar.getByRole('gridcell', { name: '17' }).tap();
    await expect(calendar).toHaveCount(0);
    await expect(page).toHaveURL(`/uplog?day=${day.slice(0, 7)}-17`);
    await waitForHistory(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

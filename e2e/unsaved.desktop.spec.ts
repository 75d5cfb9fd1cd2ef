import type { Page } from '@playwright/test';
import { badLine } from './badLine.ts';
import { nextDealNumber } from './dealNumbers.ts';
import { box, cell, recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { logOut, people, signInAs, signInByRedirect } from './signIn.ts';
import { expectTold } from './told.ts';
import { field, freshDay, recordCustomers, row, untilSaved } from './upLogDays.ts';

/** Ends the session from another tab, under the hands that type in this one; then the same person signs in again. */
async function loseSession(page: Page, name: string, path: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/tick');
  await logOut(other, 'Keep');
  await other.close();
  await expect(page).toHaveURL('/login');
  await signInByRedirect(page, name, path);
}

test.describe('what is typed when the session ends', () => {
  test('into the deal form is offered again, and is whole', async ({ page }) => {
    const number = nextDealNumber();
    await signInByRedirect(page, people.salesManager);
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Deal ID').fill(number);
    await page.getByLabel('Customer Name').fill('Grace Hopper');
    await page.getByRole('combobox', { name: 'Closer' }).press('Enter');
    await page.keyboard.type('Sam');
    await page.keyboard.press('Enter');
    await loseSession(page, people.salesManager, '/');

    await expect(
      page.getByText(`A new deal was typed and is not saved: #${number}, Grace Hopper.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Deal ID')).toHaveValue(number);
    await page.getByRole('button', { name: 'Add Deal' }).click();
    const card = page.getByRole('article', { name: `Deal ${number}` });
    await expect(card).toContainText('Grace Hopper');
    await expect(card).toContainText(people.salesperson);
    await expect(page.getByText('is not saved')).toHaveCount(0);
  });

  test('into an open cell of Hog is offered again', async ({ page }) => {
    const { word, numbers } = await recordOwnDeals(page, 1);
    await signInByRedirect(page, people.financeManager, `/hog?search=${word}`);
    await cell(page, numbers[0], 'backGross').click();
    await page.keyboard.type('1,775');
    await loseSession(page, people.financeManager, `/hog?search=${word}`);

    await expect(page.getByRole('alert').filter({ hasText: '“1,775”' })).toContainText(
      'has not reached the store',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(box(page, 'Back Gross')).toHaveText('$1,775.00');
  });

  test('into a note of the up log is offered again, in its row', async ({ page }) => {
    const day = freshDay();
    await recordCustomers(page, day, 'Ada Lovelace');
    await signInByRedirect(page, people.bdcStaff, `/uplog?day=${day}`);
    await field(row(page, 1), 'Notes').fill('Calls back on Friday');
    // A field that goes off the page is saved; here that comes too late.
    const mend = await badLine(page, 'AmendUp');
    await loseSession(page, people.bdcStaff, '/uplog');
    mend();

    await page.getByRole('link', { name: 'Show that day' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '“Calls back on Friday”' })).toBeVisible();
    const isSaved = untilSaved(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await isSaved;
    await expect(field(row(page, 1), 'Notes')).toHaveValue('Calls back on Friday');
  });
});

test('what is discarded at Log out does not come back from another tab that saves too late', async ({
  page,
}) => {
  const day = freshDay();
  await recordCustomers(page, day, 'Ada Lovelace');
  await signInByRedirect(page, people.bdcStaff, `/uplog?day=${day}`);
  let isTimeSent = false;
  await page.context().route('**/graphql', async route => {
    const sent = route.request().postData() ?? '';
    if (!sent.includes('AmendUp')) return route.fallback();
    await route.abort();
    isTimeSent ||= sent.includes('14:15');
  });
  // What stands in this field is sent, and kept, once the field goes off the page.
  await field(row(page, 1), 'Time Up').fill('2:15 PM');
  const other = await page.context().newPage();
  await other.goto(`/uplog?day=${day}`);
  await field(row(other, 1), 'Notes').fill('Wants it in Prussian blue');
  await logOut(other, 'Discard');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => isTimeSent).toBe(true);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('unsaved')));
  expect(kept).toEqual([]);
});

test('Back asks before it leaves a deal that was typed, and a date that is none is not saved', async ({
  page,
}) => {
  const number = nextDealNumber();
  await signInAs(page, people.salesManager);
  await page.getByRole('button', { name: 'Add a deal' }).first().click();
  await page.getByLabel('Deal ID').fill(number);
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Deal ID')).toHaveValue(number);

  const date = page.getByRole('group', { name: 'Delivery Date' });
  await date.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('02302026');
  await page.getByRole('button', { name: 'Add Deal' }).click();
  await expect(page.getByRole('alert')).toHaveText('Delivery Date is not a whole day. Nothing is saved yet.');
  await date.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('02282090');
  await page.getByRole('button', { name: 'Add Deal' }).click();
  await expectTold(page, `Deal #${number} is saved. It is listed on February 28th, 2090.`);
  await expect(page.getByRole('button', { name: 'Add a deal' }).last()).toBeFocused();
});

import { createDeals, hogCell, hogTotal, nextDealNumber } from './deals.ts';
import { expectToast, failRequests } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { logOut, people, signInByRedirect, signInNewSession } from './signIn.ts';
import { createUps, nextUnusedDay, upField, upRow, waitForSave } from './upLog.ts';

test('restores unsaved input of every tab after the session has ended, and erases discarded input', async ({
  page,
  context,
}) => {
  const deal = nextDealNumber();
  const { word, numbers } = await createDeals(page, 1);
  const day = nextUnusedDay();
  await createUps(page, day, 'Ada Lovelace');
  const openTab = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    return tab;
  };

  await test.step('asks before Back leaves a deal with unsaved changes, and types into Hog and the up log before the log-out', async () => {
    await signInNewSession(page, people.salesManager);
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Deal ID').fill(deal);
    await page.goBack();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Deal ID')).toHaveValue(deal);
    await page.getByLabel('Customer Name').fill('Grace Hopper');
    await page.getByRole('combobox', { name: 'Closer' }).press('Enter');
    await expect(page.getByRole('option', { name: people.salesperson }).first()).toBeVisible();
    await page.keyboard.type('Sam');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Closer' })).toHaveText(people.salesperson);

    const hog = await openTab(`/hog?search=${word}`);
    await hogCell(hog, numbers[0], 'backGross').click();
    await hog.keyboard.type('1,775');
    await expect(hogCell(hog, numbers[0], 'backGross').getByRole('textbox')).toHaveValue('1,775');
    const upLog = await openTab(`/uplog?day=${day}`);
    await upField(upRow(upLog, 1), 'Notes').fill('Calls back on Friday');
    // The field saves its text when its page closes. This save request fails.
    await failRequests(upLog, 'AmendUp');

    const other = await openTab('/tick');
    await logOut(other, 'Keep');
    for (const tab of [page, hog, upLog]) await expect(tab).toHaveURL('/login');
    for (const tab of [hog, upLog, other]) await tab.close();
    await signInByRedirect(page, people.salesManager, '/');
  });

  await test.step('restores all fields of the unsaved deal', async () => {
    await expect(page.getByText(`Unsaved new deal: #${deal}, Grace Hopper.`)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Deal ID')).toHaveValue(deal);
    await expect(page.getByLabel('Customer Name')).toHaveValue('Grace Hopper');
    await expect(page.getByRole('combobox', { name: 'Closer' })).toHaveText(people.salesperson);
  });

  await test.step('rejects a day that does not exist, and saves the deal with another day', async () => {
    const date = page.getByRole('group', { name: 'Delivery Date' });
    const submitDate = async (digits: string) => {
      await date.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(digits);
      await page.getByRole('button', { name: 'Add Deal' }).click();
    };
    await submitDate('02302026');
    await expect(page.getByRole('alert')).toHaveText(
      'Delivery Date is incomplete, so nothing was saved. Enter the month, day and year.',
    );
    await submitDate('02282090');
    await expectToast(page, `Deal #${deal} saved. It is listed on February 28th, 2090.`);
    await expect(page.getByRole('button', { name: 'Add a deal' }).last()).toBeFocused();
    await expect(page.getByText('Unsaved new deal')).toHaveCount(0);
  });

  await test.step('restores the unsaved gross', async () => {
    await page.goto(`/hog?search=${word}`);
    await expect(page.getByRole('alert').filter({ hasText: '“1,775”' })).toContainText(
      'Entered earlier, but not saved yet.',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(hogTotal(page, 'Back Gross')).toHaveText('$1,775.00');
  });

  await test.step('restores the unsaved note in the row of its up', async () => {
    await page.getByRole('link', { name: 'UP LOG', exact: true }).click();
    await page.getByRole('link', { name: 'View day' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '“Calls back on Friday”' })).toBeVisible();
    const saveResponse = waitForSave(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await saveResponse;
    await expect(upField(upRow(page, 1), 'Notes')).toHaveValue('Calls back on Friday');
  });

  await test.step('erases input that is discarded in another tab, even if this tab stores the input again afterwards', async () => {
    let isTimeSent = false;
    await context.route('**/graphql', async route => {
      const requestBody = route.request().postData() ?? '';
      if (!requestBody.includes('AmendUp')) return route.fallback();
      await route.abort();
      isTimeSent ||= requestBody.includes('14:15');
    });
    // This field sends and stores its text when its page closes.
    await upField(upRow(page, 1), 'Time Up').fill('2:15 PM');
    const other = await openTab(`/uplog?day=${day}`);
    await upField(upRow(other, 1), 'Notes').fill('Wants it in Prussian blue');
    await logOut(other, 'Discard');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => isTimeSent).toBe(true);
    const unsavedKeys = await page.evaluate(() =>
      Object.keys(localStorage).filter(key => key.includes('unsaved')),
    );
    expect(unsavedKeys).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { signInOnPage } from '../scripts/test/browser.ts';
import { storedKeys } from '../web/src/lib/browserStorage.ts';
import { expectAccessible } from './accessibility.ts';
import { nextDealNumber } from './deals.ts';
import { expect, test } from './server.ts';
import { logOut, people, pressLogOut, signInNewSession } from './signIn.ts';

const CUSTOMER = 'Wilhelmina Featherstone';

/** Returns everything that this browser stores. */
const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

test('asks at log-out what to do with an unsaved deal, and keeps the deal for the same person', async ({
  page,
}) => {
  const logOutDialog = page.getByRole('alertdialog', { name: 'Log out with unsaved work?' });
  const staleWorkDialog = page.getByRole('alertdialog', { name: 'Unsaved work from over 14 days ago' });
  const discard = page.getByRole('button', { name: 'Discard' });
  const number = nextDealNumber();
  await signInNewSession(page, people.salesManager);
  await page.getByRole('button', { name: 'Add a deal' }).first().click();
  await page.getByLabel('Deal ID').fill(number);
  await page.getByLabel('Customer Name').fill(CUSTOMER);

  await test.step('lists the unsaved work at log-out, and stays signed in after Escape', async () => {
    await pressLogOut(page);
    await expect(logOutDialog).toContainText(`New deal: #${number}, ${CUSTOMER}`);
    await expect(discard).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(logOutDialog).toHaveCount(0);
    await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);
  });

  await test.step('hides a kept deal from another person', async () => {
    await logOut(page, 'Keep');
    expect(JSON.stringify(await readStorage(page))).toContain(CUSTOMER);
    await signInOnPage(page, people.manager);
    await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
    await expect(page.getByText(CUSTOMER)).toHaveCount(0);
    await logOut(page);
  });

  await test.step('asks about the kept deal after 14 days, and opens the deal on request', async () => {
    await page.evaluate(() => {
      const typedAt = Object.keys(localStorage).find(key => key.startsWith('typedAt')) ?? '';
      localStorage.setItem(typedAt, String(Date.UTC(2026, 4, 7, 16)));
    });
    // Does not wait for the navigation bar, which the dialog covers.
    await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await page.getByRole('button', { name: people.salesManager }).click();
    await expect(staleWorkDialog).toContainText(`New deal: #${number}, ${CUSTOMER}, May 7th, 2026`);
    await staleWorkDialog.getByRole('link').click();
    await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);
  });

  await test.step('keeps the deal for 14 more days', async () => {
    await page.reload();
    await staleWorkDialog.getByRole('button', { name: 'Keep for 14 days' }).click();
    await page.reload();
    await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);
    await expect(staleWorkDialog).toHaveCount(0);
  });

  await test.step('erases the kept deal with Enter and does not offer it again', async () => {
    await pressLogOut(page);
    await expect(discard).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    const remaining = await readStorage(page);
    expect(JSON.stringify(remaining)).not.toContain(CUSTOMER);
    expect(Object.keys(remaining).filter(key => !(key.split(/[ :.]/, 1).join() in storedKeys))).toEqual([]);
    await signInOnPage(page, people.salesManager);
    await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
    await expect(page.getByText('Unsaved new deal')).toHaveCount(0);
  });
});

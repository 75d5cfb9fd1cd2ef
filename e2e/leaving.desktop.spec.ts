import type { Page } from '@playwright/test';
import { signInHere } from '../scripts/test/signIn.ts';
import { storedKeys } from '../web/src/lib/browserStorage.ts';
import { expectUsableByAll } from './axe.ts';
import { nextDealNumber } from './dealNumbers.ts';
import { expect, test } from './server.ts';
import { logOut, people, pressLogOut, signInNewSession } from './signIn.ts';

const CUSTOMER = 'Wilhelmina Featherstone';

/** Whatever lies in this browser. */
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

test('asks at Log out what becomes of an unsaved deal, and keeps it for the same person', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Log out with unsaved work?' });
  const old = page.getByRole('alertdialog', { name: 'Typed over 14 days ago, and not saved' });
  const discard = page.getByRole('button', { name: 'Discard' });
  const number = nextDealNumber();
  await signInNewSession(page, people.salesManager);
  await page.getByRole('button', { name: 'Add a deal' }).first().click();
  await page.getByLabel('Deal ID').fill(number);
  await page.getByLabel('Customer Name').fill(CUSTOMER);

  await test.step('names what is unsaved; Escape stays', async () => {
    await pressLogOut(page);
    await expect(question).toContainText(`A new deal: #${number}, ${CUSTOMER}`);
    await expect(discard).toBeFocused();
    await expectUsableByAll(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);
  });

  await test.step('hides a kept deal from another person', async () => {
    await logOut(page, 'Keep');
    expect(JSON.stringify(await stored(page))).toContain(CUSTOMER);
    await signInHere(page, people.manager);
    await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
    await expect(page.getByText(CUSTOMER)).toHaveCount(0);
    await logOut(page);
  });

  await test.step('asks after 14 days, and leads to the deal', async () => {
    await page.evaluate(() => {
      const typedAt = Object.keys(localStorage).find(key => key.startsWith('typedAt')) ?? '';
      localStorage.setItem(typedAt, String(Date.UTC(2026, 4, 7, 16)));
    });
    // Without waiting for the bar, which is behind the question.
    await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await page.getByRole('button', { name: people.salesManager }).click();
    await expect(old).toContainText(`A new deal: #${number}, ${CUSTOMER}, May 7th, 2026`);
    await old.getByRole('link').click();
    await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);
  });

  await test.step('keeps it for 14 more days', async () => {
    await page.reload();
    await old.getByRole('button', { name: 'Keep for 14 days' }).click();
    await page.reload();
    await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);
    await expect(old).toHaveCount(0);
  });

  await test.step('erases it by Enter, and offers it no more', async () => {
    await pressLogOut(page);
    await expect(discard).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    const left = await stored(page);
    expect(JSON.stringify(left)).not.toContain(CUSTOMER);
    expect(Object.keys(left).filter(key => !(key.split(/[ :.]/, 1).join() in storedKeys))).toEqual([]);
    await signInHere(page, people.salesManager);
    await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
    await expect(page.getByText('is not saved')).toHaveCount(0);
  });
});

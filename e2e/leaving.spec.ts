import type { Page } from '@playwright/test';
import { signInHere } from '../scripts/test/signIn.ts';
import { storedKeys } from '../web/src/lib/browserStorage.ts';
import { expectUsableByAll } from './axe.ts';
import { nextDealNumber } from './dealNumbers.ts';
import { expect, test } from './server.ts';
import { logOut, people, pressLogOut, signInByRedirect } from './signIn.ts';

const CUSTOMER = 'Wilhelmina Featherstone';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out with unsaved work?' });

/** Whatever lies in this browser. */
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

async function typeDeal(page: Page): Promise<string> {
  const number = nextDealNumber();
  await page.getByRole('button', { name: 'Add a deal' }).first().click();
  await page.getByLabel('Deal ID').fill(number);
  await page.getByLabel('Customer Name').fill(CUSTOMER);
  return number;
}

test('Log out names what is unsaved; Escape stays, Enter discards it', async ({ page }) => {
  await signInByRedirect(page, people.salesManager);
  const number = await typeDeal(page);
  expect(JSON.stringify(await stored(page))).toContain(CUSTOMER);

  await pressLogOut(page);
  await expect(question(page)).toContainText(`A new deal: #${number}, ${CUSTOMER}`);
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused();
  await expectUsableByAll(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);

  await pressLogOut(page);
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  const left = await stored(page);
  expect(JSON.stringify(left)).not.toContain(CUSTOMER);
  expect(Object.keys(left).filter(key => !(key.split(/[ :.]/, 1).join() in storedKeys))).toEqual([]);

  await signInHere(page, people.salesManager);
  await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
  await expect(page.getByText('is not saved')).toHaveCount(0);
});

test('Keep is for the same person, asks after 14 days, and is over at Discard', async ({ page }) => {
  await signInByRedirect(page, people.salesManager);
  const number = await typeDeal(page);
  await logOut(page, 'Keep');

  await signInHere(page, people.manager);
  await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
  await expect(page.getByText(CUSTOMER)).toHaveCount(0);
  await logOut(page);

  await page.evaluate(() => {
    const typedAt = Object.keys(localStorage).find(key => key.startsWith('typedAt')) ?? '';
    localStorage.setItem(typedAt, String(Date.UTC(2026, 4, 7, 16)));
  });
  // Without waiting for the bar, which is behind the question.
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name: people.salesManager }).click();
  const old = page.getByRole('alertdialog', { name: 'Typed over 14 days ago, and not saved' });
  await expect(old).toContainText(`A new deal: #${number}, ${CUSTOMER}, May 7th, 2026`);
  await expectUsableByAll(page);
  await old.getByRole('link').click();
  await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);

  await page.reload();
  await old.getByRole('button', { name: 'Keep for 14 days' }).click();
  await page.reload();
  await expect(page.getByLabel('Customer Name')).toHaveValue(CUSTOMER);
  await expect(old).toHaveCount(0);
  await logOut(page, 'Discard');
  expect(JSON.stringify(await stored(page))).not.toContain(CUSTOMER);
});

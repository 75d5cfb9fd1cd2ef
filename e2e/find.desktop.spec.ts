import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { cell, recordOwnDeals } from './hogDeals.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const option = (page: Page, name: string | RegExp) => sheet(page).getByRole('option', { name });

async function find(page: Page, text: string) {
  // The key is heard once it is known who is looking.
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await expect(sheet(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('opens a screen by any of its names with Ctrl+K, and Back returns with nothing open', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/hog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hog');
  for (const [typed, path] of [
    ['reopen', '/closing'],
    ['beside', '/compare'],
    ['csv', '/import'],
    ['thirteen', '/trends'],
    ['who typed', '/changes'],
    ['tele', '/displays'],
    ['del de', '/deleteddeals'],
  ] as const) {
    await find(page, typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url => url.pathname === path);
    await expect(sheet(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/displays/);
  await expect(sheet(page)).toHaveCount(0);
  // The last that was opened stands first.
  await find(page, '');
  await expect(sheet(page).getByRole('option')).toContainText(['Displays', 'Deleted Deals', 'Changes']);
  await expectUsableByAll(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/displays/);
});

test('opens a deal, a person and a day, and keeps what is typed in a cell or an editor', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 1, { stock_num: 'F-77' });
  await signInAs(page, people.salesManager, '/tick');
  await test.step('opens a deal by its number or customer, once Enter has its result', async () => {
    await find(page, String(numbers[0]));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: new RegExp(`Deal #?${numbers[0]}`) });
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL('/tick');
    await find(page, word);
    await option(page, new RegExp(`Deal #${numbers[0]}.*F-77`)).click();
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
  });
  await test.step('leads from a person to their deals, and from a day to its deals', async () => {
    await find(page, 'riv');
    await option(page, /Sam Rivera/).click();
    await expect(page).toHaveURL(/\/activity\?employee=\d+&period=this-month/);
    await find(page, '11/3/2026');
    await expect(option(page, /Up Log of November 3rd, 2026/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('November 3rd, 2026');
  });
  await test.step('opens over a cell that is being edited, and loses nothing', async () => {
    await openScreen(page, `/hog?search=${word}`);
    await cell(page, numbers[0], 'frontGross').click();
    await page.keyboard.type('12');
    await find(page, 'x');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${numbers[0]}` })).toBeFocused();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(cell(page, numbers[0], 'frontGross')).toHaveText('$123.00');
  });
  await test.step('leaves the key to the editor of the playground', async () => {
    await openScreen(page, '/playground');
    const editor = page.locator('.monaco-editor').first();
    await editor.click();
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(sheet(page)).toHaveCount(1);
  });
});

test('offers a salesperson the day of a deal, and no screen that they may not open', async ({ page }) => {
  const { word } = await recordOwnDeals(page, 1);
  await signInAs(page, people.salesperson, '/tick');
  await find(page, 'import');
  await expect(sheet(page).getByRole('status')).toHaveText('Nothing is called so.');
  await sheet(page).getByRole('combobox').fill(word);
  await option(page, /Deal #/).click();
  await expect(page).toHaveURL(/\/\?day=/);
  await expect(page.getByText(`Customer ${word}`).first()).toBeVisible();
});

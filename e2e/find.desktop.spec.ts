import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { createDeals, hogCell } from './deals.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const findOption = (page: Page, name: string | RegExp) => findDialog(page).getByRole('option', { name });

async function typeInFind(page: Page, text: string) {
  // The shortcut works once the signed-in user has loaded.
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await expect(findDialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('opens a screen by any of its names with Ctrl+K, and leaves no dialog open after Back', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/hog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hog');
  for (const [text, path] of [
    ['reopen', '/closing'],
    ['gross vs', '/compare'],
    ['csv', '/import'],
    ['thirteen', '/trends'],
    ['who changed', '/changes'],
    ['tele', '/displays'],
    ['del de', '/deleteddeals'],
  ] as const) {
    await typeInFind(page, text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url => url.pathname === path);
    await expect(findDialog(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/displays/);
  await expect(findDialog(page)).toHaveCount(0);
  // The most recently opened screen comes first.
  await typeInFind(page, '');
  await expect(findDialog(page).getByRole('option')).toContainText(['Displays', 'Deleted deals', 'Changes']);
  await expectAccessible(page);
  await page.goBack();
  await expect(findDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/displays/);
});

test('opens deals, people and days from Find, and keeps text that is being typed in a cell or an editor', async ({
  page,
}) => {
  const { word, numbers } = await createDeals(page, 1, { stock_num: 'F-77' });
  await signInAs(page, people.salesManager, '/tick');
  await test.step('opens a deal by its number or customer, and waits for the search result if Enter is pressed before it arrives', async () => {
    await typeInFind(page, String(numbers[0]));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: new RegExp(`Deal #?${numbers[0]}`) });
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL('/tick');
    await typeInFind(page, word);
    await findOption(page, new RegExp(`Deal #${numbers[0]}.*F-77`)).click();
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
  });
  await test.step('links from a person and from a day in Find to their deals', async () => {
    await typeInFind(page, 'riv');
    await findOption(page, /Sam Rivera/).click();
    await expect(page).toHaveURL(/\/activity\?employee=\d+&period=this-month/);
    await typeInFind(page, '11/3/2026');
    await expect(findOption(page, /Up Log for November 3rd, 2026/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('November 3rd, 2026');
  });
  await test.step('opens Find over a cell that is being edited and keeps the typed text', async () => {
    await openScreen(page, `/hog?search=${word}`);
    await hogCell(page, numbers[0], 'frontGross').click();
    await page.keyboard.type('12');
    await typeInFind(page, 'x');
    await page.keyboard.press('Escape');
    await expect(findDialog(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${numbers[0]}` })).toBeFocused();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(hogCell(page, numbers[0], 'frontGross')).toHaveText('$123.00');
  });
  await test.step('opens no Find by Ctrl+K in the playground, because the editor uses this shortcut', async () => {
    await openScreen(page, '/playground');
    const editor = page.locator('.monaco-editor').first();
    await editor.click();
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(findDialog(page)).toHaveCount(1);
  });
});

test('offers a salesperson the day of a deal, and hides screens to which the salesperson has no access', async ({
  page,
}) => {
  const { word } = await createDeals(page, 1);
  await signInAs(page, people.salesperson, '/tick');
  await typeInFind(page, 'import');
  await expect(findDialog(page).getByRole('status')).toHaveText('No results for “import”');
  await findDialog(page).getByRole('combobox').fill(word);
  await findOption(page, /Deal #/).click();
  await expect(page).toHaveURL(/\/\?day=/);
  await expect(page.getByText(`Customer ${word}`).first()).toBeVisible();
});

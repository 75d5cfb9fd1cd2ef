import { ask, cell, recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** A month that no other test looks at: 40 months ago. */
const now = new Date();
const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 40, 10)).toISOString().slice(0, 10);
const title = new Date(day).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

test('a month is closed, refuses a change, is reopened with a reason, and closed again with what differs', async ({
  page,
}) => {
  const { word, numbers } = await recordOwnDeals(page, 1, {
    delivery_date: day,
    added_date: day,
    delivery_status: 'DEL',
  });
  const gross = cell(page, numbers[0], 'frontGross');
  const hog = `/hog?search=${word}&period=custom&start=${day}&end=${day}`;
  const month = page.getByRole('row', { name: title });
  const act = (name: string) => month.getByRole('button', { name }).click();

  await signInAs(page, people.manager, '/tick');
  await page.getByRole('link', { name: 'Closing' }).click();
  // Only the newest month that is over has it as its main button.
  await expect(page.locator('.MuiButton-contained').filter({ hasText: 'Close month' })).toHaveCount(1);
  // The deal has no gross, no salesperson and no car type, and is to be confirmed.
  await expect(month.getByRole('cell')).toHaveText(['1.0', '$0.00', '$0.00', '1', 'Open', 'Close month']);
  await act('Close month');
  const dialog = page.getByRole('dialog', { name: `Close month: ${title}` });
  await expect(dialog.getByRole('link', { name: 'Look at them in Hog' })).toBeVisible();
  await expect(dialog).toContainText(
    'To undo it, a manager or an admin reopens the month and gives a reason.',
  );
  await dialog.getByRole('button', { name: 'Close month' }).click();
  await expect(month).toContainText(`Closed by ${people.manager}`);

  await page.goto(hog);
  // The closed months may come after the deals.
  await expect(gross.getByRole('img', { name: 'Closed' })).toBeVisible();
  await gross.click();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  const sentence = `${title} is closed: nothing that counts in it can change.`;
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(gross.getByRole('img', { name: 'Closed' })).toBeVisible();
  await expect(gross).toHaveText(/–/);

  await page.goto(`/?deal=${numbers[0]}`);
  const form = page.getByRole('form', { name: `Update Deal #${numbers[0]}` });
  await expect(form.getByText(sentence)).toBeVisible();
  for (const label of ['Customer Name', 'Car Info', 'Stock Number', 'Notes'])
    await expect(form.getByLabel(label, { exact: true })).toBeEditable();
  await expect(form.getByRole('term').filter({ has: page.getByRole('img', { name: 'Closed' }) })).toHaveCount(
    11,
  );
  await expect(form.locator('input, textarea:not([aria-hidden])')).toHaveCount(4);
  await expect(form.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Update Deal' })).toHaveCount(0);
  await form.getByLabel('Notes').fill('Mended');
  await form.getByRole('button', { name: 'Update Deal' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/tick?start=${day}&end=${day}`);
  await page.getByRole('link', { name: `Closed by ${people.manager}` }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Deals: CSV' }).click();
  expect((await begun).suggestedFilename()).toContain('-deals-');

  await signInAs(page, people.manager, '/closing');
  await act('Reopen');
  await page.getByLabel('Reason').fill('Gross was missing');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(month).toContainText(/Reopened by .*: Gross was missing/);

  await page.goto(hog);
  await gross.click();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(gross).toHaveText('$250.00');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/closing');
  await expect(month.getByRole('cell', { name: '$250.00' })).toBeVisible();
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await act('Close month');
  await expect(dialog.getByRole('list', { name: 'Differences' })).toContainText('Front Gross: – → $250.00');
  await dialog.getByRole('button', { name: 'Close month' }).click();
  await expect(month).toContainText(`Closed by ${people.manager}`);
  await month.getByRole('link', { name: 'What was closed' }).click();
  const store = page.getByRole('table', { name: 'Store since the closing before' });
  await expect(store.getByRole('row', { name: 'Gross' })).toHaveText('Gross$0.00$250.00+$250.00');
  await page.getByRole('list', { name: 'Differences' }).getByRole('button').click();
  await expect(page.getByRole('form', { name: `Update Deal #${numbers[0]}` })).toBeVisible();
});

test('shows the figures of a closed month first, and what was open last and folded', async ({ page }) => {
  const old = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 48, 10)).toISOString().slice(0, 10);
  await recordOwnDeals(page, 12, { delivery_date: old, added_date: old, delivery_status: 'DEL' });
  const month = old.slice(0, 7);
  const { monthToClose } = await ask(page, people.admin, `{ monthToClose(month: "${month}") { figuresId } }`);
  const close = `mutation { closeMonth(month: "${month}", figuresId: "${monthToClose.figuresId}") { id } }`;
  const { closeMonth } = await ask(page, people.admin, close);

  await signInAs(page, people.manager, `/closing?closing=${closeMonth.id}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    / as it was closed$/,
    'Store',
    'People',
    'What was open',
  ]);
  const deals = page.getByRole('list', { name: 'Deals that were open' }).getByRole('listitem');
  await expect(deals).toHaveCount(10);
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await expect(deals).toHaveCount(12);
  await page.getByRole('button', { name: 'Show the first 10' }).click();
  await expect(deals).toHaveCount(10);
  // Paper has all of them.
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  await expect(deals).toHaveCount(12);
});

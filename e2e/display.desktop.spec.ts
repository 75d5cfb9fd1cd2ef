import { createDeals } from './deals.ts';
import { expect, storeDay, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Interval at which a display requests its figures. It shows a sale for twice as long. */
const POLL_INTERVAL_MS = 4_000;

test('pairs a device by its code, shows the boards and each sale on the device, and unpairs the device when its display is removed', async ({
  page,
  browser,
  server,
}) => {
  const display = await browser.newPage({ baseURL: server.baseUrl });
  await display.clock.install();
  await display.goto('/display');
  const letters = display.getByRole('img', { name: /^(\w ){5}\w$/ });
  const code = (await letters.getAttribute('aria-label'))?.replaceAll(' ', '') ?? '';

  await signInAs(page, people.salesManager, '/managers');
  await page.getByRole('link', { name: 'Displays' }).click();
  await page.getByRole('button', { name: 'Pair a display' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pair a display' });
  await dialog.getByLabel('Code on the screen').fill(code.toLowerCase());
  await dialog.getByLabel('Location').fill('Showroom');
  await dialog.getByLabel('Seconds per board').fill('5');
  for (const board of ['Teams', 'Up log']) await dialog.getByRole('button', { name: board }).click();
  await dialog.getByRole('button', { name: '5. Message' }).click();
  // Changes the order of the boards by keyboard only.
  await dialog.getByRole('button', { name: 'Move Up log' }).press('Space');
  await expect(page.getByText(/lifted an item in position 6/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/moved the item from position 6\s+to position 5/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: '5. Up log' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '6. Teams' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pair' }).click();
  await expect(page.getByRole('listitem', { name: 'Showroom' })).toContainText('paired by Mara Voss');

  await expect(display.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await display.clock.pauseAt(Date.now() + 60_000);
  await createDeals(page, 1, { delivery_status: 'DEL', delivery_date: storeDay() });
  await expect(async () => {
    await display.clock.fastForward(POLL_INTERVAL_MS);
    await expect(display.getByRole('status').filter({ hasText: 'Sold!' })).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await display.clock.resume();

  const row = page.getByRole('listitem', { name: 'Showroom' });
  await row.getByRole('button', { name: 'Remove' }).click();
  await row.getByRole('button', { name: 'Confirm Remove' }).click({ delay: 600 });
  await expect(letters).toBeVisible();
  await display.close();
});

import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { storeDay } from './storeDay.ts';

/** A sale is shown for twice as long, of the display's own time. */
const ASK_EVERY_MS = 4_000;

test('a device is paired by its letters, shows its boards and each sale, and ends when it is removed', async ({
  page,
  browser,
  server,
}) => {
  const wall = await browser.newPage({ baseURL: server.baseUrl });
  await wall.clock.install();
  await wall.goto('/display');
  const letters = wall.getByRole('img', { name: /^(\w ){5}\w$/ });
  const shown = (await letters.getAttribute('aria-label'))?.replaceAll(' ', '') ?? '';

  await signInAs(page, people.salesManager, '/managers');
  await page.getByRole('link', { name: 'Displays' }).click();
  await page.getByRole('button', { name: 'Pair a display' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pair a display' });
  await dialog.getByLabel('Letters on the display').fill(shown.toLowerCase());
  await dialog.getByLabel('Where it hangs').fill('Showroom');
  await dialog.getByLabel('Seconds each').fill('5');
  for (const board of ['Teams', 'Up log']) await dialog.getByRole('button', { name: board }).click();
  await dialog.getByRole('button', { name: '5. Message' }).click();
  // The order is changed by the keyboard alone.
  await dialog.getByRole('button', { name: 'Move Up log' }).press('Space');
  await expect(page.getByText(/lifted an item in position 6/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/moved the item from position 6\s+to position 5/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: '5. Up log' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '6. Teams' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pair' }).click();
  await expect(page.getByRole('listitem', { name: 'Showroom' })).toContainText('paired by Mara Voss');

  await expect(wall.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await wall.clock.pauseAt(Date.now() + 60_000);
  await recordOwnDeals(page, 1, { delivery_status: 'DEL', delivery_date: storeDay() });
  await expect(async () => {
    await wall.clock.fastForward(ASK_EVERY_MS);
    await expect(wall.getByRole('status').filter({ hasText: 'Sold!' })).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await wall.clock.resume();

  const row = page.getByRole('listitem', { name: 'Showroom' });
  await row.getByRole('button', { name: 'Remove' }).click();
  await row.getByRole('button', { name: 'Confirm Remove' }).click({ delay: 600 });
  await expect(letters).toBeVisible();
  await wall.close();
});

import type { Page } from '@playwright/test';
import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const WIDE = { width: 1920, height: 1080 };
const FINE = { width: 3840, height: 2160 };
const UPRIGHT = { width: 1080, height: 1920 };
/** In the order of their turns. */
const BOARDS = {
  Leaderboard: UPRIGHT,
  'Tick sheet': WIDE,
  'Pot of gold': UPRIGHT,
  Deliveries: UPRIGHT,
  Teams: FINE,
  'Up log': FINE,
};

test('a device is paired by its letters, shows boards that fit at any size and each sale, and ends when it is removed', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const wall = await browser.newPage({ baseURL: server.baseUrl });
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
  await dialog.getByRole('button', { name: 'Pair' }).click();
  await expect(page.getByRole('listitem', { name: 'Showroom' })).toContainText('paired by Mara Voss');

  for (const [title, size] of Object.entries(BOARDS)) {
    await wall.setViewportSize(size);
    await expect(wall.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 });
    expect({ title, ...(await faultsOf(wall)) }).toEqual({ title, cut: [], small: [], isScrolled: false });
  }

  const today = new Date().toISOString().slice(0, 10);
  await recordOwnDeals(page, 1, { delivery_status: 'DEL', delivery_date: today });
  await expect(wall.getByRole('status').filter({ hasText: 'Sold!' })).toBeVisible();

  const row = page.getByRole('listitem', { name: 'Showroom' });
  await row.getByRole('button', { name: 'Remove' }).click();
  await row.getByRole('button', { name: 'Confirm Remove' }).click({ delay: 600 });
  await expect(letters).toBeVisible();
  await wall.close();
});

/** What is cut, smaller than 2.2 % of the height, or beyond the edge. */
const faultsOf = (wall: Page) =>
  wall.locator('main').evaluate(main => {
    const { defaultView: view, documentElement: page } = main.ownerDocument;
    const texts = [...main.querySelectorAll('*')].filter(
      each => each.childElementCount === 0 && each.textContent?.trim() && each.clientWidth > 0,
    );
    const height = view?.innerHeight ?? 0;
    const sizeOf = (each: (typeof texts)[number]) =>
      Number.parseFloat(view?.getComputedStyle(each).fontSize ?? '');
    return {
      cut: texts.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent),
      small: texts.filter(each => sizeOf(each) < 0.0219 * height).map(each => each.textContent),
      isScrolled: page.scrollHeight > height + 8,
    };
  });

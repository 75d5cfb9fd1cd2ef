import type { Page } from '@playwright/test';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/**
 * Presses G and a letter until the screen opens. The letter must follow the G within a second, and a busy
 * machine may render a screen in between.
 */
const openByKeys = (page: Page, letter: string, path: string) =>
  expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(url => url.pathname === path, { timeout: 5_000 });
  }).toPass();

test("opens a screen with G and a letter, according to the user's role", async ({ page }) => {
  await signInAs(page, people.salesperson, '/summary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [letter, path] of [
    ['h', '/hog'],
    ['t', '/tick'],
    ['s', '/summary'],
    ['a', '/activity'],
    ['u', '/uplog'],
    ['l', '/leaderboard'],
    ['p', '/potofgold'],
  ] as const) {
    await openByKeys(page, letter, path);
  }
  // A salesperson has no access to Managers, and a third key opens no screen.
  for (const key of ['g', 'm', 't']) await page.keyboard.press(key);
  expect(new URL(page.url()).pathname).toBe('/potofgold');
  await openByKeys(page, 'l', '/leaderboard');
});

test('types G and a letter into a field instead of opening a screen, and highlights the parent page of a screen', async ({
  page,
}) => {
  await signInAs(page, people.salesManager, '/activity');
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.click();
  await page.keyboard.type('gt');
  await expect(search).toHaveValue('gt');
  await expect(page).toHaveURL(/\/activity.*search=gt/);
  await openScreen(page, '/compare');
  await expect(page.getByRole('link', { name: 'HOG' })).toHaveAttribute('aria-current', 'page');
});

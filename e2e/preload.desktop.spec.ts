import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Returns whether the code of a screen has loaded, for screens with their own chunk. */
const isLoaded = (page: Page, screen: string) =>
  page.evaluate(
    name => performance.getEntriesByType('resource').some(each => each.name.includes(`/assets/${name}-`)),
    screen,
  );

test('loads the code of a screen when its link is hovered or focused', async ({ page }) => {
  await signInAs(page, people.manager);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isLoaded(page, 'TradePage')).toBe(false);
  await page.getByRole('link', { name: 'TRADE %' }).hover();
  await expect.poll(() => isLoaded(page, 'TradePage')).toBe(true);
  // A link outside the bar preloads, too.
  expect(await isLoaded(page, 'ImportPage')).toBe(false);
  await page.getByRole('link', { name: 'Import' }).focus();
  await expect.poll(() => isLoaded(page, 'ImportPage')).toBe(true);
});

test('loads the code of a screen only when the screen is opened if the browser saves data', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signInAs(page, people.manager);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('link', { name: 'TRADE %' });
  await link.hover();
  await link.focus();
  // This request finishes after a preload would have started.
  await page.evaluate(() => fetch('/schema.graphql'));
  expect(await isLoaded(page, 'TradePage')).toBe(false);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trade %');
  expect(await isLoaded(page, 'TradePage')).toBe(true);
});

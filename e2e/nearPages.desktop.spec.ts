import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Whether a screen's code has come, of those that have one of their own. */
const hasCome = (page: Page, screen: string) =>
  page.evaluate(
    name => performance.getEntriesByType('resource').some(each => each.name.includes(`/assets/${name}-`)),
    screen,
  );

test('a screen’s code comes when the mouse is at a link to it, or the focus', async ({ page }) => {
  await signInAs(page, people.manager);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasCome(page, 'TradePage')).toBe(false);
  await page.getByRole('link', { name: 'TRADE %' }).hover();
  await expect.poll(() => hasCome(page, 'TradePage')).toBe(true);
  // Also a link that is not in the bar.
  expect(await hasCome(page, 'ImportPage')).toBe(false);
  await page.getByRole('link', { name: 'Import' }).focus();
  await expect.poll(() => hasCome(page, 'ImportPage')).toBe(true);
});

test('where data is saved it comes when the screen is opened', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signInAs(page, people.manager);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('link', { name: 'TRADE %' });
  await link.hover();
  await link.focus();
  // What is asked for after it has come: it would have been asked for by now.
  await page.evaluate(() => fetch('/schema.graphql'));
  expect(await hasCome(page, 'TradePage')).toBe(false);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trade %');
  expect(await hasCome(page, 'TradePage')).toBe(true);
});

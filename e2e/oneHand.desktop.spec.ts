import { expect } from '@playwright/test';
import { screens } from './screens.ts';
import { test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('the head of every screen ends at the same edge, so that its buttons stand where they stood', async ({
  page,
}) => {
  await signInAs(page, people.admin);
  const edges: Record<string, number> = {};
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await page.getByRole('main').locator('header').boundingBox();
    edges[address] = Math.round((box?.x ?? 0) + (box?.width ?? 0));
  }
  expect([...new Set(Object.values(edges))], JSON.stringify(edges)).toHaveLength(1);
});

test('a list of nothing stands in a frame, leads on, and is no file', async ({ page }) => {
  await signInAs(page, people.admin);
  await page.goto('/deleteddeals?search=nothing+holds+this');
  const sentence = page.getByText('No deleted deal holds this text.');
  await expect(sentence.locator('..')).toHaveCSS('border-top-width', '1px');
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show all deleted deals' }).click();
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  await expect(sentence).toHaveCount(0);
});

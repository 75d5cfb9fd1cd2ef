import type { Page } from '@playwright/test';
import { dimFocusRings } from './looks.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows the keyboard's focus on every control of the bar and of the screen, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signInAs(page, people.admin, '/');
    for (const path of ['/', '/hog', '/tick', '/uplog', '/potofgold', '/closing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
      await begin(page);
      expect.soft(await dimFocusRings(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 800, height: 700 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await begin(page);
    expect(await dimFocusRings(page, '[role=dialog]')).toEqual([]);
  });
}

/** Focus is shown to those who use the keyboard. */
const begin = (page: Page) => page.keyboard.press('Tab');

test('shows the whole name in the bar of the narrowest desk', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInAs(page, people.manager, '/');
  const name = page.getByRole('banner').getByText(people.manager, { exact: true });
  const hidden = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
});

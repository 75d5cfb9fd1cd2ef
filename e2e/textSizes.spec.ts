import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const screens = {
  '/': /^\w+ \d+\w\w, \d{4}$/,
  '/hog': 'Hog',
  '/tick': 'Tick Sheet',
  '/summary': 'Summary',
  '/trade': 'Trade %',
  '/activity': 'Activity',
  '/potofgold': 'Pot Of Gold Spiff',
  '/uplog': 'Up Log',
  '/uplogstats': 'Up Log Stats',
  '/leaderboard': 'Leaderboard',
  '/managers': 'Managers',
  '/accesstokens': 'Access tokens',
};

test('no text is smaller than 12 px on any screen, and no label of a field than 13 px', async ({ page }) => {
  await signInAs(page, people.manager);
  for (const [address, title] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await smallTexts(page), address).toEqual([]);
  }
});

/** The texts that are drawn too small, each with its size. What only a screen reader is told is no larger than a pixel, or has no size. */
function smallTexts(page: Page): Promise<string[]> {
  return page.locator('body').evaluate(body => {
    const SHOW_TEXT = 4;
    const texts = body.ownerDocument.createTreeWalker(body, SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !element?.checkVisibility()) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const { fontSize = '' } = body.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
      const size = Number.parseFloat(fontSize);
      if (size > 0 && size < (element.closest('label') ? 13 : 12)) small.add(`${size} px: ${words}`);
    }
    return [...small];
  });
}

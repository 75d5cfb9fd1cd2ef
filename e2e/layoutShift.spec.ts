import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/**
 * Script that records every layout shift since the first paint, with the moved text and its positions before
 * and after the shift.
 */
const RECORD_SHIFTS = `window.shifts = [];
new PerformanceObserver(list => {
  for (const { value, sources } of list.getEntries())
    for (const { node, previousRect: from, currentRect: to } of sources)
      window.shifts.push([value.toFixed(4), (node ?? document.body).textContent.slice(0, 40),
        [from.x, from.y, from.width, from.height].map(Math.round).join(' '), '→',
        [to.x, to.y, to.width, to.height].map(Math.round).join(' ')].join(' '));
}).observe({ type: 'layout-shift', buffered: true })`;

/**
 * Script that waits for two frames. By then, the browser has reported the shifts of everything drawn so far.
 */
const TWO_FRAMES = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Screens to check, one of each kind: a day, lists that fill the window, a board, tabs, people, months. */
const SCREENS = ['/', '/hog', '/uplogstats', '/tick', '/uplog', '/morningreport', '/managers', '/closing'];
const WINDOW_HEIGHT_SCREENS = ['/hog', '/uplogstats'];

test('keeps all content in place during and after loading', async ({ page, isMobile }) => {
  await page.addInitScript(RECORD_SHIFTS);
  await page.clock.install();
  for (const path of SCREENS) {
    await openUntilIdle(page, path);
    expect.soft(await page.evaluate('window.shifts'), path).toEqual([]);
    if (isMobile || !WINDOW_HEIGHT_SCREENS.includes(path)) continue;
    expect.soft(await page.locator('html').evaluate(root => root.scrollHeight), path).toBe(900);
  }
});

/** Opens a screen, waits for its content, and then for content that is loaded seconds later. */
async function openUntilIdle(page: Page, path: string): Promise<void> {
  await (path === '/' ? signInAs(page, people.admin, path) : page.goto(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await page.clock.runFor(15_000);
  await page.evaluate(TWO_FRAMES);
}

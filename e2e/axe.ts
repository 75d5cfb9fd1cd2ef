import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Nothing on the screen keeps anyone from using it, in the light and in the dark. The dark is the same screen in other
 * colours, so only its contrast is looked at again.
 */
export async function expectUsableByAll(page: Page): Promise<void> {
  await showScheme(page, 'light');
  expect(await faults(page)).toEqual([]);
  await showScheme(page, 'dark');
  expect(await faults(page, { runOnly: 'color-contrast' })).toEqual([]);
}

async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

/** Until what comes and goes stands still: half of its colour is not what people read. */
const STILL = `Promise.allSettled(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  .map(({ finished }) => finished)).then(() => {})`;

/** What keeps anyone from using a screen as it is shown now. No frame holds another, so that one pass over the page sees all of it. */
export async function faults(page: Page, options: axe.RunOptions = {}) {
  // It is read once for each page that is loaded: that takes longer than to look at a screen.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  await page.evaluate(STILL);
  const asked: axe.RunOptions = { resultTypes: ['violations'], ...options };
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(asked)})`);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target),
  }));
}

import type { Page } from '@playwright/test';
import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** A sheet of Letter between its margins. */
const SHEET = { width: 726, height: 965 };

async function layOnPaper(page: Page): Promise<void> {
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

/** The sizes of the letters of the figures that a selector finds, in pixels. */
const sizesOf = (page: Page, figures: string): Promise<number[]> =>
  page.evaluate<number[]>(`[...document.querySelectorAll(${JSON.stringify(figures)})]
    .map(figure => Number.parseFloat(getComputedStyle(figure).fontSize))`);

for (const [path, store] of [
  ['/tick', 'h3 + dl dd'],
  ['/summary', '[data-total] td'],
] as const) {
  test(`prints totals no smaller than what they add up, on ${path}`, async ({ page }) => {
    await signInAs(page, people.manager, path);
    await expect(page.locator('tfoot td').first()).toBeVisible();
    await layOnPaper(page);
    const ofStore = await sizesOf(page, store);
    const ofTeams = await sizesOf(page, 'tfoot td');
    const ofRows = await sizesOf(page, 'table:has(tfoot) tbody td');
    expect(Math.min(...ofStore)).toBeGreaterThanOrEqual(Math.max(...ofTeams));
    expect(Math.min(...ofTeams)).toBeGreaterThanOrEqual(Math.max(...ofRows));
  });
}

test('says on paper which rows of a longer list it holds, and what its totals count', async ({ page }) => {
  const { word } = await recordOwnDeals(page, 101);
  await signInAs(page, people.manager, `/hog?search=${word}`);
  await expect(page.locator('[role=row][data-id]').first()).toBeVisible();
  const note = page.getByText('Rows 1–100 of 101. Totals are of all rows. Export for all.');
  await expect(note).toBeHidden();
  await layOnPaper(page);
  await expect(note).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(100);
});

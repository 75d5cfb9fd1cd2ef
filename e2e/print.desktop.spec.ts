import type { Page } from '@playwright/test';
import { openScreen } from './screens.ts';
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

async function layOnScreen(page: Page): Promise<void> {
  await page.evaluate('window.dispatchEvent(new Event("afterprint"))');
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The sizes of the letters of the figures that a selector finds, in pixels. */
const sizesOf = (page: Page, figures: string): Promise<number[]> =>
  page.evaluate<number[]>(`[...document.querySelectorAll(${JSON.stringify(figures)})]
    .map(figure => Number.parseFloat(getComputedStyle(figure).fontSize))`);

test('prints totals no smaller than what they add up, and which rows of a longer list it holds', async ({
  page,
  database,
}) => {
  await signInAs(page, people.manager, '/tick');
  for (const [path, store] of [
    ['/tick', 'h3 + dl dd'],
    ['/summary', '[data-total] td'],
  ] as const)
    await test.step(`prints totals no smaller than what they add up, on ${path}`, async () => {
      await openScreen(page, path);
      await expect(page.locator('tfoot td').first()).toBeVisible();
      await layOnPaper(page);
      const ofStore = await sizesOf(page, store);
      const ofTeams = await sizesOf(page, 'tfoot td');
      const ofRows = await sizesOf(page, 'table:has(tfoot) tbody td');
      expect.soft(Math.min(...ofStore)).toBeGreaterThanOrEqual(Math.max(...ofTeams));
      expect.soft(Math.min(...ofTeams)).toBeGreaterThanOrEqual(Math.max(...ofRows));
      await layOnScreen(page);
    });
  await test.step('says which rows of a longer list the paper holds, and what its totals count', async () => {
    await database.run(
      `insert into deal (number, customer_name, added_date)
       select 770000000 + n, 'Printed on paper', (now() at time zone 'America/New_York')::date from generate_series(1, 101) n`,
    );
    await openScreen(page, '/hog?search=Printed+on+paper');
    await expect(page.locator('[role=row][data-id]').first()).toBeVisible();
    const note = page.getByText('Rows 1–100 of 101. Totals are of all rows. Export for all.');
    await expect(note).toBeHidden();
    await layOnPaper(page);
    await expect(note).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(100);
  });
});

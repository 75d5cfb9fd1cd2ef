import type { Page } from '@playwright/test';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Size of a Letter sheet between its margins, in pixels. */
const SHEET = { width: 726, height: 965 };

async function switchToPrint(page: Page): Promise<void> {
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

async function switchToScreen(page: Page): Promise<void> {
  await page.evaluate('window.dispatchEvent(new Event("afterprint"))');
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Returns the font sizes of the figures that match a selector, in pixels. */
const readFontSizes = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate<number[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .map(figure => Number.parseFloat(getComputedStyle(figure).fontSize))`);

test('prints totals at least as large as the figures of their rows, and states which rows of a long list are printed', async ({
  page,
  database,
}) => {
  await signInAs(page, people.manager, '/tick');
  for (const [path, storeSelector] of [
    ['/tick', 'h3 + dl dd'],
    ['/summary', '[data-total] td'],
  ] as const)
    await test.step(`prints totals on ${path} at least as large as the figures of their rows`, async () => {
      await openScreen(page, path);
      await expect(page.locator('tfoot td').first()).toBeVisible();
      await switchToPrint(page);
      const storeSizes = await readFontSizes(page, storeSelector);
      const teamSizes = await readFontSizes(page, 'tfoot td');
      const rowSizes = await readFontSizes(page, 'table:has(tfoot) tbody td');
      expect.soft(Math.min(...storeSizes)).toBeGreaterThanOrEqual(Math.max(...teamSizes));
      expect.soft(Math.min(...teamSizes)).toBeGreaterThanOrEqual(Math.max(...rowSizes));
      await switchToScreen(page);
    });
  await test.step('states which rows of a long list are printed, and which rows the printed totals count', async () => {
    await database.run(
      `insert into deal (number, customer_name, added_date)
       select 770000000 + n, 'Printed on paper', (now() at time zone 'America/New_York')::date from generate_series(1, 101) n`,
    );
    await openScreen(page, '/hog?search=Printed+on+paper');
    await expect(page.locator('[role=row][data-id]').first()).toBeVisible();
    const note = page.getByText('Rows 1–100 of 101. Totals include all rows. Export to get all rows.');
    await expect(note).toBeHidden();
    await switchToPrint(page);
    await expect(note).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(100);
  });
});

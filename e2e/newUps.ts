import { expect, type Page } from '@playwright/test';
import type { TestDatabase } from './database.ts';
import { field } from './upLogDays.ts';

export const lines = ['up', 'cut', 'slow', 'cut within', 'answers lost'] as const;
/** What becomes of what a page sends; "within" and "lost" are of changes of the up log alone. */
export type Line = (typeof lines)[number];

const SLOW_MS = 500;

export async function setLine(page: Page, line: Line): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(line === 'cut');
  if (line === 'up') await page.evaluate('dispatchEvent(new Event("online"))');
  if (line === 'up' || line === 'cut') return;
  await page.route('**/graphql', async route => {
    const isChange = /AddUp|AmendUp/.test(route.request().postData() ?? '');
    if (line === 'slow') await new Promise(resolve => setTimeout(resolve, SLOW_MS));
    // The store has it then, and nobody here knows.
    if (line === 'answers lost' && isChange) await route.fetch().catch(() => undefined);
    const isCut = line !== 'slow' && isChange;
    await (isCut ? route.abort() : route.continue()).catch(() => undefined);
  });
}

const rowUnderHand = (page: Page) => page.locator('[data-up]:focus-within');

export async function takeUp(page: Page, customer: string): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(rowUnderHand(page)).toBeVisible();
  // Rows of other desks may move it, and the focus away from it.
  await rowUnderHand(page).evaluate((row, name) => row.setAttribute('data-taken', name), customer);
  await field(page.locator(`[data-taken="${customer}"]`), 'Customer').fill(customer);
  await page.keyboard.press('Tab');
}

/** How many new ups, or changes of stored ones, are kept in the browser of a page. */
export const keptHere = (page: Page, kind: 'newUp' | 'unsavedUp'): Promise<number> =>
  page.evaluate(`Object.keys(localStorage).filter(key => key.startsWith("${kind} ")).length`);

/** The ups of a day in their order, each with who sent it. */
export const storedOn = (database: TestDatabase, day: string) =>
  database.rows<{ customer: string; sender: string }>(
    `select u.customer_name as customer, e.name as sender
     from up_log_row u join up_log l on l.id = u.up_log_id
       left join new_up_key k on k.up_id = u.id left join employee e on e.id = k.employee_id
     where l.log_date = $1 order by u.display_order`,
    [day],
  );

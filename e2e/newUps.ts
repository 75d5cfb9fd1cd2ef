import { expect, type Page } from '@playwright/test';
import type { TestDatabase } from './database.ts';
import { upField } from './upLogDays.ts';

export const CONNECTION_STATES = ['online', 'offline', 'slow', 'changes fail', 'responses lost'] as const;
/** State of a page's connection. 'changes fail' and 'responses lost' apply to changes of the up log only. */
export type ConnectionState = (typeof CONNECTION_STATES)[number];

const SLOW_MS = 500;

export async function setConnection(page: Page, connection: ConnectionState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(connection === 'offline');
  if (connection === 'online') await page.evaluate('dispatchEvent(new Event("online"))');
  if (connection === 'online' || connection === 'offline') return;
  await page.route('**/graphql', async route => {
    const isChange = /AddUp|AmendUp/.test(route.request().postData() ?? '');
    if (connection === 'slow') await new Promise(resolve => setTimeout(resolve, SLOW_MS));
    // The server stores the change, but the page gets no response.
    if (connection === 'responses lost' && isChange) await route.fetch().catch(() => undefined);
    const isCut = connection !== 'slow' && isChange;
    await (isCut ? route.abort() : route.continue()).catch(() => undefined);
  });
}

const focusedRow = (page: Page) => page.locator('[data-up]:focus-within');

export async function addNewUp(page: Page, customer: string): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(focusedRow(page)).toBeVisible();
  // Rows of other users may move this row, and the focus away from it.
  await focusedRow(page).evaluate((row, name) => row.setAttribute('data-taken', name), customer);
  await upField(page.locator(`[data-taken="${customer}"]`), 'Customer').fill(customer);
  await page.keyboard.press('Tab');
}

/** Counts the new ups, or changes of stored ups, that the browser of a page stores. */
export const countStoredInBrowser = (page: Page, kind: 'newUp' | 'unsavedUp'): Promise<number> =>
  page.evaluate(`Object.keys(localStorage).filter(key => key.startsWith("${kind} ")).length`);

/** Lists the ups of a day in order, each with its sender. */
export const listStoredUps = (database: TestDatabase, day: string) =>
  database.rows<{ customer: string; sender: string }>(
    `select u.customer_name as customer, e.name as sender
     from up_log_row u join up_log l on l.id = u.up_log_id
       left join new_up_key k on k.up_id = u.id left join employee e on e.id = k.employee_id
     where l.log_date = $1 order by u.display_order`,
    [day],
  );

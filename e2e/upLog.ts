import { expect, type Locator, type Page } from '@playwright/test';
import type { TestDatabase } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

/** Index of the next day in the far future, where no demo ups exist. Each test uses its own days. */
let nextDayIndex = Math.floor(Math.random() * 300_000);
export function nextUnusedDay(): string {
  return new Date(Date.UTC(2100, 0, 1) + nextDayIndex++ * 86_400_000).toISOString().slice(0, 10);
}

/** Opens a day as a signed-in person. */
export const openDay = (page: Page, name: string, day: string) => signInAs(page, name, `/uplog?day=${day}`);

/** Creates ups of these customers over REST before any page is open. */
export async function createUps(page: Page, day: string, ...customers: string[]): Promise<void> {
  const headers = await headersAs(page, people.bdcStaff);
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/uplogs/${path}`, { headers, data });
    expect(response.ok()).toBe(true);
    return response.json();
  };
  const { id } = await post('ensure', { date: day });
  for (const customer of customers) await post('row/add', { up_log_id: id, customer_name: customer });
}

export const upRow = (page: Page, rowNumber: number) =>
  page.getByRole('group', { name: `Up #${rowNumber}`, exact: true });

/** Returns a text field or checkbox of a row. */
export const upField = (container: Locator, name: string) => container.getByLabel(name, { exact: true });

/**
 * Resolves once the server has responded to the next change of a field. With a text, waits for a change
 * request that contains this text.
 */
export const waitForSave = (page: Page, text = '') =>
  page.waitForResponse(response => {
    const requestBody = response.request().postData() ?? '';
    return requestBody.includes('AmendUp') && requestBody.includes(text);
  });

/** Adds rows of these customers on the screen, and waits until each is saved. */
export async function addCustomers(page: Page, ...customers: string[]): Promise<void> {
  const rows = page.getByRole('group', { name: /^Up #\d+$/ });
  for (const customer of customers) {
    const rowNumber = (await rows.count()) + 1;
    await page.getByRole('button', { name: 'Add Row' }).click();
    await expect(upField(upRow(page, rowNumber), 'Salesperson')).toBeFocused();
    const saveResponse = waitForSave(page, customer);
    await upField(upRow(page, rowNumber), 'Customer').fill(customer);
    await page.keyboard.press('Tab');
    await saveResponse;
  }
}

/** Returns the customers in the order of the rows. */
export const readCustomers = (page: Page) =>
  page
    .getByLabel('Customer', { exact: true })
    .evaluateAll(fields => fields.map(each => (each as unknown as { value: string }).value));

export async function expectCustomers(page: Page, ...customers: string[]): Promise<void> {
  await expect.poll(() => readCustomers(page)).toEqual(customers);
}

/** Moves a row by keyboard only. */
export async function moveByKeyboard(
  page: Page,
  rowNumber: number,
  arrow: 'ArrowUp' | 'ArrowDown',
): Promise<void> {
  await page.getByRole('button', { name: `Reorder up #${rowNumber}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('You have lifted an item')).toBeAttached();
  await page.keyboard.press(arrow);
  await expect(page.getByText('You have moved the item')).toBeAttached();
  await page.keyboard.press('Space');
}

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
  // New rows of other users may move this row, and may take the focus from it. The attribute identifies the
  // row.
  await focusedRow(page).evaluate((row, name) => row.setAttribute('data-taken', name), customer);
  await upField(page.locator(`[data-taken="${customer}"]`), 'Customer').fill(customer);
  await page.keyboard.press('Tab');
}

/** Counts the new ups, or the unsaved changes of stored ups, that a page's browser stores. */
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

const COUNT_INPUT = `
  window.pressed = { taps: 0, keys: 0 };
  addEventListener('click', event => event.isTrusted && event.detail > 0 && pressed.taps++, true);
  addEventListener('keydown', () => pressed.keys++, true);`;

/** Counts the user's clicks or taps and key presses in the page from now on. */
export const startCountingInput = (page: Page): Promise<unknown> => page.evaluate(COUNT_INPUT);

export const readInputCounts = (page: Page): Promise<{ taps: number; keys: number }> =>
  page.evaluate('pressed');

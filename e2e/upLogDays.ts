import { expect, type Locator, type Page } from '@playwright/test';
import { headersAs, people, signInAs } from './signIn.ts';

/** Days of the far future, on which no demo up lies; each test takes its own. */
let next = Math.floor(Math.random() * 300_000);
export function freshDay(): string {
  return new Date(Date.UTC(2100, 0, 1) + next++ * 86_400_000).toISOString().slice(0, 10);
}

/** Opens a day as someone who is signed in. */
export const openDay = (page: Page, name: string, day: string) => signInAs(page, name, `/uplog?day=${day}`);

/** Records ups of these customers over the documented calls, as if they had been there before anyone looks. */
export async function recordCustomers(page: Page, day: string, ...customers: string[]): Promise<void> {
  const headers = await headersAs(page, people.bdcStaff);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/uplogs/${path}`, { headers, data });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { id } = await post('ensure', { date: day });
  for (const customer of customers) await post('row/add', { up_log_id: id, customer_name: customer });
}

export const row = (page: Page, place: number) =>
  page.getByRole('group', { name: `Row ${place}`, exact: true });

/** What a row's text fields and checkboxes show. */
export const field = (of: Locator, name: string) => of.getByLabel(name, { exact: true });

/** Resolves once the server has answered the next change of a field. */
export const untilSaved = (page: Page, text = '') =>
  page.waitForResponse(answer => {
    const sent = answer.request().postData() ?? '';
    return sent.includes('AmendUp') && sent.includes(text);
  });

/** Adds rows of these customers on a desk's screen, and waits until each is saved. */
export async function addCustomers(page: Page, ...customers: string[]): Promise<void> {
  const rows = page.getByRole('group', { name: /^Row \d+$/ });
  for (const customer of customers) {
    const place = (await rows.count()) + 1;
    await page.getByRole('button', { name: 'Add Row' }).click();
    await expect(field(row(page, place), 'Salesperson')).toBeFocused();
    const isSaved = untilSaved(page, customer);
    await field(row(page, place), 'Customer').fill(customer);
    await page.keyboard.press('Tab');
    await isSaved;
  }
}

/** The customers in the order of the rows. */
export const customersOf = (page: Page) =>
  page
    .getByLabel('Customer', { exact: true })
    .evaluateAll(fields => fields.map(each => (each as unknown as { value: string }).value));

export async function expectCustomers(page: Page, ...customers: string[]): Promise<void> {
  await expect.poll(() => customersOf(page)).toEqual(customers);
}

/** Moves a row by the keyboard alone. */
export async function moveByKeyboard(
  page: Page,
  place: number,
  arrow: 'ArrowUp' | 'ArrowDown',
): Promise<void> {
  await page.getByRole('button', { name: `Move row ${place}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('You have lifted an item')).toBeAttached();
  await page.keyboard.press(arrow);
  await expect(page.getByText('You have moved the item')).toBeAttached();
  await page.keyboard.press('Space');
}

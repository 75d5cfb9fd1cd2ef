import { expect, type Locator, type Page } from '@playwright/test';
import { headersAs, people, signInAs } from './signIn.ts';

/** Days of the far future without demo ups. Each test takes its own days. */
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
  page.getByRole('group', { name: `Row ${rowNumber}`, exact: true });

/** Returns a text field or checkbox of a row. */
export const upField = (container: Locator, name: string) => container.getByLabel(name, { exact: true });

/** Resolves once the server has responded to the next change of a field. */
export const waitForSave = (page: Page, text = '') =>
  page.waitForResponse(response => {
    const requestBody = response.request().postData() ?? '';
    return requestBody.includes('AmendUp') && requestBody.includes(text);
  });

/** Adds rows of these customers on the screen, and waits until each is saved. */
export async function addCustomers(page: Page, ...customers: string[]): Promise<void> {
  const rows = page.getByRole('group', { name: /^Row \d+$/ });
  for (const customer of customers) {
    const rowNumber = (await rows.count()) + 1;
    await page.getByRole('button', { name: 'Add Row' }).click();
    await expect(upField(upRow(page, rowNumber), 'Salesperson')).toBeFocused();
    const isSaved = waitForSave(page, customer);
    await upField(upRow(page, rowNumber), 'Customer').fill(customer);
    await page.keyboard.press('Tab');
    await isSaved;
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
  await page.getByRole('button', { name: `Move row ${rowNumber}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('You have lifted an item')).toBeAttached();
  await page.keyboard.press(arrow);
  await expect(page.getByText('You have moved the item')).toBeAttached();
  await page.keyboard.press('Space');
}

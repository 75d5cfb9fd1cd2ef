import { expect, type Locator, type Page } from '@playwright/test';
import { headersAs, people } from './signIn.ts';

/** The deals that a test created today, with a search word that no other deal contains. */
export interface TestDeals {
  word: string;
  numbers: number[];
}

/** Creates deals over REST as the sales manager, independent of the user who is signed in to this page. */
export async function createDeals(
  page: Page,
  count: number,
  fields: Record<string, unknown> = {},
): Promise<TestDeals> {
  const first = 100_000_000 + Math.floor(Math.random() * 1_000_000_000);
  const word = `Zq${first}`;
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const headers = await headersAs(page, people.salesManager);
  for (const id of numbers) {
    const deal = { id, customer_name: `Customer ${word}`, ...fields };
    const response = await page.request.post('/api/deals/adddeal', { headers, data: deal });
    expect(response.status()).toBe(201);
  }
  return { word, numbers };
}

/**
 * Changes a deal as another user.
 * @param fields GraphQL arguments
 */
export async function changeDealAs(
  page: Page,
  person: string,
  mutation: 'setDealGross' | 'reviewDeal',
  fields: string,
) {
  await graphqlAs(page, person, `mutation { ${mutation}(${fields}) { version } }`);
}

/**
 * Sends a GraphQL request as any person and returns its data. The request does not depend on the user who is
 * signed in to this page.
 */
export async function graphqlAs(page: Page, person: string, query: string) {
  const headers = await headersAs(page, person);
  const response = await (await page.request.post('/graphql', { headers, data: { query } })).json();
  expect(response).not.toHaveProperty('errors');
  return response.data;
}

/** Searches the open Hog for the test's deals. */
export async function searchHog(page: Page, { word, numbers }: TestDeals): Promise<void> {
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill(word);
  await search.press('Enter');
  await expect(hogRow(page, numbers[0])).toBeVisible();
  // The previous list stays visible until the response arrives, and may also contain the test's deals.
  await expect(page.locator('[role=row][data-id]')).toHaveCount(numbers.length);
}

/** Returns the total with this label in Hog's summary bar. */
export const hogTotal = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'Totals for all filtered deals' })
    .locator('dt', { hasText: label })
    .locator('+ dd');

/** Returns a deal's row in the grid. */
export const hogRow = (page: Page, number: number | undefined): Locator =>
  page.locator(`[role=row][data-id="${number}"]`);

/** Returns the cell of a deal's row in the grid that shows this field. */
export const hogCell = (page: Page, number: number | undefined, field: string): Locator =>
  hogRow(page, number).locator(`[data-field=${field}]`);

/** The next deal number that no demo deal has. Each worker starts at a random number. */
let nextNumber = 900_000 + Math.floor(Math.random() * 90_000);

export const nextDealNumber = () => String(nextNumber++);

/** Opens the history in the open deal form and asserts that it is visible above the form's buttons. */
export async function expectHistoryVisible(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'History' });
  const changes = page.getByRole('region', { name: 'History' }).getByRole('list');
  await opener.click();
  await expect(changes).toBeVisible();
  await expect(opener).toBeInViewport({ ratio: 1 });
  // The button bar covers the lower edge of the form.
  await expect
    .poll(() =>
      changes
        .getByRole('listitem')
        .first()
        .evaluate(item => {
          const { left, top } = item.getBoundingClientRect();
          const topElement = item.ownerDocument.elementFromPoint(left + 20, top + 20);
          return item.contains(topElement);
        }),
    )
    .toBe(true);
}

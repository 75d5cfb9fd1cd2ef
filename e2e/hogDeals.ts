import { expect, type Locator, type Page } from '@playwright/test';
import { headersAs, people } from './signIn.ts';

/** Deals of a test's own, of today, found by a word that no other deal has. */
export interface OwnDeals {
  word: string;
  numbers: number[];
}

/** A sales manager elsewhere records deals over the documented call, whoever is signed in at this page. */
export async function recordOwnDeals(
  page: Page,
  count: number,
  fields: Record<string, unknown> = {},
): Promise<OwnDeals> {
  const first = 100_000_000 + Math.floor(Math.random() * 1_000_000_000);
  const word = `Zq${first}`;
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const headers = await headersAs(page, people.salesManager);
  for (const id of numbers) {
    const deal = { id, customer_name: `Customer ${word}`, ...fields };
    const answer = await page.request.post('/api/deals/adddeal', { headers, data: deal });
    expect(answer.status()).toBe(201);
  }
  return { word, numbers };
}

/** Someone at another desk changes a deal; `fields` as GraphQL takes them. */
export async function changeElsewhere(
  page: Page,
  person: string,
  call: 'setDealGross' | 'reviewDeal',
  fields: string,
) {
  await ask(page, person, `mutation { ${call}(${fields}) { version } }`);
}

/** What the server answers to somebody, whoever is signed in at this page. */
export async function ask(page: Page, person: string, query: string) {
  const headers = await headersAs(page, person);
  const answer = await (await page.request.post('/graphql', { headers, data: { query } })).json();
  expect(answer).not.toHaveProperty('errors');
  return answer.data;
}

/** Searches the open Hog for a test's own deals. */
export async function searchHog(page: Page, { word, numbers }: OwnDeals): Promise<void> {
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill(word);
  await search.press('Enter');
  await expect(row(page, numbers[0])).toBeVisible();
  // The list of before, which stays until the answer, may hold it too.
  await expect(page.locator('[role=row][data-id]')).toHaveCount(numbers.length);
}

/** A figure of the boxes: the one under this label. */
export const box = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'Totals of every deal in the filter' })
    .locator('dt', { hasText: label })
    .locator('+ dd');

/** A deal's row in the grid. */
export const row = (page: Page, number: number | undefined): Locator =>
  page.locator(`[role=row][data-id="${number}"]`);

/** A cell of it, by the name of its field. */
export const cell = (page: Page, number: number | undefined, field: string): Locator =>
  row(page, number).locator(`[data-field=${field}]`);

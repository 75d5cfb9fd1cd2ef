import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the result region below the query. */
export const resultRegion = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results', exact: true });

/** Returns the button that selects a built-in query. */
export const questionButton = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Built-in queries', exact: true }).getByRole('button', { name });

/** Returns the visible text of an editor. */
export const editorText = (page: Page, editor: 'Query' | 'Variables'): Locator =>
  page.getByRole('group', { name: `${editor} editor` }).locator('.view-lines');

/** Runs the current query and waits for its result. */
export async function runQuery(page: Page): Promise<void> {
  const response = page.waitForResponse('**/graphql');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await response;
  await expect(resultRegion(page).getByRole('table')).toBeVisible();
}

/** Returns the rows of the result table, starting with its header. */
export async function readResultRows(page: Page): Promise<string[][]> {
  const rows = await resultRegion(page).getByRole('row').all();
  return Promise.all(rows.map(row => row.locator('th, td').allTextContents()));
}

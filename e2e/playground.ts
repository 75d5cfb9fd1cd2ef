import { expect, type Locator, type Page } from '@playwright/test';

/** The answer below the query. */
export const answerOf = (page: Page): Locator => page.getByRole('region', { name: 'Answer', exact: true });

/** Chooses a question at the left. */
export const question = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Questions', exact: true }).getByRole('button', { name });

/** What is written in an editor, as anyone sees it. */
export const written = (page: Page, editor: 'Query' | 'Variables'): Locator =>
  page.getByRole('group', { name: `${editor} editor` }).locator('.view-lines');

/** Runs the query in front, and waits for its answer. */
export async function run(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/graphql');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await answered;
  await expect(answerOf(page).getByRole('table')).toBeVisible();
}

/** The rows of the answer's table, its head first. */
export async function rowsOf(page: Page): Promise<string[][]> {
  const rows = await answerOf(page).getByRole('row').all();
  return Promise.all(rows.map(row => row.locator('th, td').allTextContents()));
}

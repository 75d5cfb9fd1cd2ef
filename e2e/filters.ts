import { type Page, test } from '@playwright/test';

/** Brings every filter of a list in sight: on a phone most of them stand behind a button. */
export async function openFilters(page: Page): Promise<void> {
  if (test.info().project.name === 'phone') await page.getByRole('button', { name: /^Filters/ }).tap();
}

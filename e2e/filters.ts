import { type Locator, type Page, test } from '@playwright/test';

/** Brings every filter of a list in sight: on a phone most of them stand behind a button. */
export async function openFilters(page: Page): Promise<void> {
  if (test.info().project.name === 'phone') await page.getByRole('button', { name: /^Filters/ }).tap();
}

/** Chooses an option of a select, as the mouse does. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}

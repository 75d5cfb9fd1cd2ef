import { expect, type Page } from '@playwright/test';

/** Reloads the page once `beforeunload` no longer requires a confirmation. All input is saved by then. */
export async function reloadOnceSaved(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('dispatchEvent(new Event("beforeunload", { cancelable: true }))'))
    .toBe(true);
  await page.reload();
}

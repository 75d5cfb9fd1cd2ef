import { expect, type Page } from '@playwright/test';

/** Loads the page anew, as soon as it would not ask before that: what was put in is stored then, and not only shown. */
export async function reloadOnceStored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('dispatchEvent(new Event("beforeunload", { cancelable: true }))'))
    .toBe(true);
  await page.reload();
}

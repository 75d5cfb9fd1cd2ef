import { expect, type Page } from '@playwright/test';

/** Writes down each toast when it appears, in the page. */
const WRITE_DOWN = `
  window.told = [];
  const seen = new WeakSet();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.MuiSnackbar-root')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      told.push(toast.textContent);
    }
  }).observe(document, { childList: true, subtree: true });`;

/** Has the pages that are opened from now on write down what their toasts say. */
export const keepWhatIsTold = (page: Page): Promise<unknown> => page.addInitScript(WRITE_DOWN);

/**
 * That a toast has said this, since the page was loaded. A toast goes by itself, after three seconds, sooner than a busy
 * machine may look: what it said stays here.
 */
export async function expectTold(page: Page, sentence: string): Promise<void> {
  await expect
    .poll(() => page.evaluate<string[]>('told'), `a toast says ${sentence}`)
    .toContainEqual(expect.stringContaining(sentence));
}

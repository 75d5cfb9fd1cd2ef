import { expect, type Page } from '@playwright/test';

/** Records the text of each toast when it appears, in the page. */
const RECORD_TOASTS = `
  window.toasts = [];
  const seen = new WeakSet();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.MuiSnackbar-root')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      toasts.push(toast.textContent);
    }
  }).observe(document, { childList: true, subtree: true });`;

/** Records the toasts of pages that are opened from now on. */
export const recordToasts = (page: Page): Promise<unknown> => page.addInitScript(RECORD_TOASTS);

/**
 * Asserts that a toast has shown this message since the page was loaded.
 * A toast disappears after three seconds, which may be before a busy machine checks it. Its recorded text
 * remains.
 */
export async function expectToast(page: Page, message: string): Promise<void> {
  await expect
    .poll(() => page.evaluate<string[]>('toasts'), `a toast with "${message}"`)
    .toContainEqual(expect.stringContaining(message));
}

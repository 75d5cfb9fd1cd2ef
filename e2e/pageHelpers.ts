import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** Chooses an option of a select with the mouse. */
export async function chooseOption(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}

/** Waits until all input is saved, so that `beforeunload` requires no confirmation. Then reloads the page. */
export async function reloadOnceSaved(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('dispatchEvent(new Event("beforeunload", { cancelable: true }))'))
    .toBe(true);
  await page.reload();
}

/** Script that records the text of each toast when it appears. */
const RECORD_TOASTS = `
  window.toasts = [];
  const recorded = new WeakSet();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.MuiSnackbar-root')) {
      if (recorded.has(toast)) continue;
      recorded.add(toast);
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

type HandleRoute = (route: Route) => Promise<void>;

const abort: HandleRoute = route => route.abort();

/**
 * Aborts GraphQL requests that contain a text, or handles them with `handle`, until the returned function is
 * called.
 * The route stays registered afterwards, because removing a route during a request can leave the request
 * without a response.
 */
export async function failRequests(page: Page, text = '', handle = abort): Promise<() => void> {
  let isActive = true;
  await page.route('**/graphql', route => {
    const isMatch = isActive && (route.request().postData() ?? '').includes(text);
    return isMatch ? handle(route) : route.fallback();
  });
  return () => {
    isActive = false;
  };
}

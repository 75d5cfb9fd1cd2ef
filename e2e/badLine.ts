import type { Page, Route } from '@playwright/test';

type HandleRoute = (route: Route) => Promise<void>;

const abort: HandleRoute = route => route.abort();

/**
 * Handles GraphQL requests that contain a text differently, until the returned function is called. Aborts
 * them by default.
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

import type { Page, Route } from '@playwright/test';

type Meets = (route: Route) => Promise<void>;

const abort: Meets = route => route.abort();

/**
 * Calls of the page whose text holds `sent` meet something else than the server, until the answer is called. The route stays
 * even then: one that is taken away under a call can leave that without any answer.
 */
export async function badLine(page: Page, sent = '', meets = abort): Promise<() => void> {
  let isBad = true;
  await page.route('**/graphql', route => {
    const isMeant = isBad && (route.request().postData() ?? '').includes(sent);
    return isMeant ? meets(route) : route.fallback();
  });
  return () => {
    isBad = false;
  };
}

import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

/** What a browser keeps of a sign-in. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Who is signed in, as the bar says. */
export const bannerName = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByText(name, { exact: true });

/** Signs a demo person in on the login screen that is shown, through the real redirect, and waits for the page behind it. */
export async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name }).click();
  await bannerName(page, name).waitFor();
}

/** A session of a demo person, begun in a browser window of its own. */
export async function beginSession(browser: Browser, address: string, name: string): Promise<StoredSession> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await signInHere(page, name);
  const session = await context.storageState();
  await context.close();
  return session;
}

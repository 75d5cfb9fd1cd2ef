import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

/** The data that a browser stores of a sign-in. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Returns the name of the signed-in person in the bar. */
export const bannerName = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByText(name, { exact: true });

/**
 * Signs a demo person in on the visible login screen, through the real redirect, and waits for the page
 * behind it.
 */
export async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name }).click();
  await bannerName(page, name).waitFor();
}

/** Starts a session of a demo person in a separate browser context. */
export async function startSessionInBrowser(browser: Browser, url: string, name: string): Promise<StoredSession> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await signInHere(page, name);
  const session = await context.storageState();
  await context.close();
  return session;
}

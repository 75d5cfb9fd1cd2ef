import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The demo people one signs in as, by position. */
export const people = {
  salesperson: 'Sam Rivera',
  salesManager: 'Mara Voss',
  financeManager: 'Finn Delgado',
  manager: 'Max Castellano',
  officeStaff: 'Olive Park',
  admin: 'Ada Okafor',
  bdcStaff: 'Bea Lindqvist',
} as const;

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One session per person, for as long as this worker's server runs. Each worker is a process, with its own of these. */
const sessions = new Map<string, StoredSession>();

/**
 * Opens a page as a demo person who is signed in already, in a session that many tests share. A test that ends its
 * session signs in by `signInByRedirect`.
 */
export async function signInAs(page: Page, name: string, path = '/'): Promise<void> {
  await page.context().setStorageState(await sessionOf(page, name));
  await page.goto(path);
  await expect(bannerName(page, name)).toBeVisible();
}

/** Signs a demo person in through the real redirect, and waits for the page behind it. */
export async function signInByRedirect(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await signInHere(page, name);
}

/** Signs a demo person in on the login screen that is shown. */
export async function signInHere(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name }).click();
  await expect(bannerName(page, name)).toBeVisible();
}

/** The headers of a documented call by a demo person, in the session that many tests share. */
export async function headersAs(page: Page, name: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${tokenIn(await sessionOf(page, name))}` };
}

const bannerName = (page: Page, name: string) => page.getByRole('banner').getByText(name, { exact: true });

async function sessionOf(page: Page, name: string): Promise<StoredSession> {
  const stored = sessions.get(name);
  if (stored && (await statusOf(page, tokenIn(stored), '/api/auth/verify')) === 200) return stored;
  const session = await beginSession(page, name);
  sessions.set(name, session);
  return session;
}

/** In a browser window of its own, so that nothing a test has done to its page is in the way. */
async function beginSession(page: Page, name: string): Promise<StoredSession> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('A page of a test has a browser.');
  await signInByRedirect(await context.newPage(), name);
  const session = await context.storageState();
  await context.close();
  return session;
}

function tokenIn({ origins }: StoredSession): string {
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  return stored.find(entry => entry.name === 'accessToken')?.value ?? '';
}

/** At the local provider: signs in as someone of any e-mail address, known to the store or not. */
export async function chooseAnotherEmail(page: Page, email: string, name: string): Promise<void> {
  await page.getByText('Another e-mail').click();
  const form = page.locator('details form');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Logs out, wherever the button is at this width, and waits until the server knows. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  const isHeard = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/login');
  await isHeard;
}

/** The session's token, as anyone at this browser could copy it. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).toBeTruthy();
  return String(token);
}

/** How a documented call answers whoever holds the token. */
export async function statusOf(page: Page, token: string, path: string): Promise<number> {
  const response = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return response.status();
}

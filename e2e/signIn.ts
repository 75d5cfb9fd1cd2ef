import { expect, type Page } from '@playwright/test';
import { TestBrowser } from '../api/src/testing/testBrowser.ts';
import { TestSignIn } from '../api/src/testing/testSignIn.ts';
import { bannerName, type StoredSession, signInHere } from '../scripts/test/signIn.ts';

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

/** One session per person, for as long as this worker's server runs. Each worker is a process, with its own of these. */
const sessions = new Map<string, StoredSession>();

/**
 * Opens a page as a demo person who is signed in already, in a session that many tests share. A test that ends its
 * session signs in by `signInNewSession`, or by `signInByRedirect` where the sign-in itself is tested.
 */
export async function signInAs(page: Page, name: string, path = '/'): Promise<void> {
  await openIn(page, await sessionOf(page, name), name, path);
}

/** The same in a new session, for a test that ends its session and does not test the sign-in itself. */
export async function signInNewSession(page: Page, name: string, path = '/'): Promise<void> {
  await openIn(page, await startSession(page, name), name, path);
}

async function openIn(page: Page, session: StoredSession, name: string, path: string): Promise<void> {
  // A page that is open would see another person's session come, and go home after the new address was asked for.
  await page.goto('about:blank');
  await page.context().setStorageState(session);
  await page.goto(path);
  await expect(bannerName(page, name)).toBeVisible();
}

/** Signs a demo person in through the real redirect, and waits for the page behind it. */
export async function signInByRedirect(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await signInHere(page, name);
}

/** The headers of a documented call by a demo person, in the session that many tests share. */
export async function headersAs(page: Page, name: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${tokenIn(await sessionOf(page, name))}` };
}

async function sessionOf(page: Page, name: string): Promise<StoredSession> {
  const stored = sessions.get(name);
  if (stored && (await statusOf(page, tokenIn(stored), '/api/auth/verify')) === 200) return stored;
  const session = await startSession(page, name);
  sessions.set(name, session);
  return session;
}

/** Starts a session by the calls that a browser sends at a sign-in; the pages of a sign-in take seconds. */
async function startSession(page: Page, name: string): Promise<StoredSession> {
  const { origin } = new URL((await page.request.get('/api/auth/settings')).url());
  const email = `${name.toLowerCase().replace(' ', '.')}@demo.example`;
  const provider = await TestSignIn.at(origin);
  const accessToken = await provider.accessTokenOf(new TestBrowser(), email);
  const response = await page.request.post('/api/auth/microsoft-login', { data: { accessToken } });
  const { token, ...user } = await response.json();
  expect(user.name).toBe(name);
  const localStorage = [
    { name: 'accessToken', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
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

/** Presses Log out, wherever the button is at this width. */
export async function pressLogOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
}

/** Logs out, and waits until the server knows. What is not saved is answered for. */
export async function logOut(page: Page, unsaved?: 'Keep' | 'Discard'): Promise<void> {
  const isHeard = page.waitForResponse('**/api/auth/logout');
  await pressLogOut(page);
  if (unsaved) await page.getByRole('button', { name: unsaved }).click();
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

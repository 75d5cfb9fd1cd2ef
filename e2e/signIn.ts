import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { TestBrowser, TestSignIn } from '../api/src/testing/testSignIn.ts';
import { locateSignedInName, type StoredSession, signInOnPage } from '../scripts/test/browser.ts';

/** Demo people for signing in, by position. */
export const people = {
  salesperson: 'Sam Rivera',
  salesManager: 'Mara Voss',
  financeManager: 'Finn Delgado',
  manager: 'Max Castellano',
  officeStaff: 'Olive Park',
  admin: 'Ada Okafor',
  bdcStaff: 'Bea Lindqvist',
} as const;

/**
 * One session per person, while this worker's server runs. Each worker is a process with its own sessions.
 */
const sessions = new Map<string, StoredSession>();

/**
 * Opens a page as a demo person in a session that many tests share.
 * A test that ends its session signs in with `signInNewSession`. A test of the sign-in itself uses
 * `signInByRedirect`.
 */
export async function signInAs(page: Page, name: string, path = '/'): Promise<void> {
  await openWithSession(page, await getSharedSession(page, name), name, path);
}

/**
 * Opens a page as a demo person in a new session, for tests that end their session and do not test the
 * sign-in itself.
 */
export async function signInNewSession(page: Page, name: string, path = '/'): Promise<void> {
  await openWithSession(page, await startSession(page, name), name, path);
}

async function openWithSession(
  page: Page,
  session: StoredSession,
  name: string,
  path: string,
): Promise<void> {
  // An open page would notice the other person's session and navigate home after the new address was
  // requested.
  await page.goto('about:blank');
  await page.context().setStorageState(session);
  await page.goto(path);
  await expect(locateSignedInName(page, name)).toBeVisible();
}

/** Signs a demo person in through the provider's real login page, and waits for the requested page. */
export async function signInByRedirect(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await signInOnPage(page, name);
}

/** Returns the headers of a REST request by a demo person, in the session that many tests share. */
export async function headersAs(page: Page, name: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${getToken(await getSharedSession(page, name))}` };
}

async function getSharedSession(page: Page, name: string): Promise<StoredSession> {
  const storedSession = sessions.get(name);
  if (storedSession && (await getStatus(page, getToken(storedSession), '/api/auth/verify')) === 200)
    return storedSession;
  const session = await startSession(page, name);
  sessions.set(name, session);
  return session;
}

/**
 * Starts a session by sending the requests of a sign-in directly, because loading the sign-in pages would
 * take seconds.
 */
async function startSession(page: Page, name: string): Promise<StoredSession> {
  const { origin } = new URL((await page.request.get('/api/auth/settings')).url());
  const email = `${name.toLowerCase().replace(' ', '.')}@demo.example`;
  const provider = await TestSignIn.create(origin);
  const accessToken = await provider.getAccessToken(new TestBrowser(), email);
  const response = await page.request.post('/api/auth/microsoft-login', { data: { accessToken } });
  const { token, ...user } = await response.json();
  expect(user.name).toBe(name);
  const localStorage = [
    { name: 'accessToken', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

function getToken({ origins }: StoredSession): string {
  const storedItems = origins.flatMap(({ localStorage }) => localStorage);
  return storedItems.find(entry => entry.name === 'accessToken')?.value ?? '';
}

/** Signs in at the local provider with any e-mail address, even if no employee has it. */
export async function chooseAnotherEmail(page: Page, email: string, name: string): Promise<void> {
  await page.getByText('Another email').click();
  const form = page.locator('details form');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Presses Log out, in the bar or in the menu. */
export async function pressLogOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
}

/**
 * Logs out and waits until the server has ended the session.
 * @param unsaved the button to press in the dialog about unsaved work
 */
export async function logOut(page: Page, unsaved?: 'Keep' | 'Discard'): Promise<void> {
  const logOutResponse = page.waitForResponse('**/api/auth/logout');
  await pressLogOut(page);
  if (unsaved) await page.getByRole('button', { name: unsaved }).click();
  await expect(page).toHaveURL('/login');
  await logOutResponse;
}

/** Returns the session's token from the browser's storage. */
export async function readToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).toBeTruthy();
  return String(token);
}

/** Returns the status of a REST request with this token. */
export async function getStatus(page: Page, token: string, path: string): Promise<number> {
  const response = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return response.status();
}

/** A person who is not an employee yet. */
export interface Newcomer {
  name: string;
  email: string;
}

/** Returns a newcomer with a unique name. */
export function createNewcomer(firstName: string): Newcomer {
  const name = `${firstName} ${randomBytes(4).toString('hex')}`;
  return { name, email: `${name.replace(' ', '.').toLowerCase()}@new.example` };
}

const invitationsSection = (managersPage: Page) =>
  managersPage.getByRole('region', { name: 'Employee Invitations' });

/** Returns the e-mail field for invites on the Managers page. */
export const inviteEmailField = (managersPage: Page) => invitationsSection(managersPage).getByLabel('Email');

/** Invites a newcomer on the Managers page and returns the link. */
export async function createInvite(managersPage: Page, { email }: Newcomer): Promise<string> {
  const section = invitationsSection(managersPage);
  await inviteEmailField(managersPage).fill(email);
  await section.getByRole('button', { name: 'Create Invite' }).click();
  const link = section.getByRole('status').getByLabel(`Invite link for ${email}`);
  await expect(link).toBeVisible();
  return link.inputValue();
}

/**
 * Opens an invite in another browser and signs in with an account.
 * @param checkPage runs on the invite page before the sign-in
 */
export async function acceptInvite(
  browser: Browser,
  link: string,
  account: Newcomer,
  checkPage?: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await checkPage?.(page);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await chooseAnotherEmail(page, account.email, account.name);
  return page;
}

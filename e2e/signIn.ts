import { expect, type Page } from '@playwright/test';

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

/** Signs a demo person in through the real redirect, and waits for the page behind it. */
export async function signInAs(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
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

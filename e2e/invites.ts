import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { chooseAnotherEmail } from './signIn.ts';

/** Someone who is not of the store yet. */
export interface Newcomer {
  name: string;
  email: string;
}

/** A newcomer whom no other test knows. */
export function newcomer(firstName: string): Newcomer {
  const name = `${firstName} ${randomBytes(4).toString('hex')}`;
  return { name, email: `${name.replace(' ', '.').toLowerCase()}@new.example` };
}

const invitations = (managers: Page) => managers.getByRole('region', { name: 'Employee Invitations' });

/** On the Managers page: where the e-mail of whoever is invited is typed. */
export const emailOf = (managers: Page) => invitations(managers).getByLabel('E-mail');

/** On the Managers page: invites someone and reads the link that is to be sent. */
export async function invite(managers: Page, { email }: Newcomer): Promise<string> {
  const section = invitations(managers);
  await emailOf(managers).fill(email);
  await section.getByRole('button', { name: 'Create Invite' }).click();
  const link = section.getByRole('status').getByLabel(`Invite link for ${email}`);
  await expect(link).toBeVisible();
  return link.inputValue();
}

/**
 * Opens an invite in another browser and signs in with an account.
 * @param look looks at the page of the invite before the sign-in
 */
export async function accept(
  browser: Browser,
  link: string,
  account: Newcomer,
  look?: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await look?.(page);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await chooseAnotherEmail(page, account.email, account.name);
  return page;
}

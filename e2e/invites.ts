import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { chooseAnotherEmail } from './signIn.ts';

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

const invitationsSection = (managers: Page) => managers.getByRole('region', { name: 'Employee Invitations' });

/** Returns the e-mail field for invites on the Managers page. */
export const inviteEmailField = (managers: Page) => invitationsSection(managers).getByLabel('E-mail');

/** Invites a newcomer on the Managers page and returns the link. */
export async function createInvite(managers: Page, { email }: Newcomer): Promise<string> {
  const section = invitationsSection(managers);
  await inviteEmailField(managers).fill(email);
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

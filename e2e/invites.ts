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

/** Opens an invite in a browser of its own and signs in with some account. */
export async function accept(browser: Browser, link: string, account: Newcomer): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await chooseAnotherEmail(page, account.email, account.name);
  return page;
}

/** Invites someone and lets them accept, so that they are a salesperson without a team, signed in. */
export async function employ(managers: Page, browser: Browser, someone: Newcomer): Promise<Page> {
  const page = await accept(browser, await invite(managers, someone), someone);
  await expect(page.getByRole('banner').getByText(someone.name)).toBeVisible();
  await expect(managers.getByRole('listitem', { name: someone.name })).toBeVisible();
  return page;
}

import type { Page } from '@playwright/test';
import { signInOnPage } from '../scripts/test/browser.ts';
import { expect, test } from './server.ts';
import { getStatus, logOut, people, readToken, signInByRedirect } from './signIn.ts';

async function openByLink(page: Page, link: string, address: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page).toHaveURL(address);
}

test("opens the requested page after the sign-in, logs out in every tab, and hides the user's pages from the next user", async ({
  page,
  context,
}) => {
  const listCacheCookies = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith('msal.'));
  await signInByRedirect(page, people.salesManager, '/hog');
  await expect(page).toHaveURL('/hog');
  const token = await readToken(page);

  await test.step('stays signed in after a reload', async () => {
    expect(await getStatus(page, token, '/api/auth/verify')).toBe(200);
    expect(await listCacheCookies()).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
  });

  await test.step('logs out in every tab and rejects the token on the server', async () => {
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('banner').getByText(people.salesManager)).toBeVisible();
    await openByLink(page, 'TICK', '/tick');
    await logOut(page);
    await expect(other).toHaveURL('/login');
    await other.close();
    await expect.poll(listCacheCookies).toEqual([]);
    expect(await getStatus(page, token, '/api/auth/verify')).toBe(401);
    const response = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query: '{ viewer { name } }' },
    });
    expect(await response.text()).not.toContain(people.salesManager);
  });

  await test.step('does not sign in again without a click', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeEnabled();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('msal.'))),
    ).toEqual([]);
  });

  await test.step('opens Home for the next user after Back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await signInOnPage(page, people.officeStaff);
    await expect(page).toHaveURL('/');
  });

  await test.step('shows the next user no page of the previous user after Back', async () => {
    await openByLink(page, 'HOG', '/hog');
    await openByLink(page, 'TICK', '/tick');
    await logOut(page);
    await signInOnPage(page, people.salesManager);
    // Goes back past the page of the sign-in provider and past the login screen.
    for (const _step of ['provider', 'login', 'hog']) {
      await page.goBack();
      await expect(page).not.toHaveURL(/hog|tick/);
    }
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
  });

  await test.step('opens the page of a link that is followed after logging out', async () => {
    await logOut(page);
    await page.goto('/summary');
    await signInOnPage(page, people.officeStaff);
    await expect(page).toHaveURL('/summary');
  });
});

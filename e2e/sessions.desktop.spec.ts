import type { Page } from '@playwright/test';
import { signInHere } from '../scripts/test/signIn.ts';
import { expect, test } from './server.ts';
import { logOut, people, signInAs, signInByRedirect } from './signIn.ts';

const routes = [
  '/',
  '/hog',
  '/tick',
  '/summary',
  '/trade',
  '/activity',
  '/potofgold',
  '/uplog',
  '/uplogstats',
  '/leaderboard',
  '/managers',
  '/playground',
  '/accesstokens',
];

test.describe('a sales manager', () => {
  test('comes back to the page that was asked for', async ({ page }) => {
    await signInByRedirect(page, people.salesManager, '/hog');
    await expect(page).toHaveURL('/hog');
  });

  test('stays signed in over a reload', async ({ page }) => {
    await signInByRedirect(page, people.salesManager);
    await page.reload();
    await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
  });

  test('is not signed in again by itself after logging out', async ({ page }) => {
    await signInByRedirect(page, people.salesManager);
    await logOut(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeEnabled();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('msal.'))),
    ).toEqual([]);
  });

  test('is out in every tab after logging out in one', async ({ page, context }) => {
    await signInByRedirect(page, people.salesManager);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('banner')).toBeVisible();
    await logOut(page);
    await expect(other).toHaveURL('/login');
  });
});

async function follow(page: Page, link: string, address: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page).toHaveURL(address);
}

test.describe('after someone has logged out', () => {
  test('Back and a sign-in lead the next person home', async ({ page }) => {
    await signInByRedirect(page, people.salesManager);
    await follow(page, 'HOG', '/hog');
    await follow(page, 'TICK', '/tick');
    await logOut(page);
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await signInHere(page, people.officeStaff);
    await expect(page).toHaveURL('/');
  });

  test('the next person does not get back to a page of the one before', async ({ page }) => {
    await signInByRedirect(page, people.salesManager);
    await follow(page, 'HOG', '/hog');
    await follow(page, 'TICK', '/tick');
    await logOut(page);
    await signInHere(page, people.officeStaff);
    // Past the provider's page and the login screen.
    for (const _step of ['provider', 'login', 'hog']) {
      await page.goBack();
      await expect(page).not.toHaveURL(/hog|tick/);
    }
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByText(people.officeStaff)).toBeVisible();
  });

  test('a link that is opened then is followed, whoever signs in', async ({ page }) => {
    await signInByRedirect(page, people.salesManager, '/hog');
    await logOut(page);
    await page.goto('/summary');
    await signInHere(page, people.officeStaff);
    await expect(page).toHaveURL('/summary');
  });
});

test('the sign-in says when it was cancelled', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Sign-in was cancelled. Please try again.');
});

test.describe('the routes', () => {
  test('all lead the anonymous to the login screen', async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      await expect(page, route).toHaveURL('/login');
    }
  });

  test('lead a forgotten token to the login screen without a word', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'made-up');
      localStorage.setItem('user', JSON.stringify({ name: 'Nobody', position: 5 }));
    });
    await page.goto('/managers');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test('below 1024 px the links fold into a menu that opens over the page and closes again', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  const links = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const hamburger = page.getByRole('button', { name: 'Open menu' });

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(links.getByRole('link')).toHaveText([
    'TICK',
    'SUMMARY',
    'ACTIVITY',
    'HOG',
    'UP LOG',
    'TRADE %',
    'POT OF GOLD',
    'LEADERBOARD',
    'MANAGERS',
    'PLAYGROUND',
  ]);
  await expect(hamburger).toBeHidden();

  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(links).toHaveCount(0);
  await hamburger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toHaveCount(0);

  await hamburger.click();
  await menu.getByRole('link', { name: 'MANAGERS' }).click();
  await expect(page).toHaveURL('/managers');
  await expect(menu).toHaveCount(0);
});

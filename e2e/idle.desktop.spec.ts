import type { Page } from '@playwright/test';
import { signInHere } from '../scripts/test/signIn.ts';
import { expect, test } from './server.ts';
import { logOut, people, signInAs, signInByRedirect, statusOf, tokenOf } from './signIn.ts';

// The limits of a new server: fifteen minutes, the last two of them counted down. Only the browser's clock is wound on.

const warningOn = (page: Page) => page.getByRole('alertdialog', { name: 'Session Timeout Warning' });

/** Nobody touches any tab of this browser for so long. */
const leaveAlone = (page: Page, time: string) => page.clock.fastForward(time);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a warning counts down in minutes and seconds, and asks', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await leaveAlone(page, '12:00');
  await expect(warningOn(page)).toHaveCount(0);
  await leaveAlone(page, '01:00');
  const warning = warningOn(page);
  await expect(warning).toContainText('Your session will expire in:');
  await expect(warning).toContainText('Would you like to extend your session?');
  await expect(warning.getByRole('timer')).toHaveText(/^(2:00|1:\d\d)$/);
  await leaveAlone(page, '01:00');
  await expect(warning.getByRole('timer')).toHaveText(/^(1:00|0:\d\d)$/);
});

test('a nudged mouse does not answer for the person; Stay Logged In does', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await leaveAlone(page, '13:00');
  await expect(warningOn(page)).toBeVisible();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(warningOn(page)).toBeVisible();

  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warningOn(page)).toHaveCount(0);
  await leaveAlone(page, '12:00');
  await expect(warningOn(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
});

test('whoever comes back and clicks beside the warning, or presses Escape, stays', async ({ page }) => {
  await signInAs(page, people.salesManager);
  const answers = [() => page.mouse.click(20, 400), () => page.keyboard.press('Escape')];
  for (const answer of answers) {
    // Past the start of the warning by more than a busy machine takes between an answer and this.
    await leaveAlone(page, '13:30');
    await expect(warningOn(page)).toBeVisible();
    await answer();
    await expect(warningOn(page)).toHaveCount(0);
  }
  await leaveAlone(page, '12:00');
  await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
  await expect(warningOn(page)).toHaveCount(0);
});

test('at 0:00 the person is out, is told why, and the token is dead on the server', async ({ page }) => {
  await signInByRedirect(page, people.salesManager, '/hog');
  const token = await tokenOf(page);
  await leaveAlone(page, '13:00');
  await expect(warningOn(page)).toBeVisible();
  const isHeard = page.waitForResponse('**/api/auth/logout');
  await leaveAlone(page, '02:00');
  await expect(page).toHaveURL('/login');
  await isHeard;
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  const why = page.getByText('You were signed out because you were idle for 15 minutes.');
  await expect(why).toBeVisible();

  await signInHere(page, people.salesManager);
  await expect(page).toHaveURL('/hog');
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
  await expect(why).toHaveCount(0);
});

test('whoever signs in after someone else was out by idling begins at home', async ({ page }) => {
  await signInByRedirect(page, people.salesManager, '/hog');
  await leaveAlone(page, '13:00');
  await leaveAlone(page, '02:00');
  await expect(page).toHaveURL('/login');
  await signInHere(page, people.officeStaff);
  await expect(page).toHaveURL('/');
});

test('two tabs agree: one answer stands for both, and so does leaving', async ({ page, context }) => {
  await signInByRedirect(page, people.salesManager);
  const other = await context.newPage();
  await other.goto('/hog');
  await expect(other.getByRole('banner').getByText(people.salesManager)).toBeVisible();

  await leaveAlone(page, '13:00');
  await expect(warningOn(page)).toBeVisible();
  await expect(warningOn(other)).toBeVisible();
  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warningOn(other)).toHaveCount(0);

  await leaveAlone(page, '13:00');
  await expect(warningOn(page)).toBeVisible();
  await other.getByRole('button', { name: 'Log Out Now' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('work in one tab keeps the other from warning', async ({ page, context }) => {
  await signInAs(page, people.salesManager);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner')).toBeVisible();
  for (const [index, time] of ['08:00', '08:00', '08:00'].entries()) {
    await leaveAlone(page, time);
    await other.mouse.move(200 + index, 400);
    await expect(warningOn(page)).toHaveCount(0);
  }
});

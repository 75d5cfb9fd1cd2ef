import type { Page } from '@playwright/test';
import { signInHere } from '../scripts/test/signIn.ts';
import type { TestDatabase } from './database.ts';
import { expect, test } from './server.ts';
import { logOut, people, signInNewSession, statusOf, tokenOf } from './signIn.ts';

// The limits of a new server: fifteen minutes, the last two of them counted down. The browser's clock is wound on, and what the
// server knows of the sessions is set back by as much where its own limit is looked at.

const warningOn = (page: Page) => page.getByRole('alertdialog', { name: 'Session Timeout Warning' });

/** Nobody touches any tab of this browser for so long. */
const leaveAlone = (page: Page, time: string) => page.clock.fastForward(time);

/** Moves the last use of every session back, as if these minutes had passed on the server. */
const passAtServer = (database: TestDatabase, minutes: number) =>
  database.run('update session set last_used_at = last_used_at - make_interval(mins => $1)', [minutes]);

const waitForHeartbeat = (page: Page) => page.waitForResponse('**/api/auth/verify');

/** Moves the mouse until the server hears of it: a page that has just opened may not listen yet. */
async function workUntilHeard(page: Page, x: number): Promise<void> {
  let isHeard = false;
  const heartbeat = waitForHeartbeat(page).then(() => {
    isHeard = true;
  });
  let y = 400;
  await expect
    .poll(async () => {
      await page.mouse.move(x, y++);
      return isHeard;
    })
    .toBe(true);
  await heartbeat;
}

test('warns before an idle session ends, stays on request, and tells why it ended', async ({
  page,
  database,
}) => {
  await page.clock.install();
  await signInNewSession(page, people.salesManager, '/hog');
  const token = await tokenOf(page);
  const warning = warningOn(page);

  await test.step('stays by Stay Logged In, not by a moved mouse, on the server too', async () => {
    await leaveAlone(page, '12:00');
    await expect(warning).toHaveCount(0);
    await leaveAlone(page, '01:00');
    await expect(warning).toBeVisible();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(warning).toBeVisible();
    await passAtServer(database, 13);
    const isHeard = waitForHeartbeat(page);
    await page.getByRole('button', { name: 'Stay Logged In' }).click();
    await isHeard;
    await expect(warning).toHaveCount(0);
    // Past the moment at which the session would have ended without it.
    await passAtServer(database, 3);
    expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
    await leaveAlone(page, '12:00');
    await expect(warning).toHaveCount(0);
  });

  await test.step('counts down in minutes and seconds, and stays by Escape', async () => {
    await leaveAlone(page, '01:00');
    await expect(warning).toContainText('Your session will expire in:');
    await expect(warning).toContainText('Would you like to extend your session?');
    await expect(warning.getByRole('timer')).toHaveText(/^(2:00|1:\d\d)$/);
    await leaveAlone(page, '01:00');
    await expect(warning.getByRole('timer')).toHaveText(/^(1:00|0:\d\d)$/);
    await page.keyboard.press('Escape');
    await expect(warning).toHaveCount(0);
  });

  await test.step('stays by a click beside the warning', async () => {
    // Past the start of the warning by more than a busy machine takes between an answer and this.
    await leaveAlone(page, '13:30');
    await expect(warning).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(warning).toHaveCount(0);
    await leaveAlone(page, '12:00');
    await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
    await expect(warning).toHaveCount(0);
  });

  const why = page.getByText('You were signed out because you were idle for 15 minutes.');

  await test.step('signs out at 0:00 and tells why', async () => {
    await leaveAlone(page, '01:00');
    await expect(warning).toBeVisible();
    const isEnded = page.waitForResponse('**/api/auth/logout');
    await leaveAlone(page, '02:00');
    await expect(page).toHaveURL('/login');
    await isEnded;
    expect(await statusOf(page, token, '/api/auth/verify')).toBe(401);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(why).toBeVisible();
  });

  await test.step('leads the same person back, and another one home', async () => {
    await signInHere(page, people.salesManager);
    await expect(page).toHaveURL('/hog');
    await leaveAlone(page, '13:00');
    await leaveAlone(page, '02:00');
    await expect(page).toHaveURL('/login');
    await signInHere(page, people.officeStaff);
    await expect(page).toHaveURL('/');
    await logOut(page);
    await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
    await expect(why).toHaveCount(0);
  });
});

test('keeps every tab of a browser signed in while one is used, and ends a session without a browser', async ({
  page,
  context,
  browser,
  database,
}) => {
  const elsewhere = await browser.newContext();
  const closed = await elsewhere.newPage();
  await signInNewSession(closed, people.financeManager);
  const closedToken = await tokenOf(closed);
  await elsewhere.close();

  await page.clock.install();
  await signInNewSession(page, people.salesManager);
  const token = await tokenOf(page);
  const other = await context.newPage();
  await other.goto('/hog');
  await expect(other.getByRole('banner').getByText(people.salesManager)).toBeVisible();

  await test.step('takes work in one tab for both, on the server too', async () => {
    for (const x of [200, 210, 220]) {
      await leaveAlone(page, '08:00');
      await passAtServer(database, 8);
      await workUntilHeard(other, x);
      await expect(warningOn(page)).toHaveCount(0);
    }
    expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
    expect(await statusOf(page, closedToken, '/api/auth/verify')).toBe(401);
  });

  await test.step('takes one answer for both tabs', async () => {
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
});

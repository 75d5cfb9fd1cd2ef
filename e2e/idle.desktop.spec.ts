import type { Page } from '@playwright/test';
import { signInOnPage } from '../scripts/test/browser.ts';
import { expect, type TestDatabase, test } from './server.ts';
import { getStatus, logOut, people, readToken, signInNewSession } from './signIn.ts';

// A new server ends a session after fifteen idle minutes and counts down the last two minutes. The tests
// advance the browser's clock. To test the server's limit, they also move back the last use of the sessions
// in the database.

const idleWarning = (page: Page) => page.getByRole('alertdialog', { name: 'Session Timeout Warning' });

/** Advances the browser's clock by this time without any activity in its tabs. */
const stayIdle = (page: Page, time: string) => page.clock.fastForward(time);

/** Moves the last use of every session back, as if these minutes had passed on the server. */
const ageSessions = (database: TestDatabase, minutes: number) =>
  database.run('update session set last_used_at = last_used_at - make_interval(mins => $1)', [minutes]);

const waitForHeartbeat = (page: Page) => page.waitForResponse('**/api/auth/verify');

/** Moves the mouse until the page sends a heartbeat. A page that has just opened may not listen yet. */
async function moveMouseUntilHeartbeat(page: Page, x: number): Promise<void> {
  let isSent = false;
  const heartbeat = waitForHeartbeat(page).then(() => {
    isSent = true;
  });
  let y = 400;
  await expect
    .poll(async () => {
      await page.mouse.move(x, y++);
      return isSent;
    })
    .toBe(true);
  await heartbeat;
}

test('warns before an idle session ends, extends it on request, and shows why it ended', async ({
  page,
  database,
}) => {
  await page.clock.install();
  await signInNewSession(page, people.salesManager, '/hog');
  const token = await readToken(page);
  const warning = idleWarning(page);

  await test.step('extends the session by Stay Logged In but not by a moved mouse, in the browser and on the server', async () => {
    await stayIdle(page, '12:00');
    await expect(warning).toHaveCount(0);
    await stayIdle(page, '01:00');
    await expect(warning).toBeVisible();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(warning).toBeVisible();
    await ageSessions(database, 13);
    const heartbeat = waitForHeartbeat(page);
    await page.getByRole('button', { name: 'Stay Logged In' }).click();
    await heartbeat;
    await expect(warning).toHaveCount(0);
    // Passes the time at which the session would have ended without the extension.
    await ageSessions(database, 3);
    expect(await getStatus(page, token, '/api/auth/verify')).toBe(200);
    await stayIdle(page, '12:00');
    await expect(warning).toHaveCount(0);
  });

  await test.step('counts down in minutes and seconds, and extends the session when Escape is pressed', async () => {
    await stayIdle(page, '01:00');
    await expect(warning).toContainText('Your session will expire in:');
    await expect(warning).toContainText('Would you like to extend your session?');
    await expect(warning.getByRole('timer')).toHaveText(/^(2:00|1:\d\d)$/);
    await stayIdle(page, '01:00');
    await expect(warning.getByRole('timer')).toHaveText(/^(1:00|0:\d\d)$/);
    await page.keyboard.press('Escape');
    await expect(warning).toHaveCount(0);
  });

  await test.step('extends the session by a click outside the warning', async () => {
    // Advances past the start of the warning, with a margin for a busy machine.
    await stayIdle(page, '13:30');
    await expect(warning).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(warning).toHaveCount(0);
    await stayIdle(page, '12:00');
    await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
    await expect(warning).toHaveCount(0);
  });

  const reason = page.getByText('You were signed out because you were idle for 15 minutes.');

  await test.step('signs out when the countdown reaches 0:00 and shows the reason', async () => {
    await stayIdle(page, '01:00');
    await expect(warning).toBeVisible();
    const logOutResponse = page.waitForResponse('**/api/auth/logout');
    await stayIdle(page, '02:00');
    await expect(page).toHaveURL('/login');
    await logOutResponse;
    expect(await getStatus(page, token, '/api/auth/verify')).toBe(401);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(reason).toBeVisible();
  });

  await test.step('returns to the last page when the same person signs in, and opens Home for another person', async () => {
    await signInOnPage(page, people.salesManager);
    await expect(page).toHaveURL('/hog');
    await stayIdle(page, '13:00');
    await stayIdle(page, '02:00');
    await expect(page).toHaveURL('/login');
    await signInOnPage(page, people.officeStaff);
    await expect(page).toHaveURL('/');
    await logOut(page);
    await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
    await expect(reason).toHaveCount(0);
  });
});

test('keeps all tabs of a browser signed in while one tab is active, and ends the session of a closed browser', async ({
  page,
  context,
  browser,
  database,
}) => {
  const otherBrowser = await browser.newContext();
  const closedPage = await otherBrowser.newPage();
  await signInNewSession(closedPage, people.financeManager);
  const closedToken = await readToken(closedPage);
  await otherBrowser.close();

  await page.clock.install();
  await signInNewSession(page, people.salesManager);
  const token = await readToken(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/hog');
  await expect(otherTab.getByRole('banner').getByText(people.salesManager)).toBeVisible();

  await test.step('counts activity in one tab for both tabs, in the browser and on the server', async () => {
    for (const x of [200, 210, 220]) {
      await stayIdle(page, '08:00');
      await ageSessions(database, 8);
      await moveMouseUntilHeartbeat(otherTab, x);
      await expect(idleWarning(page)).toHaveCount(0);
    }
    expect(await getStatus(page, token, '/api/auth/verify')).toBe(200);
    expect(await getStatus(page, closedToken, '/api/auth/verify')).toBe(401);
  });

  await test.step('applies the choice in the warning of one tab to both tabs', async () => {
    await stayIdle(page, '13:00');
    await expect(idleWarning(page)).toBeVisible();
    await expect(idleWarning(otherTab)).toBeVisible();
    await page.getByRole('button', { name: 'Stay Logged In' }).click();
    await expect(idleWarning(otherTab)).toHaveCount(0);

    await stayIdle(page, '13:00');
    await expect(idleWarning(page)).toBeVisible();
    await otherTab.getByRole('button', { name: 'Log Out Now' }).click();
    await expect(otherTab).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { people, signInAs, statusOf, tokenOf } from './signIn.ts';

const IDLE_SECONDS = 18;
const WARNING_SECONDS = 6;

test.use({
  serverSettings: {
    SESSION_IDLE_MINUTES: String(IDLE_SECONDS / 60),
    SESSION_WARNING_SECONDS: String(WARNING_SECONDS),
  },
});

const warningOn = (page: Page) => page.getByRole('alertdialog', { name: 'Session Timeout Warning' });

/** Nobody touches the page until the warning is there. */
const untilWarned = (page: Page) =>
  expect(warningOn(page)).toBeVisible({ timeout: (IDLE_SECONDS - WARNING_SECONDS + 5) * 1000 });

test('a warning counts down in minutes and seconds, and asks', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await untilWarned(page);
  const warning = warningOn(page);
  await expect(warning).toContainText('Your session will expire in:');
  await expect(warning).toContainText('Would you like to extend your session?');
  await expect(warning.getByRole('timer')).toHaveText(/^0:0[1-6]$/);
  const before = await warning.getByRole('timer').textContent();
  await expect(warning.getByRole('timer')).not.toHaveText(String(before));
});

test('a nudged mouse does not answer for the person; Stay Logged In keeps the session', async ({ page }) => {
  await signInAs(page, people.salesManager);
  const token = await tokenOf(page);
  await untilWarned(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(warningOn(page)).toBeVisible();

  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warningOn(page)).toHaveCount(0);
  // Past the moment at which the session would have ended without it, here and on the server.
  await page.waitForTimeout((WARNING_SECONDS + 1) * 1000);
  await expect(page.getByRole('banner').getByText(people.salesManager)).toBeVisible();
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
});

test('someone who works keeps the session, also without saving anything', async ({ page }) => {
  await signInAs(page, people.salesManager);
  const token = await tokenOf(page);
  for (let second = 0; second < IDLE_SECONDS + 4; second += 2) {
    await page.mouse.move(200 + second, 400);
    await page.waitForTimeout(2000);
    await expect(warningOn(page)).toHaveCount(0);
  }
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
});

test('at 0:00 the person is out, and the token is dead on the server', async ({ page }) => {
  await signInAs(page, people.salesManager);
  const token = await tokenOf(page);
  await untilWarned(page);
  const isHeard = page.waitForResponse('**/api/auth/logout');
  await expect(page).toHaveURL('/login', { timeout: (WARNING_SECONDS + 5) * 1000 });
  await isHeard;
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('the server ends the session by itself when the browser is gone', async ({ page, context }) => {
  await signInAs(page, people.salesManager);
  const token = await tokenOf(page);
  const later = await context.newPage();
  await page.close();
  await later.waitForTimeout((IDLE_SECONDS + 1) * 1000);
  expect(await statusOf(later, token, '/api/auth/verify')).toBe(401);
});

test('two tabs agree: one answer stands for both, and so does leaving', async ({ page, context }) => {
  await signInAs(page, people.salesManager);
  const other = await context.newPage();
  await other.goto('/hog');
  await expect(other.getByRole('banner').getByText(people.salesManager)).toBeVisible();

  await untilWarned(page);
  await untilWarned(other);
  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warningOn(other)).toHaveCount(0);

  await untilWarned(page);
  await untilWarned(other);
  await other.getByRole('button', { name: 'Log Out Now' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('work in one tab keeps the other from warning', async ({ page, context }) => {
  await signInAs(page, people.salesManager);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner')).toBeVisible();
  for (let second = 0; second < IDLE_SECONDS; second += 2) {
    await other.mouse.move(200 + second, 400);
    await other.waitForTimeout(2000);
    await expect(warningOn(page)).toHaveCount(0);
  }
});

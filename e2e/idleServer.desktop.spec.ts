import { expect, test } from './server.ts';
import { people, signInByRedirect, statusOf, tokenOf } from './signIn.ts';

const IDLE_SECONDS = 12;
const WARNING_SECONDS = 6;

// The server's clock is the real one: its limit is short here.
test.use({
  serverSettings: {
    SESSION_IDLE_MINUTES: String(IDLE_SECONDS / 60),
    SESSION_WARNING_SECONDS: String(WARNING_SECONDS),
  },
});

test('who works keeps the session without saving anything; one whose browser is gone is ended by the server', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const left = await elsewhere.newPage();
  await signInByRedirect(left, people.financeManager);
  const leftToken = await tokenOf(left);
  await elsewhere.close();

  await signInByRedirect(page, people.salesManager);
  const token = await tokenOf(page);
  const warning = page.getByRole('alertdialog', { name: 'Session Timeout Warning' });
  for (let second = 0; second < IDLE_SECONDS + 2; second += 2) {
    await page.mouse.move(200 + second, 400);
    await page.waitForTimeout(2000);
    await expect(warning).toHaveCount(0);
  }
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
  expect(await statusOf(page, leftToken, '/api/auth/verify')).toBe(401);
});

test('Stay Logged In keeps the session on the server too', async ({ page }) => {
  await signInByRedirect(page, people.salesManager);
  const token = await tokenOf(page);
  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  // Past the moment at which the session would have ended without it.
  await page.waitForTimeout((WARNING_SECONDS + 1) * 1000);
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
});

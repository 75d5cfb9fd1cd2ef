import type { TestDatabase } from './database.ts';
import { expect, test } from './server.ts';
import { people, signInByRedirect, statusOf, tokenOf } from './signIn.ts';

// The limits of a new server: fifteen minutes, the last two of them counted down. The browser's clock is wound on, and what the
// server knows of the sessions is set back by as much.

/** So many minutes pass at the server without a sign of anyone. */
const passAtServer = (database: TestDatabase, minutes: number) =>
  database.run('update session set last_used_at = last_used_at - make_interval(mins => $1)', [minutes]);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('who works keeps the session without saving anything; one whose browser is gone is ended by the server', async ({
  page,
  browser,
  database,
}) => {
  const elsewhere = await browser.newContext();
  const left = await elsewhere.newPage();
  await signInByRedirect(left, people.financeManager);
  const leftToken = await tokenOf(left);
  await elsewhere.close();

  await signInByRedirect(page, people.salesManager);
  const token = await tokenOf(page);
  const warning = page.getByRole('alertdialog', { name: 'Session Timeout Warning' });
  for (const x of [200, 210]) {
    await page.clock.fastForward('08:00');
    await passAtServer(database, 8);
    const isHeard = page.waitForResponse('**/api/auth/verify');
    await page.mouse.move(x, 400);
    await isHeard;
    await expect(warning).toHaveCount(0);
  }
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
  expect(await statusOf(page, leftToken, '/api/auth/verify')).toBe(401);
});

test('Stay Logged In keeps the session on the server too', async ({ page, database }) => {
  await signInByRedirect(page, people.salesManager);
  const token = await tokenOf(page);
  await page.clock.fastForward('13:00');
  await passAtServer(database, 13);
  const isHeard = page.waitForResponse('**/api/auth/verify');
  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  await isHeard;
  // Past the moment at which the session would have ended without it.
  await passAtServer(database, 3);
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
});

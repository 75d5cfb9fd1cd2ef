import type { Page } from '@playwright/test';
import { pairDisplay } from './displays.ts';
import { expect, test } from './server.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Timeout of each check, in real time, because the page's clock advances only between the checks. */
const CHECK_TIMEOUT_MS = 300;
const ERROR_MESSAGE = 'The boards can’t be shown right now. The page will reload in a minute.';

const board = (display: Page) => display.getByRole('heading', { name: 'Leaderboard' });
const letters = (display: Page) => display.getByRole('img', { name: /^(\w ){5}\w$/ });
const errorMessage = (display: Page) => display.getByRole('status').filter({ hasText: ERROR_MESSAGE });
const buildTag = (display: Page) => display.locator('meta[name="build"]');

test.beforeEach(async ({ page }) => {
  // The page's clock stops until the test advances it.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + SECOND_MS);
});

// Deletes the displays, because other tests of this server list them.
test.afterEach(({ database }) => database.run('delete from display'));

test("reloads a display's page only once for a newer build of the server, and not within a minute after the page was opened", async ({
  page,
  database,
}) => {
  const buildPattern = /(<meta name="build" content=")[^"]*/;
  await page.route(
    '**/display',
    async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(buildPattern, '$1earlier') });
    },
    { times: 1 },
  );
  await openAndPair(page, database);
  await advanceUntil(page, SECOND_MS, () => expect(board(page)).toBeVisible({ timeout: CHECK_TIMEOUT_MS }));
  await expect(buildTag(page)).toHaveAttribute('content', 'earlier');

  // Responses in the first minute do not reload the page.
  await page.clock.fastForward(MINUTE_MS - 10 * SECOND_MS);
  await advanceUntil(page, 4 * SECOND_MS, () =>
    expect(buildTag(page)).not.toHaveAttribute('content', 'earlier', { timeout: CHECK_TIMEOUT_MS }),
  );
  await advanceUntil(page, SECOND_MS, () => expect(board(page)).toBeVisible({ timeout: CHECK_TIMEOUT_MS }));
  await page.evaluate('document.body.id = "still here"');
  for (let minute = 0; minute < 3; minute++) {
    const unchangedResponse = page.waitForResponse(
      response => response.url().endsWith('/figures') && response.status() === 304,
    );
    await advanceUntil(page, MINUTE_MS, () =>
      Promise.race([unchangedResponse, page.waitForTimeout(CHECK_TIMEOUT_MS).then(throwNotRequested)]),
    );
  }
  await expect(page.locator('body')).toHaveId('still here');
});

test('reports a board that the page cannot draw, and reloads the page once the server responds again', async ({
  page,
  database,
}) => {
  await page.route('**/api/displays/figures', async route => {
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    const figures = await response.json();
    await route.fulfill({
      response,
      json: { ...figures, display: { ...figures.display, boards: ['WEATHER'] } },
    });
  });
  await openAndPair(page, database);
  await advanceUntil(page, SECOND_MS, () =>
    expect(errorMessage(page)).toBeVisible({ timeout: CHECK_TIMEOUT_MS }),
  );

  await page.route('**/display', route => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  const loadAttempt = page.waitForRequest('**/display');
  await advanceUntil(page, MINUTE_MS, () =>
    Promise.race([loadAttempt, page.waitForTimeout(CHECK_TIMEOUT_MS).then(throwNotRequested)]),
  );
  await expect(errorMessage(page)).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await advanceUntil(page, MINUTE_MS, () =>
    expect(errorMessage(page)).toBeHidden({ timeout: CHECK_TIMEOUT_MS }),
  );
  await advanceUntil(page, SECOND_MS, () => expect(board(page)).toBeVisible({ timeout: CHECK_TIMEOUT_MS }));
});

for (const missingScripts of ['**/assets/*.js', '**/assets/DisplayApp-*.js'])
  test(`reloads a display's page if its scripts are missing: ${missingScripts}`, async ({ page }) => {
    await page.route(missingScripts, route => route.fulfill({ status: 404, body: 'File not found.' }));
    const loadAttempt = page.waitForResponse(missingScripts);
    await page.goto('/display');
    await loadAttempt;
    await page.unrouteAll({ behavior: 'wait' });
    await advanceUntil(page, MINUTE_MS, () =>
      expect(letters(page)).toBeVisible({ timeout: CHECK_TIMEOUT_MS }),
    );
  });

async function openAndPair(display: Page, database: Parameters<typeof pairDisplay>[0]) {
  await display.goto('/display');
  await pairDisplay(
    database,
    ((await letters(display).getAttribute('aria-label')) ?? '').replaceAll(' ', ''),
  );
}

/** Advances the page's clock step by step until the assertion passes. */
const advanceUntil = (display: Page, stepMs: number, assertion: () => Promise<unknown>) =>
  expect(async () => {
    await display.clock.fastForward(stepMs);
    await assertion();
  }).toPass({ intervals: [50] });

function throwNotRequested(): never {
  throw new Error('The display has not sent its request yet.');
}

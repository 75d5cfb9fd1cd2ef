import type { Page } from '@playwright/test';
import { hang } from './floor.ts';
import { expect, test } from './server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** How long each look waits, in real time. The page's own time passes between the looks. */
const LOOK_MS = 300;
const SENTENCE = 'This cannot be shown right now. The page is loaded again in a minute.';

const board = (wall: Page) => wall.getByRole('heading', { name: 'Leaderboard' });
const letters = (wall: Page) => wall.getByRole('img', { name: /^(\w ){5}\w$/ });
const sentence = (wall: Page) => wall.getByRole('status').filter({ hasText: SENTENCE });
const build = (wall: Page) => wall.locator('meta[name="build"]');

test.beforeEach(async ({ page }) => {
  // The page's own time stands still until the test lets it pass.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + SECOND);
});

// Other tests of this server list the displays.
test.afterEach(({ database }) => database.run('delete from display'));

test('loads the newer build of the server once a page has stood for a minute, and then stays', async ({
  page,
  database,
}) => {
  const before = /(<meta name="build" content=")[^"]*/;
  await page.route(
    '**/display',
    async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(before, '$1earlier') });
    },
    { times: 1 },
  );
  await openAndHang(page, database);
  await letPass(page, SECOND, () => expect(board(page)).toBeVisible({ timeout: LOOK_MS }));
  await expect(build(page)).toHaveAttribute('content', 'earlier');

  // The answers in its first minute change nothing.
  await page.clock.fastForward(MINUTE - 10 * SECOND);
  await letPass(page, 4 * SECOND, () =>
    expect(build(page)).not.toHaveAttribute('content', 'earlier', { timeout: LOOK_MS }),
  );
  await letPass(page, SECOND, () => expect(board(page)).toBeVisible({ timeout: LOOK_MS }));
  await page.evaluate('document.body.id = "still here"');
  for (let minute = 0; minute < 3; minute++) {
    const stands = page.waitForResponse(
      answer => answer.url().endsWith('/figures') && answer.status() === 304,
    );
    await letPass(page, MINUTE, () => Promise.race([stands, page.waitForTimeout(LOOK_MS).then(retry)]));
  }
  await expect(page.locator('body')).toHaveId('still here');
});

test('says that a board cannot be drawn, and loads the page again once the server hands it out', async ({
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
  await openAndHang(page, database);
  await letPass(page, SECOND, () => expect(sentence(page)).toBeVisible({ timeout: LOOK_MS }));

  await page.route('**/display', route => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  const tried = page.waitForRequest('**/display');
  await letPass(page, MINUTE, () => Promise.race([tried, page.waitForTimeout(LOOK_MS).then(retry)]));
  await expect(sentence(page)).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await letPass(page, MINUTE, () => expect(sentence(page)).toBeHidden({ timeout: LOOK_MS }));
  await letPass(page, SECOND, () => expect(board(page)).toBeVisible({ timeout: LOOK_MS }));
});

for (const missing of ['**/assets/*.js', '**/assets/DisplayApp-*.js'])
  test(`loads a page again whose scripts are missing: ${missing}`, async ({ page }) => {
    await page.route(missing, route => route.fulfill({ status: 404, body: 'There is no such file.' }));
    const asked = page.waitForResponse(missing);
    await page.goto('/display');
    await asked;
    await page.unrouteAll({ behavior: 'wait' });
    await letPass(page, MINUTE, () => expect(letters(page)).toBeVisible({ timeout: LOOK_MS }));
  });

async function openAndHang(wall: Page, database: Parameters<typeof hang>[0]) {
  await wall.goto('/display');
  await hang(database, ((await letters(wall).getAttribute('aria-label')) ?? '').replaceAll(' ', ''));
}

/** Lets that much of the page's time pass, again and again until it shows what is expected. */
const letPass = (wall: Page, step: number, expected: () => Promise<unknown>) =>
  expect(async () => {
    await wall.clock.fastForward(step);
    await expected();
  }).toPass({ intervals: [50] });

function retry(): never {
  throw new Error('It has not asked yet.');
}

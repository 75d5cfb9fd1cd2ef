import type { Page } from '@playwright/test';
import { hang } from './floor.ts';
import { expect, test } from './server.ts';

test.use({ serverSettings: { DEMO_DATA: 'off', BOOTSTRAP_ADMIN_EMAIL: 'owner@new.example' } });

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
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

test('a page of an earlier build loads the one that answers, when it has stood for a minute, and then stays', async ({
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
  await letPass(page, SECOND, () => expect(board(page)).toBeVisible({ timeout: SECOND }));
  await expect(build(page)).toHaveAttribute('content', 'earlier');

  await letPass(page, 4 * SECOND, () =>
    expect(build(page)).not.toHaveAttribute('content', 'earlier', { timeout: SECOND }),
  );
  await letPass(page, SECOND, () => expect(board(page)).toBeVisible({ timeout: SECOND }));
  await page.evaluate('document.body.id = "still here"');
  for (let minute = 0; minute < 3; minute++) {
    const stands = page.waitForResponse(
      answer => answer.url().endsWith('/figures') && answer.status() === 304,
    );
    await letPass(page, MINUTE, () => Promise.race([stands, page.waitForTimeout(SECOND).then(retry)]));
  }
  await expect(page.locator('body')).toHaveId('still here');
});

test('a page that cannot draw a board of a newer server says so, and loads itself again once it is handed out', async ({
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
  await letPass(page, SECOND, () => expect(sentence(page)).toBeVisible({ timeout: SECOND }));

  await page.route('**/display', route => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  const tried = page.waitForRequest('**/display');
  await page.clock.fastForward(MINUTE);
  await tried;
  await expect(sentence(page)).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await letPass(page, MINUTE, () => expect(sentence(page)).toBeHidden({ timeout: SECOND }));
  await letPass(page, SECOND, () => expect(board(page)).toBeVisible({ timeout: SECOND }));
});

for (const missing of ['**/assets/*.js', '**/assets/DisplayApp-*.js'])
  test(`a page whose scripts are not there loads itself again: ${missing}`, async ({ page }) => {
    await page.route(missing, route => route.fulfill({ status: 404, body: 'There is no such file.' }));
    const asked = page.waitForResponse(missing);
    await page.goto('/display');
    await asked;
    await page.unrouteAll({ behavior: 'wait' });
    await letPass(page, MINUTE, () => expect(letters(page)).toBeVisible({ timeout: SECOND }));
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
  }).toPass();

function retry(): never {
  throw new Error('It has not asked yet.');
}

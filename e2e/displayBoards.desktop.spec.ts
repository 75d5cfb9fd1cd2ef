import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type DisplayStore, fillDisplayStore, findLayoutFaults, pairDisplay, sellCar } from './displays.ts';
import { EMPTY_STORE, expect, test } from './server.ts';

test.use({ serverSettings: EMPTY_STORE });

/** Number of seconds for which each board is shown, as `pairDisplay` sets it. */
const BOARD_SECONDS = 90;
const POLL_INTERVAL_MS = 4_000;
const TITLES = ['Leaderboard', 'Teams', 'Tick sheet', 'Pot of gold', 'Deliveries', 'Up log'];

const FULL_HD = { width: 1920, height: 1080 };
const ULTRA_HD = { width: 3840, height: 2160 };
const PORTRAIT = { width: 1080, height: 1920 };

/**
 * Stores by number of people, with the screen sizes to test. A portrait screen has the least space for names,
 * in particular with 40 people.
 */
const STORE_SIZES: [DisplayStore, (typeof FULL_HD)[]][] = [
  [{ people: 8, hasSales: false, hasGoals: false }, [PORTRAIT]],
  [{ people: 8 }, [FULL_HD, PORTRAIT]],
  [{ people: 16, hasGoals: false }, [PORTRAIT]],
  [{ people: 40 }, [FULL_HD, ULTRA_HD, PORTRAIT]],
];

const boardTitle = (display: Page) => display.getByRole('heading');

test.beforeEach(async ({ page, database }) => {
  // Allows the test to advance the page's clock.
  await page.clock.install();
  await page.goto('/display');
  const letters = page.getByRole('img', { name: /^(\w ){5}\w$/ });
  await pairDisplay(database, ((await letters.getAttribute('aria-label')) ?? '').replaceAll(' ', ''));
});

test('shows 8 to 40 people with long names on every board and screen size, with a text size of at least 2.2 % of the screen height', async ({
  page,
  database,
}) => {
  const message = `Saturday ends the month: ${'whoever brings the store to its goal wins dinner. '.repeat(4)}`;
  await database.run('insert into display_message (text) values ($1)', [message.slice(0, 200)]);
  const shownTitles = new Set<string>();
  for (const [store, sizes] of STORE_SIZES) {
    await fillDisplayStore(database, store);
    await database.run('update display set version = version + 1');
    await waitForFigures(page, 200);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const name of await checkAllBoards(page)) shownTitles.add(name);
    }
  }
  expect([...shownTitles].sort()).toEqual(['', ...TITLES].sort());
});

/** Checks each board once and returns the titles of the boards. */
async function checkAllBoards(display: Page): Promise<string[]> {
  const titles: string[] = [];
  while (titles.filter((name, index) => name !== titles[index - 1]).length <= TITLES.length + 1) {
    await expect(async () => {
      const faults = await findLayoutFaults(display);
      expect(faults).toEqual({ cut: [], small: [], covered: [], isScrolled: false });
    }).toPass({ intervals: [50] });
    titles.push((await boardTitle(display).textContent()) ?? '');
    await display.clock.fastForward(BOARD_SECONDS * 1_000);
  }
  return titles;
}

/**
 * Advances the display's clock until a response with this status arrives.
 * The server uses the real time and allows only one request a second.
 */
async function waitForFigures(display: Page, status: number) {
  let isReceived = false;
  const response = display
    .waitForResponse(
      figuresResponse => figuresResponse.url().endsWith('/figures') && figuresResponse.status() === status,
    )
    .then(() => {
      isReceived = true;
    });
  while (!isReceived) {
    await display.clock.fastForward(POLL_INTERVAL_MS);
    await Promise.race([response, sleep(250)]);
  }
}

test('keeps the last figures, grayed out, while the server and the database restart, and updates the figures after the restart', async ({
  page,
  server,
  database,
}) => {
  await fillDisplayStore(database, { people: 8 });
  await waitForFigures(page, 200);
  const updateStatus = page.getByRole('status');
  const display = page.locator('main');
  for (const [stop, restart] of [
    [server.stop, server.start],
    [database.disconnect, database.reconnect],
  ] as const) {
    await expect(updateStatus).toHaveText(/^Updated \d/);
    await expect(display).not.toHaveAttribute('data-stale');
    await stop();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(updateStatus).toHaveText(/^No connection since \d/, { timeout: 1_000 });
    }).toPass({ intervals: [50] });
    await expect(display).toHaveCSS('filter', 'grayscale(1)');
    await expect(boardTitle(page)).not.toHaveText('Pair this display');
    await restart();
    await expect(async () => {
      await page.clock.fastForward(POLL_INTERVAL_MS);
      await expect(updateStatus).toHaveText(/^Updated \d/, { timeout: 1_000 });
    }).toPass({ intervals: [50] });
  }
});

test('uses no more memory after three hours of boards and sales, and shifts the picture by a few pixels over time', async ({
  page,
  database,
}) => {
  await fillDisplayStore(database, { people: 40 });
  await waitForFigures(page, 200);
  const display = page.locator('main');
  const session = await page.context().newCDPSession(page);
  const titles = new Set<string>();
  const offsets = new Set<string>();

  const readOffset = () =>
    display.evaluate(main => main.ownerDocument.defaultView?.getComputedStyle(main).transform ?? '');

  /** Advances the clock by an hour, with one sold car and at most one request per board. */
  const advanceOneHour = async () => {
    await sellCar(database);
    await waitForFigures(page, 200);
    for (let second = 0; second < 3_600; second += BOARD_SECONDS) {
      await page.clock.fastForward(BOARD_SECONDS * 1_000);
      titles.add((await boardTitle(page).textContent()) ?? '');
    }
    await expect.poll(readOffset).not.toBe([...offsets].at(-1));
    offsets.add(await readOffset());
  };
  const measureMemory = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { megabytes: usedSize / 1_048_576, nodes, jsEventListeners };
  };

  await advanceOneHour();
  const before = await measureMemory();
  for (let hour = 1; hour < 3; hour++) await advanceOneHour();
  const after = await measureMemory();
  expect(after.megabytes - before.megabytes).toBeLessThan(0.5);
  expect(after.nodes - before.nodes).toBeLessThan(40);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5);
  expect([...titles]).toEqual(expect.arrayContaining(TITLES));
  expect(offsets.size).toBe(3);
});

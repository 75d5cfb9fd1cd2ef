import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Floor, fillFloor, hang, sellOne } from './floor.ts';
import { EMPTY_STORE, expect, test } from './server.ts';
import { faultsOf } from './wallFaults.ts';

test.use({ serverSettings: EMPTY_STORE });

/** Of each board, as `hang` sets it. */
const SECONDS = 90;
const ASK_EVERY_MS = 4_000;
const TITLES = ['Leaderboard', 'Teams', 'Tick sheet', 'Pot of gold', 'Deliveries', 'Up log'];

const WIDE = { width: 1920, height: 1080 };
const FINE = { width: 3840, height: 2160 };
const UPRIGHT = { width: 1080, height: 1920 };

/** Upright has the least room for names, and 40 people the least of all. */
const FLOORS: [Floor, (typeof WIDE)[]][] = [
  [{ people: 8, hasSales: false, hasGoals: false }, [UPRIGHT]],
  [{ people: 8 }, [WIDE, UPRIGHT]],
  [{ people: 16, hasGoals: false }, [UPRIGHT]],
  [{ people: 40 }, [WIDE, FINE, UPRIGHT]],
];

const title = (wall: Page) => wall.getByRole('heading');

test.beforeEach(async ({ page, database }) => {
  // The page's own time stands still until the test lets it pass.
  await page.clock.install();
  await page.goto('/display');
  const letters = page.getByRole('img', { name: /^(\w ){5}\w$/ });
  await hang(database, ((await letters.getAttribute('aria-label')) ?? '').replaceAll(' ', ''));
});

test('every board fits 8 to 40 people of long names at every size, in letters of at least 2.2 % of the height', async ({
  page,
  database,
}) => {
  const said = `Saturday ends the month: ${'whoever brings the store to its goal wins dinner. '.repeat(4)}`;
  await database.run('insert into display_message (text) values ($1)', [said.slice(0, 200)]);
  const shown = new Set<string>();
  for (const [floor, sizes] of FLOORS) {
    await fillFloor(database, floor);
    await database.run('update display set version = version + 1');
    await asked(page, 200);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const name of await wholeTurn(page)) shown.add(name);
    }
  }
  expect([...shown].sort()).toEqual(['', ...TITLES].sort());
});

/** Looks at each board once. Returns their titles. */
async function wholeTurn(wall: Page): Promise<string[]> {
  const titles: string[] = [];
  while (titles.filter((name, index) => name !== titles[index - 1]).length <= TITLES.length + 1) {
    await expect(async () => {
      const seen = await faultsOf(wall);
      expect(seen).toEqual({ cut: [], small: [], covered: [], isScrolled: false });
    }).toPass({ intervals: [50] });
    titles.push((await title(wall).textContent()) ?? '');
    await wall.clock.fastForward(SECONDS * 1_000);
  }
  return titles;
}

/** Lets the display ask until it is answered so: its time passes quicker than that of the server, which is asked once a second at most. */
async function asked(wall: Page, status: number) {
  let isAnswered = false;
  const answered = wall
    .waitForResponse(answer => answer.url().endsWith('/figures') && answer.status() === status)
    .then(() => {
      isAnswered = true;
    });
  while (!isAnswered) {
    await wall.clock.fastForward(ASK_EVERY_MS);
    await Promise.race([answered, sleep(250)]);
  }
}

test('through a restart of the server and of the database the last figures stay, greyed, and live again by themselves', async ({
  page,
  server,
  database,
}) => {
  await fillFloor(database, { people: 8 });
  await asked(page, 200);
  const state = page.getByRole('status');
  const wall = page.locator('main');
  for (const [goAway, comeBack] of [
    [server.stop, server.start],
    [database.goAway, database.comeBack],
  ] as const) {
    await expect(state).toHaveText(/^Updated \d/);
    await expect(wall).not.toHaveAttribute('data-old');
    await goAway();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(state).toHaveText(/^No connection since \d/, { timeout: 1_000 });
    }).toPass({ intervals: [50] });
    await expect(wall).toHaveCSS('filter', 'grayscale(1)');
    await expect(title(page)).not.toHaveText('Pair this display');
    await comeBack();
    await expect(async () => {
      await page.clock.fastForward(ASK_EVERY_MS);
      await expect(state).toHaveText(/^Updated \d/, { timeout: 1_000 });
    }).toPass({ intervals: [50] });
  }
});

test('retains nothing of three hours of boards and sales, and moves the picture by a few pixels', async ({
  page,
  database,
}) => {
  await fillFloor(database, { people: 40 });
  await asked(page, 200);
  const wall = page.locator('main');
  const session = await page.context().newCDPSession(page);
  const titles = new Set<string>();
  const places = new Set<string>();

  const place = () =>
    wall.evaluate(main => main.ownerDocument.defaultView?.getComputedStyle(main).transform ?? '');

  /** An hour: turn after turn, each time asking once, and one car sold. */
  const letAnHourPass = async () => {
    await sellOne(database);
    await asked(page, 200);
    for (let second = 0; second < 3_600; second += SECONDS) {
      await page.clock.fastForward(SECONDS * 1_000);
      titles.add((await title(page).textContent()) ?? '');
    }
    await expect.poll(place).not.toBe([...places].at(-1));
    places.add(await place());
  };
  const kept = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { megabytes: usedSize / 1_048_576, nodes, jsEventListeners };
  };

  await letAnHourPass();
  const before = await kept();
  for (let hour = 1; hour < 3; hour++) await letAnHourPass();
  const after = await kept();
  expect(after.megabytes - before.megabytes).toBeLessThan(0.5);
  expect(after.nodes - before.nodes).toBeLessThan(40);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5);
  expect([...titles]).toEqual(expect.arrayContaining(TITLES));
  expect(places.size).toBe(3);
});

import type { Page } from '@playwright/test';
import type { TestDatabase } from './database.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { customersOf, field, freshDay } from './upLogDays.ts';

/** 300 by hand: `NEW_UPS=300 npm test -- e2e/newUps.desktop.spec.ts`. */
const ENTRIES = Number(process.env.NEW_UPS ?? 12);
const SEED = Number(process.env.NEW_UPS_SEED ?? 7);

const lines = ['up', 'cut', 'slow', 'cut within', 'answers lost'] as const;
type Line = (typeof lines)[number];

/** Numbers below a most, the same for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

async function setLine(page: Page, line: Line): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(line === 'cut');
  if (line === 'up' || line === 'cut') return;
  await page.route('**/graphql', async route => {
    const isChange = /AddUp|AmendUp/.test(route.request().postData() ?? '');
    if (line === 'slow') await page.waitForTimeout(1_500);
    if (line === 'cut within' && isChange) return route.abort().catch(() => undefined);
    // The store has it, and nobody here knows.
    if (line === 'answers lost' && isChange)
      await route
        .fetch()
        .then(() => route.abort())
        .catch(() => undefined);
    else await route.continue().catch(() => undefined);
  });
}

const rowUnderHand = (page: Page) => page.locator('[data-up]:focus-within');
const waitingNotes = (page: Page) => page.getByText('This up waits for the line, and is sent by itself.');
const keptHere = (page: Page) =>
  page.evaluate('Object.keys(localStorage).filter(key => key.startsWith("newUp ")).length');
const changesHere = (page: Page) =>
  page.evaluate('Object.keys(localStorage).filter(key => key.startsWith("unsavedUp ")).length');

async function takeUp(page: Page, customer: string): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(rowUnderHand(page)).toBeVisible();
  // Rows of other desks may move it, and the focus away from it.
  await rowUnderHand(page).evaluate((row, name) => row.setAttribute('data-taken', name), customer);
  await field(page.locator(`[data-taken="${customer}"]`), 'Customer').fill(customer);
  await page.keyboard.press('Tab');
}

const storedOn = (database: TestDatabase, day: string) =>
  database.rows<{ customer: string; sender: string }>(
    `select u.customer_name as customer, e.name as sender
     from up_log_row u join up_log l on l.id = u.up_log_id
       left join new_up_key k on k.up_id = u.id left join employee e on e.id = k.employee_id
     where l.log_date = $1 order by u.display_order`,
    [day],
  );

test('without a line a new up is taken, is changed, survives a reload, and goes out by itself', async ({
  page,
  database,
}) => {
  const day = freshDay();
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await setLine(page, 'cut within');
  await takeUp(page, 'Ada');
  await takeUp(page, 'Bea');
  await expect(waitingNotes(page)).toHaveCount(2);
  expect(await storedOn(database, day)).toEqual([]);

  await page.reload();
  await expect.poll(() => customersOf(page)).toEqual(['Ada', 'Bea']);
  await expect(waitingNotes(page)).toHaveCount(2);
  await field(page.getByRole('group', { name: 'Row 1', exact: true }), 'Customer').fill('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'TICK' }).click();
  await expect(page.getByText('2 new ups wait for the line.')).toBeVisible();

  await setLine(page, 'up');
  await expect(page.getByText('2 new ups wait for the line.')).toBeHidden();
  await expect.poll(() => keptHere(page)).toBe(0);
  expect(await storedOn(database, day)).toEqual([
    { customer: 'Ada Lovelace', sender: people.salesperson },
    { customer: 'Bea', sender: people.salesperson },
  ]);
});

test('what one person typed waits for that person, and is not sent by the next', async ({
  page,
  database,
}) => {
  const day = freshDay();
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await setLine(page, 'cut within');
  await takeUp(page, 'Ada');
  await expect(waitingNotes(page)).toHaveCount(1);
  const kept = await page.evaluate('JSON.stringify(localStorage)');
  await page.goto('about:blank');
  await setLine(page, 'up');

  await signInAs(page, people.bdcStaff, '/');
  const restore = `for (const [key, value] of Object.entries(${kept})) if (key.startsWith("newUp ")) localStorage.setItem(key, value)`;
  await page.evaluate(restore);
  await page.goto(`/uplog?day=${day}`);
  await takeUp(page, 'Bea');
  await expect.poll(() => keptHere(page)).toBe(1);
  expect(await storedOn(database, day)).toEqual([{ customer: 'Bea', sender: people.bdcStaff }]);

  await signInAs(page, people.salesperson, '/');
  await page.evaluate(restore);
  await page.reload();
  await expect.poll(() => keptHere(page)).toBe(0);
  expect(await storedOn(database, day)).toEqual([
    { customer: 'Bea', sender: people.bdcStaff },
    { customer: 'Ada', sender: people.salesperson },
  ]);
});

test(`${ENTRIES} random new ups over bad lines: nothing lost, nothing twice, the order kept`, async ({
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(60_000 + ENTRIES * 20_000);
  const random = randomOf(SEED);
  const day = freshDay();
  const desks = await Promise.all(
    [people.salesperson, people.salesManager, people.bdcStaff].map(async name => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await signInAs(page, name, `/uplog?day=${day}`);
      return { name, page, line: 'up' as Line, typed: [] as string[] };
    }),
  );
  for (let entry = 0; entry < ENTRIES; entry++) {
    const desk = desks[random(desks.length)] ?? desks[0];
    if (!desk) throw new Error('There are three desks.');
    if (random(3) === 0) {
      desk.line = lines[random(lines.length)] ?? 'up';
      await setLine(desk.page, desk.line);
    }
    if (random(5) === 0 && desk.line !== 'cut') await desk.page.reload();
    desk.typed.push(`${desk.name} ${entry}`);
    await takeUp(desk.page, desk.typed.at(-1) ?? '');
  }
  for (const { page } of desks) await setLine(page, 'up');
  for (const { page } of desks) await expect.poll(() => keptHere(page)).toBe(0);
  // A change of what was stored already, cut off by a reload, waits for a person (decision 007).
  for (const { page } of desks) {
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await expect
      .poll(async () => {
        if (await again.isVisible()) await again.click();
        return changesHere(page);
      })
      .toBe(0);
  }

  await expect
    .poll(async () => (await storedOn(database, day)).map(({ customer }) => customer).sort())
    .toEqual(desks.flatMap(({ typed }) => typed).sort());
  const stored = await storedOn(database, day);
  for (const { name, typed } of desks) {
    expect(stored.filter(({ sender }) => sender === name).map(({ customer }) => customer)).toEqual(typed);
  }
  for (const { page } of desks) {
    await expect.poll(() => customersOf(page)).toEqual(stored.map(({ customer }) => customer));
    await page.context().close();
  }
});

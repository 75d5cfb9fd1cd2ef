import type { Page } from '@playwright/test';
import { Random } from '../api/src/modules/demoStore/random.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import {
  addNewUp,
  CONNECTION_STATES,
  countStoredInBrowser,
  listStoredUps,
  nextUnusedDay,
  readCustomers,
  setConnection,
} from './upLog.ts';

/** To run this test by hand: `NEW_UPS=300 NEW_UPS_SEED=any npm test -- e2e/newUpsRandom.desktop.spec.ts`. */
const ENTRIES = Number(process.env.NEW_UPS ?? 12);
const SEED = process.env.NEW_UPS_SEED ?? 'lot';
const EACH_MS = 10_000;

/** A person with their own browser, and the customers that they typed, in order. */
type Desk = { name: string; page: Page; connection: (typeof CONNECTION_STATES)[number]; typed: string[] };

test(`stores ${ENTRIES} new ups of three users once and in order, over bad connections, reloads and restarts (seed ${SEED})`, async ({
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(900_000 + ENTRIES * EACH_MS);
  const random = new Random(SEED);
  const day = nextUnusedDay();
  const address = `/uplog?day=${day}`;
  // A reopened browser still has its stored data.
  async function openBrowser(
    storageState?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
  ) {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'en-US',
      ...(storageState && { storageState }),
    });
    return context.newPage();
  }
  const desks: Desk[] = [];
  for (const name of [people.salesperson, people.salesManager, people.bdcStaff]) {
    const page = await openBrowser();
    await signInAs(page, name, address);
    desks.push({ name, page, connection: 'online', typed: [] });
  }

  const actions = {
    /** Reloads the page, even while requests are pending. */
    reload: async (desk: Desk) => {
      // Nothing loads without a connection here. offline.phone.spec.ts tests the cached app.
      if (desk.connection !== 'offline') await desk.page.reload();
    },
    restart: async (desk: Desk) => {
      const storageState = await desk.page.context().storageState();
      await desk.page.context().close();
      desk.page = await openBrowser(storageState);
      await desk.page.goto(address);
      desk.connection = 'online';
    },
    changeConnection: async (desk: Desk) => {
      desk.connection = random.pick(CONNECTION_STATES);
      await setConnection(desk.page, desk.connection);
    },
    /** Changes an up of this user that is shown as it was last typed, wherever the row is now. */
    change: async ({ page, typed }: Desk) => {
      const index = random.between(0, typed.length - 1);
      const before = typed[index] ?? '';
      const isShown = await page.getByLabel('Customer', { exact: true }).evaluateAll((fields, name) => {
        const shown = fields.find(field => (field as unknown as { value: string }).value === name);
        shown?.setAttribute('data-changed', name);
        return shown !== undefined;
      }, before);
      if (!isShown) return;
      typed[index] = `${before}’`;
      await page.locator(`[data-changed="${before}"]`).fill(typed[index]);
      await page.keyboard.press('Tab');
    },
  };
  for (let entry = 1; entry <= ENTRIES; entry++) {
    const desk = random.pick(desks);
    if (random.chance(0.5)) await actions.changeConnection(desk);
    if (random.chance(0.2)) await actions.reload(desk);
    if (random.chance(0.1)) await actions.restart(desk);
    const customer = `${desk.name} ${entry}`;
    desk.typed.push(customer);
    await addNewUp(desk.page, customer);
    if (random.chance(0.3)) await actions.change(desk);
  }
  for (const { page } of desks) await setConnection(page, 'online');
  for (const { page } of desks) await expect.poll(() => countStoredInBrowser(page, 'newUp')).toBe(0);
  // A change of a stored row that a reload interrupted waits for the user's decision (decision 007).
  for (const { page } of desks) {
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await expect
      .poll(async () => {
        // The button disappears when the response arrives at this moment.
        if (await again.isVisible()) await again.click({ timeout: 5_000 }).catch(() => undefined);
        return countStoredInBrowser(page, 'unsavedUp');
      })
      .toBe(0);
  }

  const stored = await listStoredUps(database, day);
  expect(stored).toHaveLength(ENTRIES);
  for (const { name, typed } of desks)
    expect(stored.filter(({ sender }) => sender === name).map(({ customer }) => customer)).toEqual(typed);
  for (const { page } of desks) {
    await expect.poll(() => readCustomers(page)).toEqual(stored.map(({ customer }) => customer));
    await page.context().close();
  }
});

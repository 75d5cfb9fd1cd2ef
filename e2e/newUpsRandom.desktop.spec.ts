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
const ENTRY_COUNT = Number(process.env.NEW_UPS ?? 12);
const SEED = process.env.NEW_UPS_SEED ?? 'lot';
const ENTRY_TIMEOUT_MS = 10_000;

/** A person with a separate browser, and the customers that the person typed, in order. */
type Desk = { name: string; page: Page; connection: (typeof CONNECTION_STATES)[number]; customers: string[] };

test(`stores ${ENTRY_COUNT} new ups of three users in order and only once, over bad connections, reloads and restarts (seed ${SEED})`, async ({
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(900_000 + ENTRY_COUNT * ENTRY_TIMEOUT_MS);
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
    desks.push({ name, page, connection: 'online', customers: [] });
  }

  const actions = {
    /** Reloads the page, even while requests are pending. */
    reload: async (desk: Desk) => {
      // A page cannot be reloaded offline in this test, which runs without the service worker.
      // offline.phone.spec.ts tests the cached app.
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
    /**
     * Changes one of this user's ups if the page shows the customer that was last typed. The up's row may
     * have moved.
     */
    change: async ({ page, customers }: Desk) => {
      const index = random.between(0, customers.length - 1);
      const before = customers[index] ?? '';
      const isShown = await page.getByLabel('Customer', { exact: true }).evaluateAll((fields, name) => {
        const matchingField = fields.find(field => (field as unknown as { value: string }).value === name);
        matchingField?.setAttribute('data-changed', name);
        return matchingField !== undefined;
      }, before);
      if (!isShown) return;
      customers[index] = `${before}’`;
      await page.locator(`[data-changed="${before}"]`).fill(customers[index]);
      await page.keyboard.press('Tab');
    },
  };
  for (let entry = 1; entry <= ENTRY_COUNT; entry++) {
    const desk = random.pick(desks);
    if (random.chance(0.5)) await actions.changeConnection(desk);
    if (random.chance(0.2)) await actions.reload(desk);
    if (random.chance(0.1)) await actions.restart(desk);
    const customer = `${desk.name} ${entry}`;
    desk.customers.push(customer);
    await addNewUp(desk.page, customer);
    if (random.chance(0.3)) await actions.change(desk);
  }
  for (const { page } of desks) await setConnection(page, 'online');
  for (const { page } of desks) await expect.poll(() => countStoredInBrowser(page, 'newUp')).toBe(0);
  // If a reload interrupts a change of a stored row, the change waits for the user's decision
  // (docs/adr/sign-in-and-drafts.md).
  for (const { page } of desks) {
    const retryButton = page.getByRole('button', { name: 'Try again' }).first();
    await expect
      .poll(async () => {
        // The response may arrive at this moment, and the button then disappears.
        if (await retryButton.isVisible()) await retryButton.click({ timeout: 5_000 }).catch(() => undefined);
        return countStoredInBrowser(page, 'unsavedUp');
      })
      .toBe(0);
  }

  const storedUps = await listStoredUps(database, day);
  expect(storedUps).toHaveLength(ENTRY_COUNT);
  for (const { name, customers } of desks)
    expect(storedUps.filter(({ sender }) => sender === name).map(({ customer }) => customer)).toEqual(
      customers,
    );
  for (const { page } of desks) {
    await expect.poll(() => readCustomers(page)).toEqual(storedUps.map(({ customer }) => customer));
    await page.context().close();
  }
});

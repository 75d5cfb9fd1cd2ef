import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { keptHere, setLine, storedOn } from './newUps.ts';
import { expect, test } from './server.ts';
import { people, pressLogOut, signInAs } from './signIn.ts';
import { freshDay, recordCustomers } from './upLogDays.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker keeps the page and what it has loaded, then visits again as people do. */
async function untilKept(page: Page): Promise<void> {
  const isKept = 'caches.open("page").then(pages => pages.match("/")).then(page => page !== undefined)';
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

async function newPageWithoutLine(context: BrowserContext, path: string): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const seenHere = (page: Page) =>
  page.evaluate('Object.keys(localStorage).filter(key => /^lastSeen [1-9]/.test(key)).length');

const asOf = (within: Page | Locator) => within.getByText(/This is as of \d+:\d\d [AP]M/);
const waitingNotes = (within: Page | Locator) =>
  within.getByText('This up waits for the line, and is sent by itself.');
const home = (page: Page) => page.getByRole('link', { name: 'Home', exact: true });

test('opens without a connection what was seen last, takes ups there and forgets what is private', async ({
  page,
  database,
}) => {
  const day = freshDay();
  await recordCustomers(page, day, 'Ada');
  await signInAs(page, people.salesperson, `/?day=${day}`);
  await untilKept(page);
  await test.step('can be installed as an app', () => checkInstallable(page));

  await page.reload();
  await expect(page.getByText('No deals on this day yet.')).toBeVisible();
  await page.goto(`/uplog?day=${day}`);
  await expect(page.getByText('Ada')).toBeVisible();
  const date = (await page.locator('[aria-live=polite]').textContent()) ?? '';
  const context = page.context();
  await page.close();

  const phone = await newPageWithoutLine(context, '/uplog');
  await test.step('shows the day seen last below an unseen day, and takes ups of today', () =>
    takeUpOfUnseenDay(phone, date));
  await test.step('shows Home as it was last seen', async () => {
    await home(phone).tap();
    await expect(phone.getByRole('region', { name: date })).toContainText('No deals on this day yet.');
    await expect(asOf(phone)).toBeVisible();
    await expect(phone.getByText('1 new up waits for the line.')).toBeVisible();
  });
  await test.step('says which screens do not open and leads to those that do', () => openOthers(phone));
  await test.step('shows the up log as it was last seen, and takes an up there', async () => {
    await phone.goto(`/uplog?day=${day}`);
    await expect(phone.getByText('Ada')).toBeVisible();
    await expect(asOf(phone)).toBeVisible();
    await phone.getByRole('button', { name: 'Add Row' }).tap();
    await expect(phone.getByRole('dialog', { name: /^Row \d+$/ })).toBeVisible();
    await expect(waitingNotes(phone).first()).toBeAttached();
    await phone.keyboard.press('Escape');
  });

  await test.step('sends the new ups when the connection is back, and shows the present', async () => {
    await home(phone).tap();
    await expect(phone.getByText('2 new ups wait for the line.')).toBeVisible();
    await context.setOffline(false);
    await expect(phone.getByText('2 new ups wait for the line.')).toBeHidden();
    await expect.poll(() => keptHere(phone, 'newUp')).toBe(0);
    expect(await storedOn(database, day)).toHaveLength(2);
    await expect(phone.getByRole('region', { name: date })).toHaveCount(0);
    await expect(asOf(phone)).toBeHidden();
  });

  await test.step('erases what was seen a day ago', () => seeNothingOfYesterday(phone));
  await test.step('erases what was seen when the session idles out, and keeps what was typed', () =>
    idleOutOffline(phone, day));
  await test.step('erases what was seen at Log out', async () => {
    await context.setOffline(false);
    const [signedOut] = context.pages();
    if (!signedOut) throw new Error('The page after the idle time is open.');
    await signInAs(signedOut, people.salesManager, '/');
    await expect.poll(() => seenHere(signedOut)).toBeGreaterThan(0);
    await pressLogOut(signedOut);
    await expect(signedOut).toHaveURL('/login');
    expect(await seenHere(signedOut)).toBe(0);
  });
});

async function checkInstallable(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Salesfloor', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
}

async function takeUpOfUnseenDay(phone: Page, date: string) {
  const seen = phone.getByRole('region', { name: date });
  await expect(seen.getByText('Ada')).toBeVisible();
  await expect(asOf(seen)).toBeVisible();
  await expect(phone.getByText('The rows of this day cannot be read without a line.')).toBeVisible();
  await phone.getByRole('button', { name: 'Add Row' }).tap();
  await expect(phone.getByRole('dialog', { name: 'Row 1' })).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(waitingNotes(seen)).toHaveCount(0);
  await expect(waitingNotes(phone)).toBeVisible();
  await expectUsableByAll(phone);
}

async function openOthers(phone: Page) {
  await phone.getByRole('button', { name: 'Open menu' }).tap();
  await phone.getByRole('link', { name: 'Trends' }).tap();
  await expect(phone.getByText('This screen does not open offline')).toBeVisible();
  await expect(phone.getByText('Reload the page')).toHaveCount(0);
  await home(phone).tap();
  await expect(asOf(phone)).toBeVisible();

  await phone.goto('/hog');
  await expect(phone.getByText('The server could not be reached', { exact: false }).first()).toBeVisible();
  await home(phone).tap();
  await expect(asOf(phone)).toBeVisible();
}

async function seeNothingOfYesterday(phone: Page) {
  await expect.poll(() => seenHere(phone)).toBeGreaterThan(0);
  await phone.context().setOffline(true);
  await phone.evaluate(`for (const key of Object.keys(localStorage).filter(key => key.startsWith('lastSeen ')))
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), at: Date.now() - 25 * 3_600_000 }))`);
  await phone.reload();
  await expect(phone.getByText('The server could not be reached', { exact: true })).toBeVisible();
  expect(await seenHere(phone)).toBe(0);
  await phone.context().setOffline(false);
}

async function idleOutOffline(phone: Page, day: string) {
  await phone.goto(`/uplog?day=${day}`);
  await expect.poll(() => seenHere(phone)).toBeGreaterThan(0);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Add Row' }).first().tap();
  await expect(waitingNotes(phone).first()).toBeAttached();
  await phone.evaluate('localStorage.setItem("lastActivity", String(Date.now() - 16 * 60_000))');
  const context = phone.context();
  await phone.close();

  const opened = await newPageWithoutLine(context, `/uplog?day=${day}`);
  await expect(opened.getByText('You were signed out because you were idle for 15 minutes.')).toBeVisible();
  expect(await seenHere(opened)).toBe(0);
  expect(await keptHere(opened, 'newUp')).toBe(1);
}

test('loads a newer build when nothing is open, and sends a new up of before', async ({ page, database }) => {
  const day = freshDay();
  await page.clock.install({ time: Date.now() });
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await setLine(page, 'cut within');
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Row 1' });
  await expect(sheet).toBeVisible();
  await page.clock.runFor(15_000);
  // As if an instance of a newer build answered.
  await page.route('/', route =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { etag: '"newer"' } }) : route.continue(),
  );
  await page.evaluate(
    'document.dispatchEvent(new Event("visibilitychange")); document.body.id = "still here"',
  );
  const note = page.getByText('Salesfloor is updating: the new version is loaded when you pause.');
  const body = page.locator('body');

  await test.step('does not load it while a sheet is open', async () => {
    await expect(note).toBeAttached();
    await page.clock.fastForward(120_000);
    await expect(body).toHaveId('still here');
  });
  await test.step('does not load it while a field has the focus', async () => {
    await sheet.getByLabel('Customer').fill('Ada');
    await page.clock.fastForward(120_000);
    await expect(body).toHaveId('still here');
    await expect(sheet.getByLabel('Customer')).toHaveValue('Ada');
  });
  await test.step('loads it after that, with the new up', async () => {
    await page.unroute('/');
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await page.clock.fastForward(120_000);
    await expect(body).not.toHaveId('still here');
    await expect(page.getByRole('button', { name: 'Edit row 1' })).toContainText('Ada');
    await expect(note).toBeHidden();
    expect(await storedOn(database, day)).toEqual([]);
  });
  await setLine(page, 'up');
  await expect.poll(() => storedOn(database, day)).toEqual([{ customer: 'Ada', sender: people.salesperson }]);
});

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './server.ts';
import { people, pressLogOut, signInAs } from './signIn.ts';
import { countStoredInBrowser, createUps, listStoredUps, nextUnusedDay, setConnection } from './upLog.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached the page and the files of Home and the up log. */
const waitForCache = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

async function openOffline(context: BrowserContext, path: string): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('deletes the caches of earlier service workers', async ({ page }) => {
  await page.goto('/login');
  // Creates the caches of an earlier service worker: the page and the files of its version.
  await page.evaluate(`caches.open('page').then(cache => cache.put('/', new Response('earlier')))`);
  await page.evaluate(`caches.open('assets').then(cache => cache.put('/assets/a.js', new Response('')))`);
  await signInAs(page, people.salesperson, '/');
  await waitForCache(page);
  await expect.poll(() => page.evaluate(`caches.match('/').then(found => found === undefined)`)).toBe(true);
  expect(await page.evaluate(`caches.match('/assets/a.js').then(found => found === undefined)`)).toBe(true);
});

const countLastSeen = (page: Page) =>
  page.evaluate('Object.keys(localStorage).filter(key => /^lastSeen [1-9]/.test(key)).length');

const lastSeenNote = (container: Page | Locator) => container.getByText(/Data as of \d+:\d\d [AP]M/);
const pendingNotes = (container: Page | Locator) =>
  container.getByText('This up is saved on this device. It will be sent when you’re back online.');
const homeLink = (page: Page) => page.getByRole('link', { name: 'Home', exact: true });

test('opens the last viewed data offline, adds ups offline, and erases private data', async ({
  page,
  database,
}) => {
  const day = nextUnusedDay();
  await createUps(page, day, 'Ada');
  await signInAs(page, people.salesperson, `/?day=${day}`);
  await waitForCache(page);
  await test.step('meets the requirements for an installable app', () => checkInstallable(page));

  await page.reload();
  await expect(page.getByText('No deals on this day yet.')).toBeVisible();
  await page.goto(`/uplog?day=${day}`);
  await expect(page.getByText('Ada')).toBeVisible();
  const date = (await page.locator('[aria-live=polite]').textContent()) ?? '';
  const context = page.context();
  await page.close();

  const offlinePage = await openOffline(context, '/uplog');
  await test.step('states that a day was never opened, shows the last viewed day below, and adds ups of today', () =>
    addUpOnUnseenDay(offlinePage, date));
  await test.step('shows Home offline with the last viewed data', async () => {
    await homeLink(offlinePage).tap();
    await expect(offlinePage.getByRole('region', { name: date })).toContainText('No deals on this day yet.');
    await expect(lastSeenNote(offlinePage)).toBeVisible();
    await expect(
      offlinePage.getByText('1 new up is saved on this device. Will be sent when you’re back online.'),
    ).toBeVisible();
  });
  await test.step('reports that a screen is not available offline, and links to Home', () =>
    checkOtherScreens(offlinePage));
  await test.step('shows the up log offline with the last viewed data, and adds an up', async () => {
    await offlinePage.goto(`/uplog?day=${day}`);
    await expect(offlinePage.getByText('Ada')).toBeVisible();
    await expect(lastSeenNote(offlinePage)).toBeVisible();
    await offlinePage.getByRole('button', { name: 'Add Row' }).tap();
    await expect(offlinePage.getByRole('dialog', { name: /^Up #\d+$/ })).toBeVisible();
    await expect(pendingNotes(offlinePage).first()).toBeAttached();
    await offlinePage.keyboard.press('Escape');
  });

  await test.step('sends the new ups when the connection is back, and shows current data', async () => {
    await homeLink(offlinePage).tap();
    await expect(
      offlinePage.getByText('2 new ups are saved on this device. Will be sent when you’re back online.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(
      offlinePage.getByText('2 new ups are saved on this device. Will be sent when you’re back online.'),
    ).toBeHidden();
    await expect.poll(() => countStoredInBrowser(offlinePage, 'newUp')).toBe(0);
    expect(await listStoredUps(database, day)).toHaveLength(2);
    await expect(offlinePage.getByRole('region', { name: date })).toHaveCount(0);
    await expect(lastSeenNote(offlinePage)).toBeHidden();
  });

  await test.step('erases data that was last viewed a day ago', () => checkDayOldDataErased(offlinePage));
  await test.step('erases the last viewed data when an idle session ends, and keeps unsent input', () =>
    checkIdleSignOutOffline(offlinePage, day));
  await test.step('erases the last viewed data at log-out', async () => {
    await context.setOffline(false);
    const [signInPage] = context.pages();
    if (!signInPage) throw new Error('The page after the idle time is open.');
    await signInAs(signInPage, people.salesManager, '/');
    await expect.poll(() => countLastSeen(signInPage)).toBeGreaterThan(0);
    await pressLogOut(signInPage);
    await expect(signInPage).toHaveURL('/login');
    expect(await countLastSeen(signInPage)).toBe(0);
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

async function addUpOnUnseenDay(offlinePage: Page, date: string) {
  const lastSeenDay = offlinePage.getByRole('region', { name: date });
  await expect(lastSeenDay.getByText('Ada')).toBeVisible();
  await expect(lastSeenNote(lastSeenDay)).toBeVisible();
  await expect(offlinePage.getByText('Can’t load this day while you’re offline.')).toBeVisible();
  await offlinePage.getByRole('button', { name: 'Add Row' }).tap();
  await expect(offlinePage.getByRole('dialog', { name: 'Up #1' })).toBeVisible();
  await offlinePage.keyboard.press('Escape');
  await expect(pendingNotes(lastSeenDay)).toHaveCount(0);
  await expect(pendingNotes(offlinePage)).toBeVisible();
  await expectAccessible(offlinePage);
}

async function checkOtherScreens(offlinePage: Page) {
  await offlinePage.getByRole('button', { name: 'Open menu' }).tap();
  await offlinePage.getByRole('link', { name: 'Trends' }).tap();
  await expect(offlinePage.getByText('This screen isn’t available offline')).toBeVisible();
  await expect(offlinePage.getByText('Reload the page')).toHaveCount(0);
  await homeLink(offlinePage).tap();
  await expect(lastSeenNote(offlinePage)).toBeVisible();

  await offlinePage.goto('/hog');
  await expect(offlinePage.getByText('Can’t reach the server', { exact: false }).first()).toBeVisible();
  await homeLink(offlinePage).tap();
  await expect(lastSeenNote(offlinePage)).toBeVisible();
}

async function checkDayOldDataErased(offlinePage: Page) {
  await expect.poll(() => countLastSeen(offlinePage)).toBeGreaterThan(0);
  await offlinePage.context().setOffline(true);
  await offlinePage.evaluate(`for (const key of Object.keys(localStorage).filter(key => key.startsWith('lastSeen ')))
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), at: Date.now() - 25 * 3_600_000 }))`);
  await offlinePage.reload();
  await expect(offlinePage.getByText('Can’t reach the server', { exact: true })).toBeVisible();
  expect(await countLastSeen(offlinePage)).toBe(0);
  await offlinePage.context().setOffline(false);
}

async function checkIdleSignOutOffline(offlinePage: Page, day: string) {
  await offlinePage.goto(`/uplog?day=${day}`);
  await expect.poll(() => countLastSeen(offlinePage)).toBeGreaterThan(0);
  await offlinePage.context().setOffline(true);
  await offlinePage.getByRole('button', { name: 'Add Row' }).first().tap();
  await expect(pendingNotes(offlinePage).first()).toBeAttached();
  await offlinePage.evaluate('localStorage.setItem("lastActivity", String(Date.now() - 16 * 60_000))');
  const context = offlinePage.context();
  await offlinePage.close();

  const reopenedPage = await openOffline(context, `/uplog?day=${day}`);
  await expect(
    reopenedPage.getByText('You were signed out because you were idle for 15 minutes.'),
  ).toBeVisible();
  expect(await countLastSeen(reopenedPage)).toBe(0);
  expect(await countStoredInBrowser(reopenedPage, 'newUp')).toBe(1);
}

test('loads a newer version of the app when no sheet is open and no field has the focus, and sends an up that was added in the earlier version', async ({
  page,
  database,
}) => {
  const day = nextUnusedDay();
  await page.clock.install({ time: Date.now() });
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await setConnection(page, 'changes fail');
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Up #1' });
  await expect(sheet).toBeVisible();
  await waitForCache(page);
  // The browser treats a service worker at another URL as a newer version.
  await page.evaluate('navigator.serviceWorker.register("/sw.js?newer"); document.body.id = "still here"');
  const updateNote = page.getByText('A new version of Salesfloor is ready. It will load when you pause.');
  const body = page.locator('body');

  await test.step('postpones the newer version while a sheet is open', async () => {
    await expect(updateNote).toBeAttached();
    await page.clock.fastForward(120_000);
    await expect(body).toHaveId('still here');
  });
  await test.step('postpones loading the newer app version while a field has the focus', async () => {
    await sheet.getByLabel('Customer').fill('Ada');
    await page.clock.fastForward(120_000);
    await expect(body).toHaveId('still here');
    await expect(sheet.getByLabel('Customer')).toHaveValue('Ada');
  });
  await test.step('loads the newer version after the sheet is closed, and keeps the new up', async () => {
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await page.clock.fastForward(120_000);
    await expect(body).not.toHaveId('still here');
    await expect(page.getByRole('button', { name: 'Edit up #1' })).toContainText('Ada');
    await expect(updateNote).toBeHidden();
    expect(await listStoredUps(database, day)).toEqual([]);
  });
  await setConnection(page, 'online');
  await expect
    .poll(() => listStoredUps(database, day))
    .toEqual([{ customer: 'Ada', sender: people.salesperson }]);
});

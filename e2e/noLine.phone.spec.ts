import type { BrowserContext, Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { setLine, storedOn } from './newUps.ts';
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

test('is an app that can be installed', async ({ page }) => {
  await signInAs(page, people.salesperson, '/');
  await untilKept(page);
  const line = await page.context().newCDPSession(page);
  const { errors, data } = await line.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Salesfloor', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await line.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('opens without a line: the up log and Home as they were last seen, and takes an up that goes out by itself', async ({
  page,
  database,
}) => {
  const day = freshDay();
  await recordCustomers(page, day, 'Ada');
  await signInAs(page, people.salesperson, '/');
  await untilKept(page);
  await page.reload();
  await page.goto(`/uplog?day=${day}`);
  await expect(page.getByText('Ada')).toBeVisible();
  await page.close();

  const phone = await newPageWithoutLine(page.context(), `/uplog?day=${day}`);
  await expect(phone.getByText('Ada')).toBeVisible();
  await expect(phone.getByText(/This is as of \d+:\d\d [AP]M/)).toBeVisible();
  await phone.getByRole('button', { name: 'Add Row' }).tap();
  await expect(phone.getByText('This up waits for the line, and is sent by itself.').first()).toBeAttached();
  await phone.close();

  const home = await newPageWithoutLine(page.context(), '/');
  await expect(home.getByText(/This is as of \d+:\d\d [AP]M/)).toBeVisible();
  await expect(home.getByText('1 new up waits for the line.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(home.getByText('1 new up waits for the line.')).toBeHidden();
  await expect
    .poll(() =>
      database.rows('select 1 from up_log_row u join up_log l on l.id = u.up_log_id where log_date = $1', [
        day,
      ]),
    )
    .toHaveLength(2);
  await expect(home.getByText(/This is as of/)).toBeHidden();
});

test('on a day that was not seen yet the one that was seen last stands below it; new ups are those of today', async ({
  page,
}) => {
  const day = freshDay();
  await recordCustomers(page, day, 'Ada');
  await signInAs(page, people.salesperson, `/?day=${day}`);
  await untilKept(page);
  await page.reload();
  await expect(page.getByText('No deals on this day yet.')).toBeVisible();
  await page.goto(`/uplog?day=${day}`);
  await expect(page.getByText('Ada')).toBeVisible();
  const date = await page.locator('[aria-live=polite]').textContent();
  await page.close();

  const phone = await newPageWithoutLine(page.context(), '/uplog');
  const seen = phone.getByRole('region', { name: date ?? '' });
  await expect(seen.getByText('Ada')).toBeVisible();
  await expect(seen.getByText(/This is as of \d+:\d\d [AP]M/)).toBeVisible();
  await expect(phone.getByText('The rows of this day cannot be read without a line.')).toBeVisible();
  await phone.getByRole('button', { name: 'Add Row' }).tap();
  await expect(phone.getByRole('dialog', { name: 'Row 1' })).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(seen.getByText('This up waits for the line, and is sent by itself.')).toHaveCount(0);
  await expect(phone.getByText('This up waits for the line, and is sent by itself.')).toBeVisible();
  await expectUsableByAll(phone);

  await phone.goto('/');
  await expect(phone.getByRole('region', { name: date ?? '' })).toContainText('No deals on this day yet.');
  await expect(phone.getByText(/This is as of \d+:\d\d [AP]M/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(phone.getByRole('region', { name: date ?? '' })).toHaveCount(0);
});

test('says offline which screens work, and leads to them', async ({ page }) => {
  await signInAs(page, people.salesperson, '/');
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => seenHere(page)).toBeGreaterThan(0);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('link', { name: 'Trends' }).tap();
  await expect(page.getByText('This screen does not open offline')).toBeVisible();
  await expect(page.getByText('Reload the page')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).tap();
  await expect(page.getByText(/This is as of \d+:\d\d [AP]M/)).toBeVisible();

  const opened = await newPageWithoutLine(page.context(), '/hog');
  await expect(opened.getByText('The server could not be reached', { exact: false }).first()).toBeVisible();
  await opened.getByRole('link', { name: 'Home', exact: true }).tap();
  await expect(opened.getByText(/This is as of \d+:\d\d [AP]M/)).toBeVisible();
});

test('what was read is gone once the session would have idled out, and at Log out; what was typed is not', async ({
  page,
}) => {
  const day = freshDay();
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await untilKept(page);
  await expect.poll(() => seenHere(page)).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add Row' }).first().tap();
  await expect(page.getByText('This up waits for the line, and is sent by itself.').first()).toBeAttached();
  await page.evaluate('localStorage.setItem("lastActivity", String(Date.now() - 16 * 60_000))');
  await page.close();

  const phone = await newPageWithoutLine(page.context(), `/uplog?day=${day}`);
  await expect(phone.getByText('You were signed out because you were idle for 15 minutes.')).toBeVisible();
  expect(await seenHere(phone)).toBe(0);
  expect(await phone.evaluate('Object.keys(localStorage).some(key => key.startsWith("newUp "))')).toBe(true);
  await page.context().setOffline(false);

  await signInAs(phone, people.salesManager, '/');
  await expect.poll(() => seenHere(phone)).toBeGreaterThan(0);
  await pressLogOut(phone);
  await expect(phone).toHaveURL('/login');
  expect(await seenHere(phone)).toBe(0);
});

test('what was seen a day ago is erased, and not shown', async ({ page }) => {
  await signInAs(page, people.salesperson, '/');
  await untilKept(page);
  await expect.poll(() => seenHere(page)).toBeGreaterThan(0);
  await page.evaluate(`for (const key of Object.keys(localStorage).filter(key => key.startsWith('lastSeen ')))
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), at: Date.now() - 25 * 3_600_000 }))`);
  await page.close();
  const phone = await newPageWithoutLine(page.context(), '/');
  await expect(phone.getByText('The server could not be reached', { exact: true })).toBeVisible();
  expect(await seenHere(phone)).toBe(0);
});

test('a newer build is told of, and loaded at a quiet moment: not while something is open', async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await signInAs(page, people.salesperson, `/uplog?day=${freshDay()}`);
  await page.getByRole('button', { name: 'Add Row' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(15_000);
  await page.route('/', route =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { etag: '"newer"' } }) : route.continue(),
  );
  await page.evaluate(
    'document.dispatchEvent(new Event("visibilitychange")); document.body.id = "still here"',
  );
  const note = page.getByText('Salesfloor is updating: the new version is loaded when you pause.');
  await expect(note).toBeAttached();
  await page.clock.fastForward(120_000);
  await expect(page.locator('body')).toHaveId('still here');

  await page.unroute('/');
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.clock.fastForward(120_000);
  await expect(page.locator('body')).not.toHaveId('still here');
  await expect(note).toBeHidden();
});

/** As if an instance of a newer build answered who asks what is newest. */
const handOutNewer = (page: Page) =>
  page.route('/', route =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { etag: '"newer"' } }) : route.continue(),
  );
const UPDATING = 'Salesfloor is updating: the new version is loaded when you pause.';

test('a newer build does not take over within an entry; a new up that waits then is there afterwards, and goes out', async ({
  page,
  database,
}) => {
  const day = freshDay();
  await page.clock.install({ time: Date.now() });
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await setLine(page, 'cut within');
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Row 1' });
  await sheet.getByLabel('Customer').fill('Ada');
  await page.clock.runFor(15_000);
  await handOutNewer(page);
  await page.evaluate(
    'document.dispatchEvent(new Event("visibilitychange")); document.body.id = "still here"',
  );
  await expect(page.getByText(UPDATING)).toBeAttached();
  await page.clock.fastForward(120_000);
  await expect(page.locator('body')).toHaveId('still here');
  await expect(sheet.getByLabel('Customer')).toHaveValue('Ada');

  await sheet.getByRole('button', { name: 'Done' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await page.clock.fastForward(120_000);
  await expect(page.locator('body')).not.toHaveId('still here');
  await expect(page.getByRole('button', { name: 'Edit row 1' })).toContainText('Ada');
  expect(await storedOn(database, day)).toEqual([]);
  await setLine(page, 'up');
  await expect.poll(() => storedOn(database, day)).toEqual([{ customer: 'Ada', sender: people.salesperson }]);
});

import { devices, type Page } from '@playwright/test';
import { signInOnPage } from '../scripts/test/browser.ts';
import { changeDealAs, graphqlAs, hogCell, hogTotal } from './deals.ts';
import { pairDisplay } from './displays.ts';
import { openProfile } from './earlierProfile.ts';
import { expectToast } from './pageHelpers.ts';
import { editorText } from './playground.ts';
import { expect, type TestDatabase, test } from './server.ts';
import { headersAs, logOut, people, signInAs } from './signIn.ts';
import { countStoredInBrowser, createUps, expectCustomers, listStoredUps, upField, upRow } from './upLog.ts';

/** The deals and the day that the profile contains. */
const DAY = '2099-03-02';
const DAY_LABEL = 'March 2nd, 2099';
const GROSS_DEAL = 77_000_001;
const CHANGED_DEAL = 77_000_002;
const NEW_DEAL = 77_000_003;
const PASTED_DEAL = 77_000_004;
/** The key of the new up that the server had stored, although the browser never received the response. */
const SENT_UP = 'fd42f0a9-e0ec-729a-3be1-46112eddd9a9';

test.use({ serviceWorkers: 'allow' });

/** Creates the records to which the profile refers in the store of this test. Returns the id of the up. */
async function recordStore(page: Page, database: TestDatabase): Promise<number> {
  const headers = await headersAs(page, people.salesManager);
  for (const [id, customer_name] of [
    [GROSS_DEAL, 'Grace Hopper'],
    [CHANGED_DEAL, 'Alan Turing'],
  ]) {
    const data = { id, customer_name, added_date: DAY, delivery_date: DAY };
    const response = await page.request.post('/api/deals/adddeal', { headers, data });
    expect(response.status()).toBe(201);
  }
  await createUps(page, DAY, 'Ada Lovelace');
  await graphqlAs(
    page,
    people.manager,
    `mutation { addUp(day: "${DAY}", input: {}, key: "${SENT_UP}") { id } }`,
  );
  await graphqlAs(
    page,
    people.manager,
    'mutation { setGoals(month: "2099-03", goals: [{ goal: { total: 10 }, stood: {} }]) { total } }',
  );
  const [up] = await database.rows<{ id: number }>(
    `select id from up_log_row where customer_name = 'Ada Lovelace' order by id desc limit 1`,
  );
  if (!up) throw new Error('The up of Ada Lovelace is stored.');
  return Number(up.id);
}

const readStorage = (page: Page, key: string) =>
  page.evaluate<string | null>(`localStorage.getItem(${JSON.stringify(key)})`);

const scheme = (page: Page) => page.locator('html');

test('offers and sends the input that the earlier release stored for a signed-in person', async ({
  page,
  database,
}) => {
  const upId = await recordStore(page, database);
  const context = page.context();
  // Installs the service worker of this build, which opens the app offline.
  await signInAs(page, people.manager, '/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

  await test.step('shows the last viewed days and the pending ups while offline', async () => {
    await openProfile(page, 'signedIn', '/robots.txt', { upId });
    await context.setOffline(true);
    await page.goto('/');
    await showSeenDays(page);
  });

  await test.step('sends the new ups in order and only once when the connection is back', async () => {
    await context.setOffline(false);
    await expect.poll(() => countStoredInBrowser(page, 'newUp')).toBe(0);
    const sender = people.manager;
    await expect
      .poll(() => listStoredUps(database, DAY))
      .toMatchObject([
        { customer: 'Ada Lovelace' },
        ...['Cyrus', 'Dora', 'Bea'].map(customer => ({ customer, sender })),
      ]);
  });

  await test.step('lists in Find the entries that the user opened in the earlier release', () =>
    findOpenedBefore(page));
  await test.step('offers the unsaved input of each field of an up', () => sendUpFields(page));
  await test.step('offers all fields of an unsaved new deal', () => addNewDeal(page));
  await test.step('offers unsaved changes of a deal together with the version of the deal on which they were typed', () =>
    updateDeal(page));
  await test.step('offers pasted rows that were not added', () => addPastedDeal(page));
  await test.step('offers unsaved gross together with the version of the deal on which it was typed', () =>
    sendGross(page));
  await test.step('offers unsaved goals together with the goals that were stored when the unsaved goals were typed', () =>
    saveGoals(page));
  await test.step('opens the unsaved queries of the playground', async () => {
    await page.goto('/playground');
    await expect(editorText(page, 'Query')).toContainText('TypedBefore');
    await expect(editorText(page, 'Variables')).toContainText('2026-08-01');
  });
  await test.step('erases discarded input and the cache of Microsoft’s sign-in library at log-out', async () => {
    await logOut(page, 'Discard');
    const keys = await page.evaluate<string[]>('Object.keys(localStorage)');
    expect(keys.filter(key => /^(msal|lastSeen [1-9]|unsaved|typedAt|playground|pasted)/.test(key))).toEqual(
      [],
    );
    const { viewer } = await graphqlAs(page, people.manager, '{ viewer { id } }');
    expect(Number(await readStorage(page, `discardedAt ${viewer.id}`))).toBeGreaterThan(0);
    await expect(scheme(page)).toHaveAttribute('data-color-scheme', 'dark');
  });
});

async function showSeenDays(page: Page) {
  const day = page.getByRole('region', { name: DAY_LABEL });
  const asOf = page.getByText(/Data as of \d+:\d\d [AP]M/).first();
  await expect(scheme(page)).toHaveAttribute('data-color-scheme', 'dark');
  await expect(day).toContainText('Grace Hopper');
  await expect(asOf).toBeVisible();
  await expect(
    page.getByText('3 new ups are saved on this device. Will be sent when you’re back online.'),
  ).toBeVisible();
  const fold = page.getByRole('button', { name: 'My day' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(page.getByRole('region', { name: 'My day' })).toContainText('93');

  await page.getByRole('link', { name: 'UP LOG', exact: true }).click();
  await expect(day).toContainText('Edsger');
  await expect(asOf).toBeVisible();
  await page.goto(`/uplog?day=${DAY}`);
  await expectCustomers(page, 'Ada Lovelace', 'Edsger', 'Dora', 'Bea', 'Cyrus');
  await expect(
    page.getByText('This up is saved on this device. It will be sent when you’re back online.'),
  ).toHaveCount(3);
  // The names come from the people that were last viewed online.
  for (const up of [upRow(page, 2), upRow(page, 4)]) await expectUpFields(up);
}

async function expectUpFields(up: ReturnType<typeof upRow>) {
  for (const [name, value] of [
    ['Salesperson', people.salesperson],
    ['Time Up', '2:15 PM'],
    ['Type', 'Appointment'],
    ['Turned To', 'Kofi Mensah'],
    ['Manager', people.salesManager],
    ['Notes', 'Calls back on Friday'],
    ['Sold', 'OAC'],
  ] as const)
    await expect(upField(up, name)).toHaveValue(value);
  for (const name of ['BDC up?', 'Test drive?', 'Write up?']) await expect(upField(up, name)).toBeChecked();
}

async function sendUpFields(page: Page) {
  await page.goto(`/uplog?day=${DAY}`);
  await expectUpFields(upRow(page, 4));
  const retry = page.getByRole('button', { name: 'Try again' });
  const FIELDS = 11;
  await expect(retry).toHaveCount(FIELDS);
  for (let left = FIELDS - 1; left >= 0; left--) {
    await retry.first().click();
    await expect(retry).toHaveCount(left);
  }
  await expect.poll(() => countStoredInBrowser(page, 'unsavedUp')).toBe(0);
  await page.reload();
  await expect(upField(upRow(page, 1), 'Customer')).toHaveValue('Ada King');
  await expectUpFields(upRow(page, 1));
}

async function addNewDeal(page: Page) {
  await page.goto('/');
  const offer = page.getByText(`Unsaved new deal: #${NEW_DEAL}, Wilhelmina Featherstone.`);
  await offer.locator('..').getByRole('button', { name: 'Continue' }).click();
  for (const [name, value] of [
    ['Deal ID', String(NEW_DEAL)],
    ['Customer Name', 'Wilhelmina Featherstone'],
    ['Car Info', '2026 Harvester'],
    ['Stock Number', 'H-4711'],
    ['Notes', 'Pays by check'],
  ] as const)
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(value);
  for (const [name, value] of [
    ['Sales Manager Name', people.salesManager],
    ['Finance Manager Name', people.financeManager],
    ['Closer', people.salesperson],
    ['Additional Salesperson', 'Kofi Mensah'],
    ['New/Used/Cert', 'Cert'],
    ['Trade Status', 'TRADE X2'],
    ['Deal Status', 'IN FINANCE'],
    ['Delivery Status', 'TBA'],
  ] as const)
    await expect(page.getByRole('combobox', { name, exact: true })).toHaveText(value);
  const date = (name: string) => page.getByRole('group', { name });
  await expect(date('Added Date')).toContainText('03/03/2099');
  // The user did not type this date. It is the day on which the form was opened.
  await expect(date('Delivery Date')).toContainText('03/02/2099');
  await page.getByRole('button', { name: 'Add Deal' }).click();
  await expectToast(page, `Deal #${NEW_DEAL} saved.`);
}

async function updateDeal(page: Page) {
  const headers = await headersAs(page, people.financeManager);
  const response = await page.request.put(`/api/deals/updatedeal?dealId=${CHANGED_DEAL}`, {
    headers,
    data: { notes: 'Wants the red one' },
  });
  expect(response.status()).toBe(200);
  await page.goto(`/?day=${DAY}`);
  await expect(page.getByText(`Unsaved changes to deal #${CHANGED_DEAL}.`)).toBeVisible();
  await page.goto(`/?day=${DAY}&deal=${CHANGED_DEAL}`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Wants the blue one');
  await expect(page.getByRole('group', { name: 'Delivery Date' })).toContainText('03/05/2099');
  const choice = page.getByRole('group', { name: 'Notes: choose yours or theirs' });
  await expect(choice).toContainText('Wants the red one');
  await page.getByRole('button', { name: 'Keep mine: Notes' }).click();
  await page.getByRole('button', { name: 'Update Deal' }).click();
  const listDeals = () =>
    graphqlAs(page, people.manager, '{ dealsOfDay(day: "2099-03-05") { number notes } }');
  const dealsOfDay = [{ number: CHANGED_DEAL, notes: 'Wants the blue one' }];
  await expect.poll(listDeals).toEqual({ dealsOfDay });
}

async function addPastedDeal(page: Page) {
  await page.goto(`/?day=${DAY}`);
  const pasted = page.getByText('2 pasted rows not added yet.');
  await pasted.locator('..').getByRole('button', { name: 'Continue' }).click();
  const table = page.getByRole('table', { name: 'Pasted deals' });
  await expect(table.getByRole('row').nth(1)).toContainText(people.salesperson);
  await page.getByRole('button', { name: 'Add 1 deal' }).click();
  await expect(page.getByRole('article', { name: `Deal ${PASTED_DEAL}` })).toContainText('Ben of the paste');
}

async function sendGross(page: Page) {
  await changeDealAs(page, people.financeManager, 'setDealGross', `number: ${GROSS_DEAL}, frontGross: "300"`);
  await page.goto(`/hog?period=all&search=${GROSS_DEAL}`);
  const alert = (side: string) =>
    page.getByRole('alert').filter({ hasText: `${side} of deal ${GROSS_DEAL}` });
  await expect(alert('Back Gross')).toContainText('“1,775”');
  await expect(alert('Front Gross')).toContainText('“2,250”');
  await page.getByRole('button', { name: 'Retry all' }).click();
  await expect(hogCell(page, GROSS_DEAL, 'frontGross')).toHaveText('Mine$2,250.00Theirs$300.00');
  await page.getByRole('alert').getByRole('button', { name: 'Keep mine: $2,250.00' }).click();
  await expect(hogTotal(page, 'Front Gross')).toHaveText('$2,250.00');
  await expect(hogTotal(page, 'Back Gross')).toHaveText('$1,775.00');
}

async function saveGoals(page: Page) {
  await page.goto('/tick?start=2099-03-01&end=2099-03-31');
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: / goals$/ });
  await expect(dialog.getByLabel('Whole store, Goal')).toHaveValue('12.5');
  await expect(dialog.getByLabel(`${people.salesperson}, Goal`)).toHaveValue('8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const { goals } = await graphqlAs(page, people.manager, '{ goals(month: "2099-03") { total } }');
  expect(goals.map((goal: { total: number }) => goal.total).sort()).toEqual([12.5, 8]);
}

async function findOpenedBefore(page: Page) {
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const before = page.getByRole('dialog', { name: 'Find' }).getByRole('group', { name: 'Recent' });
  await expect(before.getByRole('option').locator('strong')).toHaveText([
    'Up Log',
    'Home',
    `Deal #${GROSS_DEAL}`,
    DAY_LABEL,
    'Activity',
    people.salesperson,
    'Hog',
    'Playground',
  ]);
  await page.keyboard.press('Escape');
}

test('asks about unsaved work of the earlier release even if the work is over 14 days old', async ({
  page,
}) => {
  await openProfile(page, 'signedIn', '/', { writtenAt: Date.UTC(2026, 4, 7, 16) });
  const question = page.getByRole('alertdialog', { name: 'Unsaved work from over 14 days ago' });
  const typedThen = (...works: string[]) => works.map(work => `${work}, May 7th, 2026`);
  await expect(question.getByRole('listitem')).toHaveText(
    typedThen(
      `New deal: #${NEW_DEAL}, Wilhelmina Featherstone`,
      `Changes to deal #${CHANGED_DEAL}`,
      '2 pasted rows',
      'March 2099 goals',
      'Playground tabs',
      `Gross on deal #${GROSS_DEAL} in Hog`,
      `Up Log changes for ${DAY_LABEL}`,
      `New ups for ${DAY_LABEL}`,
    ),
  );
});

test('opens the last page of each person after a sign-in from the login page of the earlier release', async ({
  page,
}) => {
  const idle = page.getByText('You were signed out because you were idle for 15 minutes.');

  await test.step('explains why the session ended, and opens Home when another person signs in', async () => {
    await openProfile(page, 'idledOut', '/login');
    await expect(idle).toBeVisible();
    await signInOnPage(page, people.officeStaff);
    await expect(page).toHaveURL('/');
  });

  await test.step('opens the last page when the same person signs in', async () => {
    await openProfile(page, 'idledOut', '/login');
    await expect(idle).toBeVisible();
    await signInOnPage(page, people.manager);
    await expect(page).toHaveURL(`/hog?period=all&search=${GROSS_DEAL}`);
  });

  await test.step('logs out without asking about queries that are saved in the menu of the playground', () =>
    logOut(page));

  await test.step('opens Home after the sign-in of a person who had logged out on another page', async () => {
    await openProfile(page, 'loggedOut', '/hog');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => page.evaluate('sessionStorage.getItem("justLoggedOut")')).toBeNull();
    await signInOnPage(page, people.salesperson);
    await expect(page).toHaveURL('/');
  });
});

test('keeps the device registered as the display that the earlier release paired', async ({
  page,
  database,
}) => {
  await openProfile(page, 'signedIn', '/robots.txt');
  const { token, letters } = JSON.parse((await readStorage(page, 'displayDevice')) ?? '{}');
  await database.run(
    `insert into display_letters (letters, token_hash, expires_at)
     values ($1, sha256(convert_to($2, 'utf8')), now() + interval '10 minutes')`,
    [letters, token],
  );
  await page.goto('/display');
  await expect(page.getByRole('img', { name: [...letters].join(' '), exact: true })).toBeVisible();
  await expect(scheme(page)).toHaveAttribute('data-color-scheme', 'light');
  await pairDisplay(database, letters);
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await database.run('delete from display');
});

test('hides the install hint that was dismissed in the earlier release', async ({ browser, baseURL }) => {
  const { userAgent, viewport } = devices['iPhone 13'] ?? {};
  const context = await browser.newContext({ baseURL, userAgent, viewport, isMobile: true });
  const page = await context.newPage();
  const hint = page.getByRole('note').filter({ hasText: 'Add to Home Screen' });
  await openProfile(page, 'signedIn', '/');
  await expect(page.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();
  await expect(hint).toHaveCount(0);
  // The hint is shown when the browser has no stored value.
  await page.evaluate('localStorage.removeItem("installHint")');
  await page.reload();
  await expect(hint).toBeVisible();
  await context.close();
});

import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, test as playwright } from '@playwright/test';
import { CONTRAST, findViolations, showScheme } from './accessibility.ts';
import { createDeals, graphqlAs } from './deals.ts';
import {
  listDimFocusRings,
  listHeaders,
  listOverflowingEdges,
  listSmallTargets,
  listSmallTexts,
  listUndescribed,
  listUnexpectedWidths,
  listUnframedTables,
} from './layoutChecks.ts';
import { expectContent, openScreen, screens } from './screens.ts';
import { type TestDatabase, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const isPhone = () => playwright.info().project.name === 'phone';

/** Screens on which the focus rings are checked, one screen of each kind. */
const FOCUS_RING_SCREENS = ['/', '/hog', '/tick', '/uplog', '/potofgold', '/closing'];

/** Name of the button that selects the second view, for each screen with two views. */
const OTHER_VIEWS: Record<string, string> = {
  '/import': 'People',
  '/morningreport': 'Everyone’s',
  '/accesstokens': 'Everyone’s',
  '/potofgold': 'Race',
};

/** Results that the checks of all screens collect. */
interface CollectedResults {
  /** Right edge of the header of each screen. */
  edges: Record<string, number>;
  openedKinds: Set<string>;
  headers: string[];
}

test('follows the layout and accessibility rules on every screen, and explains every header in Help', async ({
  page,
  database,
}) => {
  test.slow();
  await addRareData(database);
  const closing = await closeOldMonth(page);
  await signInAs(page, people.admin);
  const results: CollectedResults = { edges: {}, openedKinds: new Set(), headers: [] };
  for (const address of [...screens, `/closing?closing=${closing}`]) {
    await openScreen(page, address);
    await inspect(page, address, results);
    const viewName = OTHER_VIEWS[address];
    if (viewName && !isPhone())
      await expectNone(address, `parts moved by ${viewName}`, () => listMovedByView(page, viewName));
  }
  for (const { address, file, buttonName } of uploads) {
    await openScreen(page, address);
    await page.getByTestId('sheet-file').setInputFiles(file);
    const nextButton = page.getByRole('button', { name: buttonName, exact: true });
    await expect(nextButton).toBeVisible();
    await inspect(page, `${address}, a file`, results);
    await nextButton.click();
    await expect(nextButton).toHaveCount(0);
    await inspect(page, `${address}, the result`, results);
  }
  expect.soft(new Set(Object.values(results.edges)).size, JSON.stringify(results.edges)).toBe(1);
  if (!isPhone()) {
    await inspectMoreHeaders(page, results);
    // The scrollbar takes the same space on every screen.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
    await inspectMenuRings(page);
  }
});

/** Checks the current screen against the rules for all screens. */
async function inspect(page: Page, name: string, { edges, openedKinds, headers }: CollectedResults) {
  const header = page.getByRole('main').locator('header').first();
  const box = (await header.count()) > 0 && (await header.boundingBox());
  if (box) edges[name] = Math.round(box.x + box.width);
  await expectNone(name, 'small texts', () => listSmallTexts(page));
  await expectNone(name, 'faults that axe finds', () => findViolations(page));
  // A table may turn into framed cards on a phone.
  if (isPhone()) await expectNone(name, 'targets too small for a finger', () => listSmallTargets(page));
  else {
    await expectNone(name, 'tables without a frame', () => listUnframedTables(page));
    await expectNone(name, 'content of another width', () => listUnexpectedWidths(page));
    const hasRingCheck = FOCUS_RING_SCREENS.includes(name);
    if (hasRingCheck) await expectNone(name, 'dim focus rings in light', () => listDimFocusRings(page));
    await showScheme(page, 'dark');
    await expectNone(name, 'contrast faults in dark', () => findViolations(page, CONTRAST));
    if (hasRingCheck) await expectNone(name, 'dim focus rings in dark', () => listDimFocusRings(page));
    await showScheme(page, 'light');
    await inspectHelp(page, name, headers);
  }
  await expectNone(name, 'popovers beyond the window', () => openPopovers(page, openedKinds));
}

/** Compares the visible headers with the terms of Help. The invite page has no bar and thus no Help. */
async function inspectHelp(page: Page, name: string, headers: string[]) {
  if (name.startsWith('/acceptinvite')) return;
  const visibleHeaders = await listHeaders(page);
  headers.push(...visibleHeaders);
  await expectNone(name, 'column headers without a description', () => listUndescribed(page));
  await expectNone(name, 'headers that Help does not explain', () => listUnexplained(page, visibleHeaders));
}

/**
 * Checks the headers of Activity with another period, of the leaderboard of teams, and of the dialog that
 * closes a month.
 */
async function inspectMoreHeaders(page: Page, { headers }: CollectedResults) {
  for (const address of ['/activity?period=this-month', '/leaderboard?mode=TEAMS']) {
    await openScreen(page, address);
    await inspectHelp(page, address, headers);
  }
  await openScreen(page, '/closing');
  await page.getByRole('button', { name: 'Close month', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'People figures' })).toBeVisible();
  const peopleHeaders = await listHeaders(page);
  headers.push(...peopleHeaders);
  await page.keyboard.press('Escape');
  // Help does not open over a dialog.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNone('/closing', 'headers that Help does not explain', () =>
    listUnexplained(page, peopleHeaders),
  );
  expect(headers).toEqual(expect.arrayContaining(['Spiff per used car', 'File']));
  // The boards have more than 120 headers. A lower count would mean that the test did not collect their
  // headers.
  expect(headers.length).toBeGreaterThan(120);
}

/** Reports each finding on a screen as a failure. The test continues with its other checks. */
const expectNone = (name: string, finding: string, list: () => Promise<unknown[]>) =>
  test.step(`${name}: no ${finding}`, async () =>
    expect.soft(await list(), `${name}: ${finding}`).toEqual([]));

/** Adds goals and newly delivered deals, because some screens show additional content for them. */
async function addRareData(database: TestDatabase) {
  await database.run(
    `insert into goal (month, employee_id, total)
     select date_trunc('month', now() at time zone 'America/New_York')::date, id, 9.5 from employee where position = 0
     union all select date_trunc('month', now() at time zone 'America/New_York')::date, null, 90
     on conflict do nothing`,
  );
  await database.run(
    `insert into deal_change (deal_id, deal_number, deal_version, action, field, to_value)
     select id, number, version, 'record', 'deliveryStatus', 'DEL' from deal order by id desc limit 3`,
  );
}

/** Opens Help with its keyboard shortcut and lists the headers that Help does not explain. */
async function listUnexplained(page: Page, headers: string[]): Promise<string[]> {
  const help = page.getByRole('dialog', { name: 'Help' });
  await page.keyboard.press('?');
  await expect(help.getByRole('region', { name: 'Keyboard shortcuts' })).toBeVisible();
  const terms = await help.getByRole('region', { name: 'Terms' }).locator('dt').allTextContents();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  return headers.filter(header => header !== '' && !terms.includes(header));
}

/**
 * Selects the second view of a screen. If this moves the heading or the view button, returns their positions
 * before and after.
 */
async function listMovedByView(page: Page, viewName: string): Promise<unknown[]> {
  const button = page.getByRole('button', { name: viewName });
  const heading = page.getByRole('heading', { level: 1 });
  const readPositions = async () => [await button.boundingBox(), await heading.boundingBox()];
  const before = await readPositions();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectContent(page);
  const after = await readPositions();
  return isDeepStrictEqual(after, before) ? [] : [before, after];
}

/** Checks the focus rings in the menu of a narrow window, in both color schemes. */
async function inspectMenuRings(page: Page) {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const scheme of ['dark', 'light'] as const) {
    await showScheme(page, scheme);
    await expectNone('the menu', `dim focus rings in ${scheme}`, () =>
      listDimFocusRings(page, '[role=dialog]'),
    );
  }
}

const buildCsvFile = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

const uploads = [
  {
    address: '/compare',
    buttonName: 'Compare',
    file: buildCsvFile('recap.csv', [
      'Deal #,Customer,Delivery Date,Front Gross,Back Gross',
      '770001,Ann,05/05/2031,100,20',
    ]),
  },
  {
    address: '/import',
    buttonName: 'Preview',
    file: buildCsvFile('old.csv', [
      'Deal #,Customer,Closer,Condition,Front Gross',
      '770002,Ann,Nobody Here,Demo,100',
      '770003,Ben,Sam Rivera,New,much',
    ]),
  },
];

/** Opens each kind of popover on the screen once, and lists the popovers that extend beyond the window. */
async function openPopovers(page: Page, openedKinds: Set<string>): Promise<string[]> {
  const openers = page.locator(
    'main :is([aria-haspopup=menu], [aria-haspopup=listbox], [aria-haspopup=dialog]):not(:disabled)',
  );
  const findings: string[] = [];
  for (const opener of await openers.filter({ visible: true }).all()) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    // Checks only one popover of each kind: for example, the menu of one month represents the menus of all
    // months.
    const kind = name.replace(/ (of|for) .*$/, '');
    if (openedKinds.has(kind)) continue;
    openedKinds.add(kind);
    await opener.click();
    const popover = page.locator('.MuiPopover-paper, .MuiPickerPopper-paper, .MuiDialog-paper').last();
    await expect(popover).toBeVisible();
    await expect
      .poll(() => listOverflowingEdges(popover))
      .toEqual([])
      .catch(async () =>
        findings.push(`${name} reaches over the window: ${await listOverflowingEdges(popover)}`),
      );
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }
  return findings;
}

/** Closes the month 52 months ago, which no other test uses. */
async function closeOldMonth(page: Page): Promise<number> {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 52, 10)).toISOString().slice(0, 10);
  const soldFields = { delivery_date: day, added_date: day, delivery_status: 'DEL' };
  await createDeals(page, 1, soldFields);
  const month = day.slice(0, 7);
  const { monthToClose } = await graphqlAs(
    page,
    people.admin,
    `{ monthToClose(month: "${month}") { figuresId } }`,
  );
  const { closeMonth } = await graphqlAs(
    page,
    people.admin,
    `mutation { closeMonth(month: "${month}", figuresId: "${monthToClose.figuresId}") { id } }`,
  );
  return closeMonth.id;
}

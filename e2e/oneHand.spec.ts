import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, test as playwright } from '@playwright/test';
import { CONTRAST, faults, showScheme } from './axe.ts';
import type { TestDatabase } from './database.ts';
import { ask, recordOwnDeals } from './hogDeals.ts';
import {
  dimFocusRings,
  listHeaders,
  listUndescribed,
  looseTables,
  otherWidths,
  outside,
  smallTargets,
  smallTexts,
} from './looks.ts';
import { expectContent, openScreen, screens } from './screens.ts';
import { test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const isPhone = () => playwright.info().project.name === 'phone';

/** One of each kind: a day, a list, boards, a dialog over the screen, months. */
const RINGED = ['/', '/hog', '/tick', '/uplog', '/potofgold', '/closing'];

/** The screens with two views, each with the button of the other view. */
const TABS: Record<string, string> = {
  '/import': 'People',
  '/morningreport': 'Everyone’s',
  '/accesstokens': 'Everyone’s',
  '/potofgold': 'Race',
};

/** What the walk has seen so far. */
interface Seen {
  /** The right edge of each screen's head. */
  edges: Record<string, number>;
  openers: Set<string>;
  headers: string[];
}

test('draws every screen by the same rules, for everyone to use, and explains every header', async ({
  page,
  database,
}) => {
  test.slow();
  await fillRareParts(database);
  const closing = await closedMonth(page);
  await signInAs(page, people.admin);
  const seen: Seen = { edges: {}, openers: new Set(), headers: [] };
  for (const address of [...screens, `/closing?closing=${closing}`]) {
    await openScreen(page, address);
    await inspect(page, address, seen);
    const tab = TABS[address];
    if (tab && !isPhone()) await expectNone(address, `parts moved by ${tab}`, () => movedByTab(page, tab));
  }
  for (const { address, file, read } of files) {
    await openScreen(page, address);
    await page.getByTestId('sheet-file').setInputFiles(file);
    const next = page.getByRole('button', { name: read, exact: true });
    await expect(next).toBeVisible();
    await inspect(page, `${address}, a file`, seen);
    await next.click();
    await expect(next).toHaveCount(0);
    await inspect(page, `${address}, the result`, seen);
  }
  expect.soft(new Set(Object.values(seen.edges)).size, JSON.stringify(seen.edges)).toBe(1);
  if (!isPhone()) {
    await inspectMoreHeaders(page, seen);
    // Where a scrollbar takes room, it takes it on every screen.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
    await inspectMenuRings(page);
  }
});

/** Looks at the screen that is shown for everything that holds on every screen. */
async function inspect(page: Page, name: string, { edges, openers, headers }: Seen) {
  const head = page.getByRole('main').locator('header').first();
  const box = (await head.count()) > 0 && (await head.boundingBox());
  if (box) edges[name] = Math.round(box.x + box.width);
  await expectNone(name, 'small texts', () => smallTexts(page));
  await expectNone(name, 'faults that axe finds', () => faults(page));
  // On a phone a table may be cards, each in a frame of its own.
  if (isPhone()) await expectNone(name, 'targets too small for a finger', () => smallTargets(page));
  else {
    await expectNone(name, 'tables without a frame', () => looseTables(page));
    await expectNone(name, 'content of another width', () => otherWidths(page));
    const isRinged = RINGED.includes(name);
    if (isRinged) await expectNone(name, 'dim focus rings in light', () => dimFocusRings(page));
    await showScheme(page, 'dark');
    await expectNone(name, 'contrast faults in dark', () => faults(page, CONTRAST));
    if (isRinged) await expectNone(name, 'dim focus rings in dark', () => dimFocusRings(page));
    await showScheme(page, 'light');
    await inspectHelp(page, name, headers);
  }
  await expectNone(name, 'popovers beyond the window', () => openCold(page, openers));
}

/** Compares the headers that are shown with the words of Help. An invitation has no bar, and no Help in it. */
async function inspectHelp(page: Page, name: string, headers: string[]) {
  if (name.startsWith('/acceptinvite')) return;
  const shown = await listHeaders(page);
  headers.push(...shown);
  await expectNone(name, 'column headers without a description', () => listUndescribed(page));
  await expectNone(name, 'headers that Help does not explain', () => listUnexplained(page, shown));
}

/** The headers of other filters and of a month that is about to be closed. */
async function inspectMoreHeaders(page: Page, { headers }: Seen) {
  for (const address of ['/activity?period=this-month', '/leaderboard?mode=TEAMS']) {
    await openScreen(page, address);
    await inspectHelp(page, address, headers);
  }
  await openScreen(page, '/closing');
  await page.getByRole('button', { name: 'Close month', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Figures of people' })).toBeVisible();
  const ofPeople = await listHeaders(page);
  headers.push(...ofPeople);
  await page.keyboard.press('Escape');
  // Help does not open over a dialog.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNone('/closing', 'headers that Help does not explain', () => listUnexplained(page, ofPeople));
  expect(headers).toEqual(expect.arrayContaining(['Spiff per used car', 'Theirs']));
  // The boards alone have as many: without headers nothing would be compared.
  expect(headers.length).toBeGreaterThan(120);
}

/** Each finding of a screen is a failure, and the rest is still looked at. */
const expectNone = (name: string, what: string, list: () => Promise<unknown[]>) =>
  test.step(`${name}: no ${what}`, async () => expect.soft(await list(), `${name}: ${what}`).toEqual([]));

/** Goals, and deals that were delivered now: some screens draw more with them. */
async function fillRareParts(database: TestDatabase) {
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

/** Opens Help by its key and lists the headers that its words lack. */
async function listUnexplained(page: Page, headers: string[]): Promise<string[]> {
  const help = page.getByRole('dialog', { name: 'Help' });
  await page.keyboard.press('?');
  await expect(help.getByRole('region', { name: 'Keys' })).toBeVisible();
  const words = await help.getByRole('region', { name: 'Words' }).locator('dt').allTextContents();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  return headers.filter(header => header !== '' && !words.includes(header));
}

/** Chooses the other view of a screen and lists what of its head has moved. */
async function movedByTab(page: Page, tab: string): Promise<unknown[]> {
  const button = page.getByRole('button', { name: tab });
  const heading = page.getByRole('heading', { level: 1 });
  const places = async () => [await button.boundingBox(), await heading.boundingBox()];
  const before = await places();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectContent(page);
  const after = await places();
  return isDeepStrictEqual(after, before) ? [] : [before, after];
}

/** The menu of a narrow window, in both schemes. */
async function inspectMenuRings(page: Page) {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const scheme of ['dark', 'light'] as const) {
    await showScheme(page, scheme);
    await expectNone('the menu', `dim focus rings in ${scheme}`, () => dimFocusRings(page, '[role=dialog]'));
  }
}

const file = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

const files = [
  {
    address: '/compare',
    read: 'Compare',
    file: file('recap.csv', [
      'Deal #,Customer,Delivery Date,Front Gross,Back Gross',
      '770001,Ann,05/05/2031,100,20',
    ]),
  },
  {
    address: '/import',
    read: 'Look at the deals',
    file: file('old.csv', [
      'Deal #,Customer,Closer,Condition,Front Gross',
      '770002,Ann,Nobody Here,Demo,100',
      '770003,Ben,Sam Rivera,New,much',
    ]),
  },
];

/** Opens, once each, what the screen can open beside a button or field, and tells what reaches over the window. */
async function openCold(page: Page, opened: Set<string>): Promise<string[]> {
  const openers = page.locator(
    'main :is([aria-haspopup=menu], [aria-haspopup=listbox], [aria-haspopup=dialog]):not(:disabled)',
  );
  const found: string[] = [];
  for (const opener of await openers.filter({ visible: true }).all()) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    // One of a kind is enough: the position of one person, the menu of one month.
    const kind = name.replace(/^.* (?=is )| (of|for) .*$/g, '');
    if (opened.has(kind)) continue;
    opened.add(kind);
    await opener.click();
    const paper = page.locator('.MuiPopover-paper, .MuiPickerPopper-paper, .MuiDialog-paper').last();
    await expect(paper).toBeVisible();
    await expect
      .poll(() => outside(paper))
      .toEqual([])
      .catch(async () => found.push(`${name} reaches over the window: ${await outside(paper)}`));
    await page.keyboard.press('Escape');
    await expect(paper).toBeHidden();
  }
  return found;
}

/** Closes a month that no other test looks at, 52 months ago. */
async function closedMonth(page: Page): Promise<number> {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 52, 10)).toISOString().slice(0, 10);
  const sold = { delivery_date: day, added_date: day, delivery_status: 'DEL' };
  await recordOwnDeals(page, 1, sold);
  const month = day.slice(0, 7);
  const { monthToClose } = await ask(page, people.admin, `{ monthToClose(month: "${month}") { figuresId } }`);
  const { closeMonth } = await ask(
    page,
    people.admin,
    `mutation { closeMonth(month: "${month}", figuresId: "${monthToClose.figuresId}") { id } }`,
  );
  return closeMonth.id;
}

import { expect, type Page, test as playwright } from '@playwright/test';
import { faults } from './axe.ts';
import { ask, recordOwnDeals } from './hogDeals.ts';
import { looseTables, outside, smallTargets, smallTexts } from './looks.ts';
import { screens } from './screens.ts';
import { test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const isPhone = () => playwright.info().project.name === 'phone';

test('every screen is drawn by one hand: heads, texts, tables, targets, what opens, and what axe finds', async ({
  page,
  database,
}) => {
  test.slow();
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
  const closing = await closedMonth(page);
  await signInAs(page, people.admin);
  const edges: Record<string, number> = {};
  const found: Record<string, unknown[]> = {};
  const opened = new Set<string>();

  async function look(name: string) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    const head = page.getByRole('main').locator('header').first();
    const box = (await head.count()) > 0 && (await head.boundingBox());
    if (box) edges[name] = Math.round(box.x + box.width);
    const faulty = [
      ...(await openCold(page, opened)),
      ...(await smallTexts(page)),
      // On a phone a table may be cards, each in a frame of its own.
      ...(await (isPhone() ? smallTargets(page) : looseTables(page))),
      ...(await faults(page)),
    ];
    if (faulty.length > 0) found[name] = faulty;
  }

  for (const address of [...screens, `/closing?closing=${closing}`]) {
    await page.goto(address);
    await look(address);
  }
  for (const { address, file, read } of files) {
    await page.goto(address);
    await page.getByTestId('sheet-file').setInputFiles(file);
    const next = page.getByRole('button', { name: read, exact: true });
    await expect(next).toBeVisible();
    await look(`${address}, a file`);
    await next.click();
    await expect(next).toHaveCount(0);
    await look(`${address}, what comes of it`);
  }
  expect.soft(found).toEqual({});
  expect([...new Set(Object.values(edges))], JSON.stringify(edges)).toHaveLength(1);
});

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

const emptyLists = [
  ['/hog?search=nothing+holds+this', 'No deals found for the selected employee.', 'Clear filters'],
  ['/activity?search=nothing+holds+this', 'No deals match these filters.', 'Clear filters'],
  [
    '/uplogstats?period=custom&start=1990-01-01&end=1990-01-02',
    'No ups found for these filters.',
    'Clear filters',
  ],
  ['/changes?deal=nothing+holds+this', 'No changes match these filters.', 'Clear filters'],
  ['/deleteddeals?search=nothing+holds+this', 'No deleted deal holds this text.', 'Show all deleted deals'],
] as const;

test('a list of nothing stands in a frame, leads on, and is no file', async ({ page }) => {
  await signInAs(page, people.admin);
  for (const [address, words, way] of emptyLists) {
    await page.goto(address);
    const empty = page.getByText(words).locator('..');
    await expect(empty, address).toHaveCSS('border-top-width', '1px');
    await expect(page.getByRole('button', { name: 'Export' }), address).toBeDisabled();
    await empty.getByRole('button', { name: way }).click();
    await expect(page.getByText(words), address).toHaveCount(0);
  }
});

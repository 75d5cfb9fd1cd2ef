import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { badLine } from './badLine.ts';
import { storeFigure } from './board.ts';
import { nextDealNumber } from './dealNumbers.ts';
import { ask, recordOwnDeals } from './hogDeals.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { addCustomers, field, freshDay, openDay, row, untilSaved } from './upLogDays.ts';

/** A customer whom no other test knows. */
const someone = () => `Zebulon Q${Math.floor(Math.random() * 1e9)}`;

/** "Jan 2", as the log speaks of a day. */
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** What stands below the row. */
const linksOf = (page: Page, place: number) => page.locator('[data-up]').nth(place - 1);

/** An up of the day with Kofi Mensah, who took the customer for a drive. */
async function recordVisit(page: Page, day: string, customer: string): Promise<void> {
  const { upPeople } = await ask(page, people.bdcStaff, '{ upPeople { salespeople { id name } } }');
  const kofi = upPeople.salespeople.find(({ name }: { name: string }) => name === 'Kofi Mensah');
  const input = `{customerName: "${customer}", employeeId: ${kofi.id}, isTestDrive: true}`;
  await ask(page, people.bdcStaff, `mutation { addUp(day: "${day}", input: ${input}) { id } }`);
}

/** Adds a sold up of this customer as the last row, whose deal can then be linked. */
async function sell(page: Page, place: number, customer: string): Promise<void> {
  await addCustomers(page, customer);
  const isSaved = untilSaved(page, '"sold":"YES"');
  await field(row(page, place), 'Sold').fill('yes');
  await page.keyboard.press('Tab');
  await isSaved;
}

const whichDeal = (page: Page, place: number) =>
  linksOf(page, place).getByRole('button', { name: 'Which deal?' });
const linkedDeal = (page: Page, place: number, number: number | string | undefined) =>
  linksOf(page, place).getByRole('button', { name: `Deal #${number}`, exact: true });

test('links the visit before and any deal to an up, for a user who cannot add deals', async ({ page }) => {
  const customer = someone();
  const [day, next] = [freshDay(), freshDay()];
  await recordVisit(page, day, customer);
  const { numbers } = await recordOwnDeals(page, 1);
  const [number] = numbers;
  await openDay(page, people.salesperson, next);
  const before = `Back after ${inWords(day)} with Kofi Mensah, test drive`;

  await test.step('completes a half-typed name by the visit before', () => linkVisit(page, day, customer));
  await sell(page, 2, someone());
  await test.step('says that nothing was linked without a connection', () => failToLink(page, number));
  await test.step('links a deal by its number and rejects a number without a deal', () =>
    linkByNumber(page, number));
  await test.step('shows the way to the deal and nothing to edit', () => openWay(page, next, number));
  await test.step('unlinks a deal and undoes that', async () => {
    await linkedDeal(page, 2, number).click();
    await page.getByRole('menuitem', { name: 'Unlink the deal' }).click();
    await expect(whichDeal(page, 2)).toBeVisible();
    await linksOf(page, 2).getByRole('button', { name: 'Undo' }).click();
    await expect(linkedDeal(page, 2, number)).toBeVisible();
  });

  await test.step('stores both links and opens the day of the visit', async () => {
    await reloadOnceStored(page);
    await expect(linkedDeal(page, 2, number)).toBeVisible();
    await expect(field(row(page, 1), 'Type')).toHaveValue('B-Back');
    await linksOf(page, 1).getByRole('button', { name: before }).click();
    await page.getByRole('menuitem', { name: 'Open that day' }).click();
    await expect(page).toHaveURL(`/uplog?day=${day}`);
  });

  await test.step('opens the way to a deal by its number behind a figure', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await storeFigure(page, 'Total', 'Sold').click();
    await page.getByRole('table', { name: 'Deals' }).getByRole('button', { name: /^\d+$/ }).first().click();
    await expect(page.getByRole('dialog', { name: /^Way to deal #/ })).toContainText(
      'No up is linked to this deal.',
    );
  });
});

async function linkVisit(page: Page, day: string, customer: string) {
  await page.getByRole('button', { name: 'Add Row' }).click();
  // A new row takes the focus.
  await expect(field(row(page, 1), 'Salesperson')).toBeFocused();
  const typed = field(row(page, 1), 'Customer');
  await typed.click();
  await page.keyboard.type(customer.slice(0, -2).toLowerCase());
  const offered = page.getByRole('group', { name: 'Earlier visits' });
  await expect(offered).toHaveText(`${customer}, ${inWords(day)} with Kofi Mensah, test drive`);
  await expectUsableByAll(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(typed).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue(customer);
  await expect(field(row(page, 1), 'Type')).toHaveValue('B-Back');
  const before = `Back after ${inWords(day)} with Kofi Mensah, test drive`;
  await expect(linksOf(page, 1)).toContainText(before);
  await expect(offered).toHaveCount(0);

  await linksOf(page, 1).getByRole('button', { name: 'Undo' }).click();
  await expect(field(row(page, 1), 'Type')).toHaveValue('');
  await expect(typed).toHaveValue(customer.slice(0, -2).toLowerCase());
  await expect(linksOf(page, 1)).not.toContainText('Back after');

  await typed.fill(customer);
  await offered.getByRole('button').click();
  await expect(linksOf(page, 1)).toContainText(before);
}

async function failToLink(page: Page, number: number | undefined) {
  const menders = [await badLine(page, 'LinkDeal'), await badLine(page, 'DealsOffered')];
  await whichDeal(page, 2).click();
  const dialog = page.getByRole('dialog', { name: /^The deal of/ });
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await dialog.getByLabel('Deal #').fill(String(number));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Nothing was linked.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(whichDeal(page, 2)).toBeVisible();
  for (const mend of menders) mend();
}

async function linkByNumber(page: Page, number: number | undefined) {
  await whichDeal(page, 2).click();
  const dialog = page.getByRole('dialog', { name: /^The deal of Zebulon/ });
  await expect(dialog).toContainText('No deal of these days has a like customer or the same salesperson.');
  await expect(dialog.getByRole('button', { name: 'New deal' })).toHaveCount(0);
  await dialog.getByLabel('Deal #').fill('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Nothing was linked. There is no deal #1.');
  await expectUsableByAll(page);
  await dialog.getByLabel('Deal #').fill(String(number));
  await page.keyboard.press('Enter');
  await expect(linkedDeal(page, 2, number)).toBeVisible();
}

async function openWay(page: Page, day: string, number: number | undefined) {
  await linkedDeal(page, 2, number).click();
  await expect(page.getByRole('menuitem', { name: 'Show its day' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Its way' }).click();
  const dialog = page.getByRole('dialog', { name: `Way to deal #${number}` });
  await expect(dialog.getByRole('region', { name: 'Way to the deal' })).toContainText(
    `First visit ${inWords(day)} · 1 visit`,
  );
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
}

test('links sold ups to their deals, for a user who adds deals', async ({ page }) => {
  const [before, day] = [freshDay(), freshDay()];
  const customer = someone();
  await recordVisit(page, before, customer);
  const fields = { customer_name: customer, added_date: day, delivery_date: day, delivery_status: 'DEL' };
  const { numbers } = await recordOwnDeals(page, 1, fields);
  const [number] = numbers;

  await test.step('opens the oldest sold up without a deal from Home', async () => {
    await signInAs(page, people.salesManager);
    const line = page.getByRole('group', { name: 'What is open' });
    await line.getByRole('link', { name: /^\d+ sold ups? without a deal$/ }).click();
    await expect(page).toHaveURL(/\/uplog\?day=/);
    await expect(page.getByRole('button', { name: 'Which deal?' }).first()).toBeVisible();
  });

  await page.goto(`/uplog?day=${day}`);
  await test.step('links a deal with a like customer', async () => {
    await addCustomers(page, customer.slice(0, -1));
    await field(row(page, 1), 'Customer').click();
    await page.keyboard.press('End');
    await page.keyboard.type(customer.slice(-1));
    await page.getByRole('group', { name: 'Earlier visits' }).getByRole('button').click();
    await expect(field(row(page, 1), 'Type')).toHaveValue('B-Back');
    await field(row(page, 1), 'Sold').fill('yes');
    await page.keyboard.press('Tab');

    await whichDeal(page, 1).click();
    const dialog = page.getByRole('dialog', { name: `The deal of ${customer}` });
    await dialog.getByRole('button', { name: `#${number} ${customer} Likely match` }).click();
    await expect(dialog).toHaveCount(0);
    await expect(linksOf(page, 1)).toContainText(`Linked to deal #${number}.`);
  });

  await test.step('begins a new deal with what the row says', () => addDealOfUp(page));

  await test.step('opens the deal from the up and the visit from the deal', async () => {
    await linkedDeal(page, 1, number).click();
    await page.getByRole('menuitem', { name: 'Open the deal' }).click();
    const way = page.getByRole('dialog').getByRole('region', { name: 'Way to the deal' });
    await expect(way).toContainText(`First visit ${inWords(before)} · 2 visits · 1 day to the sale`);
    await way.getByRole('link', { name: `${inWords(before)} with Kofi Mensah, test drive` }).click();
    await expect(page).toHaveURL(`/uplog?day=${before}`);
    await expect(field(row(page, 1), 'Customer')).toHaveValue(customer);
  });
});

async function addDealOfUp(page: Page) {
  const [customer, number] = [someone(), nextDealNumber()];
  await addCustomers(page, customer);
  for (const [name, typed, sent] of [
    ['Salesperson', 'sam r', 'employeeId'],
    ['Manager', 'voss', 'managerIntoId'],
    ['Sold', 'yes', '"sold":"YES"'],
  ] as const) {
    const isSaved = untilSaved(page, sent);
    await field(row(page, 2), name).fill(typed);
    await page.keyboard.press('Tab');
    await isSaved;
  }
  await whichDeal(page, 2).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New deal' }).click();
  const form = page.getByRole('form', { name: 'Create Deal' });
  await expect(form.getByLabel('Customer Name')).toHaveValue(customer);
  await expect(form.getByRole('combobox', { name: 'Closer' })).toContainText('Sam Rivera');
  await expect(form.getByRole('combobox', { name: 'Sales Manager Name' })).toContainText('Mara Voss');
  await form.getByLabel('Deal ID').fill(number);
  await form.getByRole('button', { name: 'Add Deal' }).click();
  await expect(linkedDeal(page, 2, number)).toBeVisible();
}

import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { storeFigure } from './board.ts';
import { nextDealNumber } from './dealNumbers.ts';
import { ask, recordOwnDeals } from './hogDeals.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { addCustomers, field, freshDay, openDay, openDayWith, row, untilSaved } from './upLogDays.ts';

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

/** A sold up of this customer, whose deal is asked for. */
async function sell(page: Page, customer: string): Promise<void> {
  await addCustomers(page, customer);
  const isSaved = untilSaved(page);
  await field(row(page, 1), 'Sold').fill('yes');
  await page.keyboard.press('Tab');
  await isSaved;
}

test('a customer who comes back is linked to the visit before, and the half-typed name completed', async ({
  page,
}) => {
  const customer = someone();
  const [day, next] = [freshDay(), freshDay()];
  await recordVisit(page, day, customer);
  await openDay(page, people.salesperson, next);
  await page.getByRole('button', { name: 'Add Row' }).click();
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
  await reloadOnceStored(page);
  await expect(field(row(page, 1), 'Type')).toHaveValue('B-Back');
  await linksOf(page, 1).getByRole('button', { name: before }).click();
  await page.getByRole('menuitem', { name: 'Open that day' }).click();
  await expect(page).toHaveURL(`/uplog?day=${day}`);
});

test('a sold up is linked to a deal of a like name, and each opens the other', async ({ page }) => {
  const [before, day] = [freshDay(), freshDay()];
  const customer = someone();
  await recordVisit(page, before, customer);
  const fields = { customer_name: customer, added_date: day, delivery_date: day, delivery_status: 'DEL' };
  const { numbers } = await recordOwnDeals(page, 1, fields);
  const [number] = numbers;
  await openDay(page, people.salesManager, day);
  await addCustomers(page, customer.slice(0, -1));
  await field(row(page, 1), 'Customer').click();
  await page.keyboard.press('End');
  await page.keyboard.type(customer.slice(-1));
  await page.getByRole('group', { name: 'Earlier visits' }).getByRole('button').click();
  await expect(field(row(page, 1), 'Type')).toHaveValue('B-Back');
  await field(row(page, 1), 'Sold').fill('yes');
  await page.keyboard.press('Tab');

  await linksOf(page, 1).getByRole('button', { name: 'Which deal?' }).click();
  const dialog = page.getByRole('dialog', { name: `The deal of ${customer}` });
  await dialog.getByRole('button', { name: `#${number} ${customer} Likely match` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(linksOf(page, 1)).toContainText(`Linked to deal #${number}.`);

  await linksOf(page, 1)
    .getByRole('button', { name: `Deal #${number}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Open the deal' }).click();
  const way = page.getByRole('dialog').getByRole('region', { name: 'Way to the deal' });
  await expect(way).toContainText(`First visit ${inWords(before)} · 2 visits · 1 day to the sale`);
  await way.getByRole('link', { name: `${inWords(before)} with Kofi Mensah, test drive` }).click();
  await expect(page).toHaveURL(`/uplog?day=${before}`);
  await expect(field(row(page, 1), 'Customer')).toHaveValue(customer);
});

test('any deal is linked by its number, and unlinked; what is no deal is said in its place', async ({
  page,
}) => {
  const { numbers } = await recordOwnDeals(page, 1);
  await openDay(page, people.salesperson, freshDay());
  await sell(page, someone());
  const wanting = linksOf(page, 1).getByRole('button', { name: 'Which deal?' });
  await wanting.click();
  const dialog = page.getByRole('dialog', { name: /^The deal of Zebulon/ });
  await expect(dialog).toContainText('No deal of these days has a like customer or the same salesperson.');
  await expect(dialog.getByRole('button', { name: 'New deal' })).toHaveCount(0);
  await dialog.getByLabel('Deal #').fill('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Nothing was linked. There is no deal #1.');
  await expectUsableByAll(page);
  await dialog.getByLabel('Deal #').fill(String(numbers[0]));
  await page.keyboard.press('Enter');

  const linked = linksOf(page, 1).getByRole('button', { name: `Deal #${numbers[0]}`, exact: true });
  await linked.click();
  await expect(page.getByRole('menuitem', { name: 'Show its day' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Unlink the deal' }).click();
  await expect(wanting).toBeVisible();
  await linksOf(page, 1).getByRole('button', { name: 'Undo' }).click();
  await expect(linked).toBeVisible();
  await page.reload();
  await expect(linked).toBeVisible();
});

test('who may not record deals opens the way to a deal alone: at a linked up, and by its number behind a figure', async ({
  page,
}) => {
  const { numbers } = await recordOwnDeals(page, 1);
  const day = freshDay();
  await openDay(page, people.salesperson, day);
  await sell(page, someone());
  await linksOf(page, 1).getByRole('button', { name: 'Which deal?' }).click();
  await page.getByLabel('Deal #').fill(String(numbers[0]));
  await page.keyboard.press('Enter');
  await linksOf(page, 1)
    .getByRole('button', { name: `Deal #${numbers[0]}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Its way' }).click();
  const dialog = page.getByRole('dialog', { name: `Way to deal #${numbers[0]}` });
  await expect(dialog.getByRole('region', { name: 'Way to the deal' })).toContainText(
    `First visit ${inWords(day)} · 1 visit`,
  );
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectUsableByAll(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  await page.goto('/tick');
  await storeFigure(page, 'Total', 'Sold').click();
  await page.getByRole('table', { name: 'Deals' }).getByRole('button', { name: /^\d+$/ }).first().click();
  await expect(page.getByRole('dialog', { name: /^Way to deal #/ })).toContainText(
    'No up is linked to this deal.',
  );
});

test('whoever records deals begins a new one with what the row says, and it is the up’s', async ({
  page,
}) => {
  const [customer, number] = [someone(), nextDealNumber()];
  await openDayWith(page, people.salesManager, customer);
  for (const [name, typed] of [
    ['Salesperson', 'sam r'],
    ['Manager', 'voss'],
    ['Sold', 'yes'],
  ] as const) {
    const isSaved = untilSaved(page);
    await field(row(page, 1), name).fill(typed);
    await page.keyboard.press('Tab');
    await isSaved;
  }
  await linksOf(page, 1).getByRole('button', { name: 'Which deal?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New deal' }).click();
  const form = page.getByRole('form', { name: 'Create Deal' });
  await expect(form.getByLabel('Customer Name')).toHaveValue(customer);
  await expect(form.getByRole('combobox', { name: 'Closer' })).toContainText('Sam Rivera');
  await expect(form.getByRole('combobox', { name: 'Sales Manager Name' })).toContainText('Mara Voss');
  await form.getByLabel('Deal ID').fill(number);
  await form.getByRole('button', { name: 'Add Deal' }).click();
  await expect(linksOf(page, 1).getByRole('button', { name: `Deal #${number}`, exact: true })).toBeVisible();
});

test('Home tells those who record deals which sold ups have none, and leads to the oldest', async ({
  page,
}) => {
  await signInAs(page, people.officeStaff);
  const line = page.getByRole('group', { name: 'What is open' });
  await line.getByRole('link', { name: /^\d+ sold ups? without a deal$/ }).click();
  await expect(page).toHaveURL(/\/uplog\?day=/);
  await expect(page.getByRole('button', { name: 'Which deal?' }).first()).toBeVisible();
});

test('what cannot be linked is said, and nothing else changes', async ({ page }) => {
  const { numbers } = await recordOwnDeals(page, 1);
  await openDay(page, people.salesperson, freshDay());
  await sell(page, someone());
  await page.route('**/graphql', route =>
    /LinkDeal|DealsOffered/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  );
  await linksOf(page, 1).getByRole('button', { name: 'Which deal?' }).click();
  const dialog = page.getByRole('dialog', { name: /^The deal of/ });
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await dialog.getByLabel('Deal #').fill(String(numbers[0]));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Nothing was linked.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(linksOf(page, 1).getByRole('button', { name: 'Which deal?' })).toBeVisible();
});

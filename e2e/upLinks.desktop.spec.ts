import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { storeFigure } from './board.ts';
import { createDeals, graphqlAs, nextDealNumber } from './deals.ts';
import { failRequests, reloadOnceSaved } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { addCustomers, nextUnusedDay, openDay, upField, upRow, waitForSave } from './upLog.ts';

/** Returns a customer name that no other test uses. */
const randomCustomer = () => `Zebulon Q${Math.floor(Math.random() * 1e9)}`;

/** Formats a day like "Jan 2", as the up log does. */
const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** Returns the element that contains a row and its links. */
const rowLinks = (page: Page, rowNumber: number) => page.locator('[data-up]').nth(rowNumber - 1);

/** Creates an up of the day in which Kofi Mensah went on a test drive with the customer. */
async function createVisit(page: Page, day: string, customer: string): Promise<void> {
  const { upPeople } = await graphqlAs(page, people.bdcStaff, '{ upPeople { salespeople { id name } } }');
  const kofi = upPeople.salespeople.find(({ name }: { name: string }) => name === 'Kofi Mensah');
  const input = `{customerName: "${customer}", employeeId: ${kofi.id}, isTestDrive: true}`;
  await graphqlAs(page, people.bdcStaff, `mutation { addUp(day: "${day}", input: ${input}) { id } }`);
}

/** Adds a sold up of this customer as the last row, which can then be linked to its deal. */
async function addSoldUp(page: Page, rowNumber: number, customer: string): Promise<void> {
  await addCustomers(page, customer);
  const saveResponse = waitForSave(page, '"sold":"YES"');
  await upField(upRow(page, rowNumber), 'Sold').fill('yes');
  await page.keyboard.press('Tab');
  await saveResponse;
}

const dealChoiceButton = (page: Page, rowNumber: number) =>
  rowLinks(page, rowNumber).getByRole('button', { name: 'Link deal' });
const linkedDealButton = (page: Page, rowNumber: number, number: number | string | undefined) =>
  rowLinks(page, rowNumber).getByRole('button', { name: `Deal #${number}`, exact: true });

test('links an up to the previous visit and to any deal, as a user who cannot add deals', async ({
  page,
}) => {
  const customer = randomCustomer();
  const [day, nextDay] = [nextUnusedDay(), nextUnusedDay()];
  await createVisit(page, day, customer);
  const { numbers } = await createDeals(page, 1);
  const [number] = numbers;
  await openDay(page, people.salesperson, nextDay);
  const previousVisit = `Earlier visit: ${formatDay(day)} with Kofi Mensah, test drive`;

  await test.step('completes a half-typed customer name when the previous visit is selected', () =>
    linkVisit(page, day, customer));
  await addSoldUp(page, 2, randomCustomer());
  await test.step('reports that no deal was linked when the requests fail', () =>
    checkFailedLink(page, number));
  await test.step('links a deal by its number and rejects a number that no deal has', () =>
    linkByNumber(page, number));
  await test.step('shows the customer journey of the deal without inputs', () =>
    openJourney(page, nextDay, number));
  await test.step('unlinks a deal and undoes the removal of the link', async () => {
    await linkedDealButton(page, 2, number).click();
    await page.getByRole('menuitem', { name: 'Unlink deal' }).click();
    await expect(dealChoiceButton(page, 2)).toBeVisible();
    await rowLinks(page, 2).getByRole('button', { name: 'Undo' }).click();
    await expect(linkedDealButton(page, 2, number)).toBeVisible();
  });

  await test.step('stores both links of an up and opens the day of the previous visit', async () => {
    await reloadOnceSaved(page);
    await expect(linkedDealButton(page, 2, number)).toBeVisible();
    await expect(upField(upRow(page, 1), 'Type')).toHaveValue('B-Back');
    await rowLinks(page, 1).getByRole('button', { name: previousVisit }).click();
    await page.getByRole('menuitem', { name: 'View that day' }).click();
    await expect(page).toHaveURL(`/uplog?day=${day}`);
  });

  await test.step('opens the customer journey of a deal in the source rows of a figure', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await storeFigure(page, 'Total', 'Sold').click();
    await page.getByRole('table', { name: 'Deals' }).getByRole('button', { name: /^\d+$/ }).first().click();
    await expect(page.getByRole('dialog', { name: /^Customer journey – deal #/ })).toContainText(
      'No ups are linked to this deal.',
    );
  });
});

async function linkVisit(page: Page, day: string, customer: string) {
  await page.getByRole('button', { name: 'Add Row' }).click();
  // A new row takes the focus.
  await expect(upField(upRow(page, 1), 'Salesperson')).toBeFocused();
  const customerField = upField(upRow(page, 1), 'Customer');
  await customerField.click();
  await page.keyboard.type(customer.slice(0, -2).toLowerCase());
  const earlierVisits = page.getByRole('group', { name: 'Earlier visits' });
  await expect(earlierVisits).toHaveText(`${customer}, ${formatDay(day)} with Kofi Mensah, test drive`);
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(customerField).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(customerField).toBeFocused();
  await expect(customerField).toHaveValue(customer);
  await expect(upField(upRow(page, 1), 'Type')).toHaveValue('B-Back');
  const previousVisit = `Earlier visit: ${formatDay(day)} with Kofi Mensah, test drive`;
  await expect(rowLinks(page, 1)).toContainText(previousVisit);
  await expect(earlierVisits).toHaveCount(0);

  await rowLinks(page, 1).getByRole('button', { name: 'Undo' }).click();
  await expect(upField(upRow(page, 1), 'Type')).toHaveValue('');
  await expect(customerField).toHaveValue(customer.slice(0, -2).toLowerCase());
  await expect(rowLinks(page, 1)).not.toContainText('Earlier visit:');

  await customerField.fill(customer);
  await earlierVisits.getByRole('button').click();
  await expect(rowLinks(page, 1)).toContainText(previousVisit);
}

async function checkFailedLink(page: Page, number: number | undefined) {
  const restoreFunctions = [await failRequests(page, 'LinkDeal'), await failRequests(page, 'DealsOffered')];
  await dealChoiceButton(page, 2).click();
  const dialog = page.getByRole('dialog', { name: /^Link a deal to/ });
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await dialog.getByLabel('Deal #').fill(String(number));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Couldn’t change the link.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dealChoiceButton(page, 2)).toBeVisible();
  for (const restore of restoreFunctions) restore();
}

async function linkByNumber(page: Page, number: number | undefined) {
  await dealChoiceButton(page, 2).click();
  const dialog = page.getByRole('dialog', { name: /^Link a deal to Zebulon/ });
  await expect(dialog).toContainText('No deals near this date match the customer or salesperson.');
  await expect(dialog.getByRole('button', { name: 'New deal' })).toHaveCount(0);
  await dialog.getByLabel('Deal #').fill('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Couldn’t change the link. Deal #1 was not found. It may have been deleted or renumbered.',
  );
  await expectAccessible(page);
  await dialog.getByLabel('Deal #').fill(String(number));
  await page.keyboard.press('Enter');
  await expect(linkedDealButton(page, 2, number)).toBeVisible();
}

async function openJourney(page: Page, day: string, number: number | undefined) {
  await linkedDealButton(page, 2, number).click();
  await expect(page.getByRole('menuitem', { name: 'View on Home' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Customer journey' }).click();
  const dialog = page.getByRole('dialog', { name: `Customer journey – deal #${number}` });
  await expect(dialog.getByRole('region', { name: 'Customer journey' })).toContainText(
    `First visit ${formatDay(day)} · 1 visit`,
  );
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
}

test('links sold ups to their deals, as a user who can add deals', async ({ page }) => {
  const [previousDay, day] = [nextUnusedDay(), nextUnusedDay()];
  const customer = randomCustomer();
  await createVisit(page, previousDay, customer);
  const fields = { customer_name: customer, added_date: day, delivery_date: day, delivery_status: 'DEL' };
  const { numbers } = await createDeals(page, 1, fields);
  const [number] = numbers;

  await test.step('opens the oldest sold up without a deal from Home', async () => {
    await signInAs(page, people.salesManager);
    const openItems = page.getByRole('group', { name: 'Open items' });
    await openItems.getByRole('link', { name: /^\d+ sold ups? not linked to a deal$/ }).click();
    await expect(page).toHaveURL(/\/uplog\?day=/);
    await expect(page.getByRole('button', { name: 'Link deal' }).first()).toBeVisible();
  });

  await page.goto(`/uplog?day=${day}`);
  await test.step('links an up to a deal with a similar customer name', async () => {
    await addCustomers(page, customer.slice(0, -1));
    await upField(upRow(page, 1), 'Customer').click();
    await page.keyboard.press('End');
    await page.keyboard.type(customer.slice(-1));
    await page.getByRole('group', { name: 'Earlier visits' }).getByRole('button').click();
    await expect(upField(upRow(page, 1), 'Type')).toHaveValue('B-Back');
    await upField(upRow(page, 1), 'Sold').fill('yes');
    await page.keyboard.press('Tab');

    await dealChoiceButton(page, 1).click();
    const dialog = page.getByRole('dialog', { name: `Link a deal to ${customer}` });
    await dialog.getByRole('button', { name: `#${number} ${customer} Likely match` }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowLinks(page, 1)).toContainText(`Linked to deal #${number}.`);
  });

  await test.step("starts a new deal with the data of the up's row", () => addDealOfUp(page));

  await test.step('opens the deal from an up, and the previous visit from the deal', async () => {
    await linkedDealButton(page, 1, number).click();
    await page.getByRole('menuitem', { name: 'Open deal' }).click();
    const journey = page.getByRole('dialog').getByRole('region', { name: 'Customer journey' });
    await expect(journey).toContainText(
      `First visit ${formatDay(previousDay)} · 2 visits · 1 day to the sale`,
    );
    await journey
      .getByRole('link', { name: `${formatDay(previousDay)} with Kofi Mensah, test drive` })
      .click();
    await expect(page).toHaveURL(`/uplog?day=${previousDay}`);
    await expect(upField(upRow(page, 1), 'Customer')).toHaveValue(customer);
  });
});

async function addDealOfUp(page: Page) {
  const [customer, number] = [randomCustomer(), nextDealNumber()];
  await addCustomers(page, customer);
  for (const [name, text, requestText] of [
    ['Salesperson', 'sam r', 'employeeId'],
    ['Manager', 'voss', 'managerIntoId'],
    ['Sold', 'yes', '"sold":"YES"'],
  ] as const) {
    const saveResponse = waitForSave(page, requestText);
    await upField(upRow(page, 2), name).fill(text);
    await page.keyboard.press('Tab');
    await saveResponse;
  }
  await dealChoiceButton(page, 2).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New deal' }).click();
  const form = page.getByRole('form', { name: 'Create Deal' });
  await expect(form.getByLabel('Customer Name')).toHaveValue(customer);
  await expect(form.getByRole('combobox', { name: 'Closer' })).toContainText('Sam Rivera');
  await expect(form.getByRole('combobox', { name: 'Sales Manager Name' })).toContainText('Mara Voss');
  await form.getByLabel('Deal ID').fill(number);
  await form.getByRole('button', { name: 'Add Deal' }).click();
  await expect(linkedDealButton(page, 2, number)).toBeVisible();
}

import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, toTypedDay, typeDay } from './board.ts';
import { changeDealAs, createDeals, graphqlAs, hogCell, hogRow } from './deals.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

const monthsAgo = (months: number, day: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day)).toISOString().slice(0, 10);
};
const formatMonth = (day: string) =>
  new Date(day).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 44 and 48 months ago: months that no other test uses. */
const day = monthsAgo(44, 20);
const month = day.slice(0, 7);
const lastDay = monthsAgo(43, 0);
const title = formatMonth(day);
const olderDay = monthsAgo(48, 10);

test('resolves the open items of a month, closes and reopens the month, and shows the changed spiffs when it is closed again', async ({
  page,
}) => {
  const [sam, other] = await qualifyTwoSalespeople(page);
  const numbers = await createOpenDeals(page, sam, other);
  const [withoutGross, unconfirmed, , undated, waiting, overdue, unassigned] = numbers;
  const days = `period=custom&start=${month}-01&end=${lastDay}`;
  const chips = page.getByRole('group', { name: 'Open items' });
  const closing = page.getByRole('row', { name: title });
  const pressButton = (name: string) => closing.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: `Close month: ${title}` });
  const frontGross = hogCell(page, withoutGross, 'frontGross');

  await test.step("links from the tick sheet to the month in Closing, and from Closing to the month's deals with open items", async () => {
    await signInAs(page, people.admin, '/tick');
    await page.getByRole('link', { name: 'Closing' }).click();
    // Only the newest completed month has "Close month" as its main button.
    await expect(page.locator('.MuiButton-contained').filter({ hasText: 'Close month' })).toHaveCount(1);
    // Four deals are sold, three of them with gross. Only Sam has sold used cars.
    await expect(closing.getByRole('cell')).toHaveText([
      '4.0',
      '$3,000.00',
      '$1,000.00',
      '7',
      'Open',
      'Close month',
    ]);
    await pressButton('Close month');
    await expect(dialog.getByRole('link', { name: 'Review in Hog' })).toBeVisible();
    await expect(dialog).toContainText(
      'To undo this, a manager or an admin must reopen the month and give a reason.',
    );
    await page.keyboard.press('Escape');
    await closing.getByRole('link', { name: '7', exact: true }).click();
    await expect(chips.getByRole('button')).toHaveText([
      'Open items 7',
      'Missing gross 1',
      'To confirm 3',
      'Changed since confirmed 1',
      'DEL without a date 1',
      'Pending 1',
      'Past delivery date 1',
      'No salesperson 1',
      'No car type 1',
    ]);
  });

  await test.step('moves the focus to the next missing gross when N is pressed', async () => {
    await chips.getByRole('button', { name: 'Missing gross 1' }).click();
    await expect(hogRow(page, unconfirmed)).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(frontGross).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type('1000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(chips.getByRole('button', { name: 'Missing gross 0' })).toBeVisible();
  });
  await updateDealAsAdmin(page, undated, { delivery_date: day });
  await updateDealAsAdmin(page, waiting, soldFields);
  await updateDealAsAdmin(page, overdue, soldFields);
  await updateDealAsAdmin(page, unassigned, { closer_id: sam.id, car_type: 'New' });

  await test.step('confirms the deals one by one with N until no items are open', async () => {
    await signInAs(page, people.officeStaff, `/hog?${days}&open=any&sort=age`);
    await confirmAll(page, numbers);
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('link', { name: 'Closing' }).click();
    await pressButton('Close month');
    await expect(dialog).toContainText('No open items.');
    await dialog.getByRole('button', { name: 'Close month' }).click();
    await expect(closing).toContainText(`Closed by ${people.officeStaff}`);
  });

  await test.step('locks the fields that count in the closed month, both in the deal form and in Hog', async () => {
    await signInAs(page, people.admin, `/hog?search=${withoutGross}&${days}&edit=${withoutGross}`);
    const message = `${title} is closed, so everything that counts toward it is locked.`;
    await expectLockedForm(page, withoutGross, message);
    // The closed months may load after the deals.
    await expect(frontGross.getByRole('img', { name: 'Month closed' })).toBeVisible();
    await frontGross.click();
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await expect(page.getByText(message)).toBeVisible();
    await expect(frontGross.getByRole('img', { name: 'Month closed' })).toBeVisible();
    await expect(frontGross).toHaveText('Month closed$1,000.00');
  });

  await test.step('links from the tick sheet of the closed month to the figures stored at the closing, and exports these figures', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await typeDay(page, 'Start date', toTypedDay(day));
    await typeDay(page, 'End date', toTypedDay(day));
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: `Closed by ${people.officeStaff}` }).click();
    await expect(page.getByRole('heading', { name: `${title} at close` })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Deals: CSV' }).click();
    expect((await download).suggestedFilename()).toContain('-deals-');
  });

  await test.step('accepts changes of deals again after the month was reopened with a reason', async () => {
    await page.getByRole('link', { name: 'Back to months' }).click();
    await pressButton('Reopen');
    await page.getByLabel('Reason').fill('The car was sold by Sam');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await expect(closing).toContainText(/Reopened by .*: The car was sold by Sam/);
    await updateDealAsAdmin(page, undated, { closer_id: sam.id });
    await openScreen(page, `/hog?search=${withoutGross}&${days}`);
    // The cell no longer has a lock.
    await expect(frontGross).toHaveText('$1,000.00');
    await frontGross.click();
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await expect(frontGross).toHaveText('$250.00');
  });

  await test.step('shows the differences from the previous closing, including the spiffs, when the month is closed again', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('link', { name: 'Closing' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(closing.getByRole('cell', { name: '$6,750.00' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await pressButton('Close month');
    const differences = page.getByRole('list', { name: 'Differences' });
    const difference = (number: number | undefined) =>
      differences.getByRole('listitem').filter({ hasText: `#${number}` });
    await expect(difference(undated)).toContainText(`${other.name} → ${sam.name}`);
    await expect(difference(withoutGross)).toContainText('Front Gross: $1,000.00 → $250.00');
    // The pot of $1,000.00 pays for three used cars. Sam had sold two of the cars before, and now has sold
    // all three.
    const spiffs = dialog.getByRole('table', { name: 'Total Spiff since the previous closing' });
    await expect(spiffs.getByRole('row', { name: sam.name })).toContainText('$666.67$1,000.00+$333.33');
    await expect(spiffs.getByRole('row', { name: other.name })).toContainText('$333.33$0.00-$333.33');
    await dialog.getByRole('button', { name: 'Close month' }).click();
    await expect(closing).toContainText(`Closed by ${people.admin}`);

    await closing.getByRole('link', { name: 'View', exact: true }).click();
    const store = page.getByRole('table', { name: 'Store since the previous closing' });
    await expect(store.getByRole('row', { name: 'Gross' })).toHaveText('Gross$7,500.00$6,750.00-$750.00');
    await difference(withoutGross).getByRole('button').click();
    await expect(page.getByRole('form', { name: `Update Deal #${withoutGross}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('shows the figures of a closed month first, followed by a collapsed list of its open items', () =>
    expectCollapsedOpenDeals(page));
});

type Salesperson = { id: number; name: string };

/** Fields of a deal that is sold in this month. */
const soldFields = { delivery_status: 'DEL', delivery_date: day };

/** Creates seven deals of the month, each with a different open item. */
async function createOpenDeals(page: Page, sam: Salesperson, other: Salesperson): Promise<number[]> {
  const numbers = await createDealsOfMonth(page, [
    { ...soldFields, closer_id: sam.id, car_type: 'Used' },
    { ...soldFields, closer_id: sam.id, car_type: 'Used' },
    { ...soldFields, closer_id: sam.id, car_type: 'New' },
    { delivery_status: 'DEL', closer_id: other.id, car_type: 'Used' },
    { delivery_status: 'TBA', closer_id: other.id, car_type: 'New' },
    { delivery_date: day, closer_id: sam.id, car_type: 'New' },
    soldFields,
  ]);
  const [, unconfirmed, changed, undated, waiting, overdue, unassigned] = numbers;
  for (const number of [unconfirmed, changed, undated, waiting, overdue, unassigned])
    await changeDealAs(
      page,
      people.admin,
      'setDealGross',
      `number: ${number}, frontGross: 900, backGross: 100`,
    );
  await changeDealAs(page, people.officeStaff, 'reviewDeal', `number: ${changed}, isConfirmed: true`);
  await updateDealAsAdmin(page, changed, { trade_status: 'TRADE' });
  return numbers;
}

/**
 * Confirms the deals in Hog one by one with N, starting with the deal that was changed after its
 * confirmation.
 */
async function confirmAll(page: Page, numbers: readonly number[]): Promise<void> {
  const [, unconfirmed, changed] = numbers;
  const chips = page.getByRole('group', { name: 'Open items' });
  const confirmBox = (number: number | undefined) =>
    page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
  await chips.getByRole('button', { name: 'Changed since confirmed 1' }).click();
  await expect(hogRow(page, unconfirmed)).toHaveCount(0);
  await expect(confirmBox(changed)).toBeChecked();
  await page.keyboard.press('n');
  await expect(confirmBox(changed)).toBeFocused();
  await page.keyboard.press('Space');
  await chips.getByRole('button', { name: 'To confirm 7' }).click();
  await expect(hogRow(page, unconfirmed)).toBeVisible();
  for (const number of numbers.toSorted((a, b) => a - b)) {
    await expect(confirmBox(number)).not.toBeChecked();
    await page.keyboard.press('n');
    await expect(confirmBox(number)).toBeFocused();
    await page.keyboard.press('Space');
  }
  await chips.getByRole('button', { name: 'Open items 0' }).click();
  await expect(page.getByText(`No open items for ${title}.`)).toBeVisible();
}

/**
 * Asserts that the form of a deal in a closed month only offers fields that do not affect the month's
 * figures. Saves one of these fields.
 */
async function expectLockedForm(page: Page, number: number | undefined, message: string): Promise<void> {
  const form = page.getByRole('form', { name: `Update Deal #${number}` });
  await expect(form.getByText(message)).toBeVisible();
  for (const label of ['Customer Name', 'Car Info', 'Stock Number', 'Notes'])
    await expect(form.getByLabel(label, { exact: true })).toBeEditable();
  const locks = page.getByRole('img', { name: 'Closed month' });
  await expect(form.getByRole('term').filter({ has: locks })).toHaveCount(11);
  await expect(form.locator('input, textarea:not([aria-hidden])')).toHaveCount(4);
  await expect(form.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Update Deal' })).toHaveCount(0);
  await form.getByLabel('Notes').fill('Mended');
  await form.getByRole('button', { name: 'Update Deal' }).click();
  await expect(form).toBeHidden();
}

/**
 * Closes an older month with twelve open deals, and asserts that only ten of these deals are listed at first.
 */
async function expectCollapsedOpenDeals(page: Page): Promise<void> {
  await closeOlderMonth(page);
  await page.getByRole('link', { name: 'Back to months' }).click();
  await page
    .getByRole('row', { name: formatMonth(olderDay) })
    .getByRole('link', { name: 'View', exact: true })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    `${formatMonth(olderDay)} at close`,
    'Store',
    'People',
    'Open items',
  ]);
  const deals = page.getByRole('list', { name: 'Deals with open items' }).getByRole('listitem');
  await expect(deals).toHaveCount(10);
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await expect(deals).toHaveCount(12);
  await page.getByRole('button', { name: 'Show the first 10' }).click();
  await expect(deals).toHaveCount(10);
  // The printed page lists all deals with open items.
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  await expect(deals).toHaveCount(12);
}

/** Closes a month with twelve open deals. */
async function closeOlderMonth(page: Page): Promise<void> {
  await createDeals(page, 12, { delivery_date: olderDay, added_date: olderDay, delivery_status: 'DEL' });
  const monthArgument = `month: "${olderDay.slice(0, 7)}"`;
  const { monthToClose } = await graphqlAs(
    page,
    people.admin,
    `{ monthToClose(${monthArgument}) { figuresId } }`,
  );
  await graphqlAs(
    page,
    people.admin,
    `mutation { closeMonth(${monthArgument}, figuresId: "${monthToClose.figuresId}") { id } }`,
  );
}

/** Grants Sam and another salesperson 12 vacation units in the month, with a pot of $1,000.00 to share. */
async function qualifyTwoSalespeople(page: Page) {
  await graphqlAs(page, people.admin, `mutation { setMonthPot(month: "${month}", total: "1000") { month } }`);
  const { potOfGold } = await graphqlAs(
    page,
    people.admin,
    `{ potOfGold(month: "${month}") { rows { person { id name } } } }`,
  );
  const salespeople: Salesperson[] = potOfGold.rows.map((each: { person: object }) => each.person);
  const sam = salespeople.find(({ name }) => name === people.salesperson);
  const other = salespeople.find(({ name }) => name !== people.salesperson);
  if (!sam || !other) throw new Error('The demo store has salespeople.');
  for (const { id } of [sam, other])
    await graphqlAs(
      page,
      people.admin,
      `mutation { setVacationUnits(employeeId: ${id}, month: "${month}", units: 12) { units } }`,
    );
  return [sam, other] as const;
}

/** Creates one deal of the month for each item. */
async function createDealsOfMonth(page: Page, deals: readonly Record<string, unknown>[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const deal of deals)
    numbers.push(...(await createDeals(page, 1, { added_date: day, ...deal })).numbers);
  return numbers;
}

/** Updates a deal as an admin over the API, independent of the user who is signed in to this page. */
async function updateDealAsAdmin(
  page: Page,
  number: number | undefined,
  fields: Record<string, unknown>,
): Promise<void> {
  const headers = await headersAs(page, people.admin);
  const response = await page.request.put(`/api/deals/updatedeal?dealId=${number}`, {
    headers,
    data: fields,
  });
  expect(response.status()).toBe(200);
}

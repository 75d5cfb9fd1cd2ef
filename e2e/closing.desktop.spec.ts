import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, toTypedDay, typeDay } from './board.ts';
import { ask, cell, changeElsewhere, recordOwnDeals, row } from './hogDeals.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

const dayBefore = (months: number, day: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day)).toISOString().slice(0, 10);
};
const titleOf = (day: string) =>
  new Date(day).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Months that no other test looks at: 44 and 48 months ago. */
const day = dayBefore(44, 20);
const month = day.slice(0, 7);
const end = dayBefore(43, 0);
const title = titleOf(day);
const older = dayBefore(48, 10);

test('works off, closes, reopens and closes a month again, with what it did to the spiffs', async ({
  page,
}) => {
  const [sam, other] = await qualifyTwo(page);
  const numbers = await recordOpenDeals(page, sam, other);
  const [gross, confirm, , undated, waiting, overdue, unassigned] = numbers;
  const days = `period=custom&start=${month}-01&end=${end}`;
  const chips = page.getByRole('group', { name: 'To do' });
  const closing = page.getByRole('row', { name: title });
  const press = (name: string) => closing.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: `Close month: ${title}` });
  const front = cell(page, gross, 'frontGross');

  await test.step('leads from the tick sheet to the month, and from there to its open deals', async () => {
    await signInAs(page, people.admin, '/tick');
    await page.getByRole('link', { name: 'Closing' }).click();
    // Only the newest month that is over has it as its main button.
    await expect(page.locator('.MuiButton-contained').filter({ hasText: 'Close month' })).toHaveCount(1);
    // Four deals are sold, three of them with gross; Sam alone has sold used cars.
    await expect(closing.getByRole('cell')).toHaveText([
      '4.0',
      '$3,000.00',
      '$1,000.00',
      '7',
      'Open',
      'Close month',
    ]);
    await press('Close month');
    await expect(dialog.getByRole('link', { name: 'Look at them in Hog' })).toBeVisible();
    await expect(dialog).toContainText(
      'To undo it, a manager or an admin reopens the month and gives a reason.',
    );
    await page.keyboard.press('Escape');
    await closing.getByRole('link', { name: '7', exact: true }).click();
    await expect(chips.getByRole('button')).toHaveText([
      'To do 7',
      'No gross 1',
      'To confirm 3',
      'Changed since confirmed 1',
      'DEL without a date 1',
      'Waiting 1',
      'Past its date 1',
      'No salesperson 1',
      'No car type 1',
    ]);
  });

  await test.step('goes to the missing gross by N', async () => {
    await chips.getByRole('button', { name: 'No gross 1' }).click();
    await expect(row(page, confirm)).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(front).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type('1000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(chips.getByRole('button', { name: 'No gross 0' })).toBeVisible();
  });
  await updateElsewhere(page, undated, { delivery_date: day });
  await updateElsewhere(page, waiting, sold);
  await updateElsewhere(page, overdue, sold);
  await updateElsewhere(page, unassigned, { closer_id: sam.id, car_type: 'New' });

  await test.step('confirms the deals one after another by N, until nothing is open', async () => {
    await signInAs(page, people.officeStaff, `/hog?${days}&open=any&sort=age`);
    await confirmAll(page, numbers);
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('link', { name: 'Closing' }).click();
    await press('Close month');
    await expect(dialog).toContainText('Nothing is open.');
    await dialog.getByRole('button', { name: 'Close month' }).click();
    await expect(closing).toContainText(`Closed by ${people.officeStaff}`);
  });

  await test.step('locks in the form and in Hog what counts in the closed month', async () => {
    await signInAs(page, people.admin, `/hog?search=${gross}&${days}&edit=${gross}`);
    const sentence = `${title} is closed: nothing that counts in it can change.`;
    await expectLockedForm(page, gross, sentence);
    // The closed months may come after the deals.
    await expect(front.getByRole('img', { name: 'Closed' })).toBeVisible();
    await front.click();
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(front.getByRole('img', { name: 'Closed' })).toBeVisible();
    await expect(front).toHaveText('Closed$1,000.00');
  });

  await test.step('leads from the tick sheet of the month to what was closed, and exports it', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await typeDay(page, 'Start date', toTypedDay(day));
    await typeDay(page, 'End date', toTypedDay(day));
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: `Closed by ${people.officeStaff}` }).click();
    await expect(page.getByRole('heading', { name: `${title}, as it was closed` })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Deals: CSV' }).click();
    expect((await download).suggestedFilename()).toContain('-deals-');
  });

  await test.step('accepts a change again once the month is reopened with a reason', async () => {
    await page.getByRole('link', { name: 'All months' }).click();
    await press('Reopen');
    await page.getByLabel('Reason').fill('The car was sold by Sam');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await expect(closing).toContainText(/Reopened by .*: The car was sold by Sam/);
    await updateElsewhere(page, undated, { closer_id: sam.id });
    await openScreen(page, `/hog?search=${gross}&${days}`);
    // Without its lock.
    await expect(front).toHaveText('$1,000.00');
    await front.click();
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await expect(front).toHaveText('$250.00');
  });

  await test.step('closes it again with what differs, the spiffs among it', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('link', { name: 'Closing' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(closing.getByRole('cell', { name: '$6,750.00' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await press('Close month');
    const differences = page.getByRole('list', { name: 'Differences' });
    const differenceOf = (number: number | undefined) =>
      differences.getByRole('listitem').filter({ hasText: `#${number}` });
    await expect(differenceOf(undated)).toContainText(`${other.name} → ${sam.name}`);
    await expect(differenceOf(gross)).toContainText('Front Gross: $1,000.00 → $250.00');
    // $1,000.00 for three used cars: two of them were Sam's, and now all.
    const spiffs = dialog.getByRole('table', { name: 'Total Spiff since the closing before' });
    await expect(spiffs.getByRole('row', { name: sam.name })).toContainText('$666.67$1,000.00+$333.33');
    await expect(spiffs.getByRole('row', { name: other.name })).toContainText('$333.33$0.00-$333.33');
    await dialog.getByRole('button', { name: 'Close month' }).click();
    await expect(closing).toContainText(`Closed by ${people.admin}`);

    await closing.getByRole('link', { name: 'What was closed' }).click();
    const store = page.getByRole('table', { name: 'Store since the closing before' });
    await expect(store.getByRole('row', { name: 'Gross' })).toHaveText('Gross$7,500.00$6,750.00-$750.00');
    await differenceOf(gross).getByRole('button').click();
    await expect(page.getByRole('form', { name: `Update Deal #${gross}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('shows the figures of a closed month first, and what was open last and folded', () =>
    expectFoldedOpenDeals(page));
});

type Person = { id: number; name: string };

/** What makes a deal of the month a sold one. */
const sold = { delivery_status: 'DEL', delivery_date: day };

/** Records seven deals of the month, of which each has something else open. */
async function recordOpenDeals(page: Page, sam: Person, other: Person): Promise<number[]> {
  const numbers = await recordEach(page, [
    { ...sold, closer_id: sam.id, car_type: 'Used' },
    { ...sold, closer_id: sam.id, car_type: 'Used' },
    { ...sold, closer_id: sam.id, car_type: 'New' },
    { delivery_status: 'DEL', closer_id: other.id, car_type: 'Used' },
    { delivery_status: 'TBA', closer_id: other.id, car_type: 'New' },
    { delivery_date: day, closer_id: sam.id, car_type: 'New' },
    sold,
  ]);
  const [, confirm, changed, undated, waiting, overdue, unassigned] = numbers;
  for (const number of [confirm, changed, undated, waiting, overdue, unassigned])
    await changeElsewhere(
      page,
      people.admin,
      'setDealGross',
      `number: ${number}, frontGross: 900, backGross: 100`,
    );
  await changeElsewhere(page, people.officeStaff, 'reviewDeal', `number: ${changed}, isConfirmed: true`);
  await updateElsewhere(page, changed, { trade_status: 'TRADE' });
  return numbers;
}

/** Confirms the deals in Hog one after another by N, and first the one that was changed since it was confirmed. */
async function confirmAll(page: Page, numbers: readonly number[]): Promise<void> {
  const [, confirm, changed] = numbers;
  const chips = page.getByRole('group', { name: 'To do' });
  const tick = (number: number | undefined) =>
    page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
  await chips.getByRole('button', { name: 'Changed since confirmed 1' }).click();
  await expect(row(page, confirm)).toHaveCount(0);
  await expect(tick(changed)).toBeChecked();
  await page.keyboard.press('n');
  await expect(tick(changed)).toBeFocused();
  await page.keyboard.press('Space');
  await chips.getByRole('button', { name: 'To confirm 7' }).click();
  await expect(row(page, confirm)).toBeVisible();
  for (const number of numbers.toSorted((a, b) => a - b)) {
    await expect(tick(number)).not.toBeChecked();
    await page.keyboard.press('n');
    await expect(tick(number)).toBeFocused();
    await page.keyboard.press('Space');
  }
  await chips.getByRole('button', { name: 'To do 0' }).click();
  await expect(page.getByText(`Nothing is open for ${title}.`)).toBeVisible();
}

/** Requires that the form of a deal in a closed month has fields only for what does not count, and saves one. */
async function expectLockedForm(page: Page, number: number | undefined, sentence: string): Promise<void> {
  const form = page.getByRole('form', { name: `Update Deal #${number}` });
  await expect(form.getByText(sentence)).toBeVisible();
  for (const label of ['Customer Name', 'Car Info', 'Stock Number', 'Notes'])
    await expect(form.getByLabel(label, { exact: true })).toBeEditable();
  const locks = page.getByRole('img', { name: 'Closed' });
  await expect(form.getByRole('term').filter({ has: locks })).toHaveCount(11);
  await expect(form.locator('input, textarea:not([aria-hidden])')).toHaveCount(4);
  await expect(form.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Update Deal' })).toHaveCount(0);
  await form.getByLabel('Notes').fill('Mended');
  await form.getByRole('button', { name: 'Update Deal' }).click();
  await expect(form).toBeHidden();
}

/** Closes an older month with twelve open deals, and requires that what was closed shows ten of them at first. */
async function expectFoldedOpenDeals(page: Page): Promise<void> {
  await closeOlderMonth(page);
  await page.getByRole('link', { name: 'All months' }).click();
  await page
    .getByRole('row', { name: titleOf(older) })
    .getByRole('link', { name: 'What was closed' })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    `${titleOf(older)}, as it was closed`,
    'Store',
    'People',
    'What was open',
  ]);
  const deals = page.getByRole('list', { name: 'Deals that were open' }).getByRole('listitem');
  await expect(deals).toHaveCount(10);
  await page.getByRole('button', { name: 'Show all 12' }).click();
  await expect(deals).toHaveCount(12);
  await page.getByRole('button', { name: 'Show the first 10' }).click();
  await expect(deals).toHaveCount(10);
  // Paper has all of them.
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  await expect(deals).toHaveCount(12);
}

/** Closes a month with twelve open deals. */
async function closeOlderMonth(page: Page): Promise<void> {
  await recordOwnDeals(page, 12, { delivery_date: older, added_date: older, delivery_status: 'DEL' });
  const query = `month: "${older.slice(0, 7)}"`;
  const { monthToClose } = await ask(page, people.admin, `{ monthToClose(${query}) { figuresId } }`);
  await ask(
    page,
    people.admin,
    `mutation { closeMonth(${query}, figuresId: "${monthToClose.figuresId}") { id } }`,
  );
}

/** Gives Sam and another salesperson 12 vacation units of the month, with a pot of $1,000.00 to share. */
async function qualifyTwo(page: Page) {
  await ask(page, people.admin, `mutation { setMonthPot(month: "${month}", total: "1000") { month } }`);
  const { potOfGold } = await ask(
    page,
    people.admin,
    `{ potOfGold(month: "${month}") { rows { person { id name } } } }`,
  );
  const everyone: Person[] = potOfGold.rows.map((each: { person: object }) => each.person);
  const sam = everyone.find(({ name }) => name === people.salesperson);
  const other = everyone.find(({ name }) => name !== people.salesperson);
  if (!sam || !other) throw new Error('The demo store has salespeople.');
  for (const { id } of [sam, other])
    await ask(
      page,
      people.admin,
      `mutation { setVacationUnits(employeeId: ${id}, month: "${month}", units: 12) { units } }`,
    );
  return [sam, other] as const;
}

/** Records deals of the month, one for each of these. */
async function recordEach(page: Page, deals: readonly Record<string, unknown>[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const deal of deals)
    numbers.push(...(await recordOwnDeals(page, 1, { added_date: day, ...deal })).numbers);
  return numbers;
}

/** Changes a deal at another desk. */
async function updateElsewhere(
  page: Page,
  number: number | undefined,
  fields: Record<string, unknown>,
): Promise<void> {
  const headers = await headersAs(page, people.admin);
  const answer = await page.request.put(`/api/deals/updatedeal?dealId=${number}`, { headers, data: fields });
  expect(answer.status()).toBe(200);
}
